import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { PaletteButton } from '../../components/Palette/PaletteButton.tsx';
import { findTexts } from '../../domain/find/findText.ts';
import { lazyComponent } from '../crash/lazyComponent.ts';
import type { FinderProps } from './Finder.tsx';

const Finder = lazyComponent(async () => (await import('./Finder.tsx')).Finder);

type FindOpenerProps = Pick<FinderProps, 'viewer' | 'netid'> & { isCompact?: boolean };

/** The search box of the top bar; Control or ⌘ and K open it from everywhere. */
export function FindOpener({ viewer, netid, isCompact = false }: FindOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useEffectEvent(() => setOpen(!isOpen));
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      // Browsers search the web with it.
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <>
      <PaletteButton label={findTexts.open} isCompact={isCompact} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <Finder viewer={viewer} netid={netid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
