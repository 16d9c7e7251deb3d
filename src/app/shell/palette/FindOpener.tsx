import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { late } from '../../../components/late/late.tsx';
import { PaletteButton } from '../../../components/Palette/PaletteButton.tsx';
import { SingleKeys, useShortcuts } from '../../../components/Shortcuts/useShortcut.ts';
import { findTexts } from '../../../domain/find/findText.ts';
import { navigationOf, sectionPaths } from '../../../domain/session/navigation.ts';
import { sectionKeys } from '../../../domain/text/shortcutText.ts';
import { useGo } from '../history.ts';
import { settingsStore } from '../../stores/settings.ts';
import type { FinderProps } from './Finder.tsx';

const onMissing = ({ onClose }: Pick<FinderProps, 'onClose'>) => onClose();
const Finder = late(async () => (await import('./Finder.tsx')).Finder, { onMissing });
const Shortcuts = late(async () => (await import('./Finder.tsx')).Shortcuts, { onMissing });

type FindOpenerProps = Pick<FinderProps, 'viewer' | 'netid'> & { isCompact?: boolean };

export function SingleKeysAsSet({ children }: { children: ReactNode }) {
  const { settings } = useSnapshot(settingsStore);
  return <SingleKeys value={settings.singleKeys !== false}>{children}</SingleKeys>;
}

export function FindOpener({ viewer, netid, isCompact = false }: FindOpenerProps) {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const early = useRef<string>(undefined);
  const go = useGo();
  const close = () => {
    early.current = undefined;
    setOpen(undefined);
  };
  const openPalette = () => {
    early.current = '';
    setOpen('palette');
  };
  const begins = {
    typed: () => early.current ?? '',
    stands: () => {
      early.current = undefined;
    },
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      // Browsers search the web with it.
      event.preventDefault();
      if (open === 'palette') close();
      else openPalette();
    } else if (early.current !== undefined && !isCommand && event.key.length === 1) {
      event.preventDefault();
      event.stopPropagation();
      early.current += event.key;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  const { base, administration } = navigationOf(viewer);
  const pages = [...base, ...administration].map(
    (section) => [`g ${sectionKeys[section]}`, () => go(sectionPaths[section](netid))] as const,
  );
  useShortcuts({ ...Object.fromEntries(pages), '?': () => setOpen('shortcuts') });
  return (
    <>
      <PaletteButton label={findTexts.open} isCompact={isCompact} onPress={openPalette} />
      {open === 'palette' && (
        <Finder
          viewer={viewer}
          netid={netid}
          begins={begins}
          onShortcuts={() => setOpen('shortcuts')}
          onClose={close}
        />
      )}
      {open === 'shortcuts' && <Shortcuts viewer={viewer} onClose={close} />}
    </>
  );
}
