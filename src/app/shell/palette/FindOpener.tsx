import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';
import { PaletteButton } from '../../../components/Palette/PaletteButton.tsx';
import { pressedKey } from '../../../components/Shortcuts/pressedKey.ts';
import { SingleKeys, useShortcuts } from '../../../components/Shortcuts/useShortcut.ts';
import { navigationOf, sectionPaths } from '../../../domain/session/navigation.ts';
import { labels } from '../../../domain/text/labels.ts';
import { sectionKeys } from '../../../domain/text/shortcutText.ts';
import { useGo } from '../../stores/history.ts';
import { settingsStore } from '../../stores/settings.ts';
import type { FinderProps } from './Finder.tsx';
import { useViewer } from '../../stores/reading.ts';

export const Finder = lazyComponent(async () => (await import('./Finder.tsx')).Finder);
export const Shortcuts = lazyComponent(async () => (await import('./Finder.tsx')).Shortcuts);

type FindOpenerProps = Pick<FinderProps, 'netid'> & { isCompact?: boolean };

export function SingleKeysAsSet({ children }: { children: ReactNode }) {
  const { settings } = useSnapshot(settingsStore);
  return <SingleKeys value={settings.singleKeys !== false}>{children}</SingleKeys>;
}

export function FindOpener({ netid, isCompact = false }: FindOpenerProps) {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const go = useGo();
  const close = () => setOpen(undefined);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || pressedKey(event) !== 'k') return;
    // Browsers use it for web search.
    event.preventDefault();
    setOpen(open === 'palette' ? undefined : 'palette');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  const { base, administration } = navigationOf(useViewer());
  const pages = [...base, ...administration].map(
    (section) => [`g ${sectionKeys[section]}`, () => go(sectionPaths[section](netid))] as const,
  );
  useShortcuts({
    // The former section for reachability.
    'g r': () => go(sectionPaths.findings(netid)),
    ...Object.fromEntries(pages),
    '?': () => setOpen('shortcuts'),
  });
  return (
    <>
      <PaletteButton
        label={labels.action.searchOrRun}
        isCompact={isCompact}
        onPress={() => setOpen('palette')}
      />
      <Suspense>
        {open === 'palette' && (
          <Finder netid={netid} onShortcuts={() => setOpen('shortcuts')} onClose={close} />
        )}
        {open === 'shortcuts' && <Shortcuts onClose={close} />}
      </Suspense>
    </>
  );
}
