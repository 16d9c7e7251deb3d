import { createContext, useContext, useSyncExternalStore } from 'react';
import { media } from '../theme/measures.css.ts';

/** How much room the window leaves: a drawer on phones, a rail below 1024 px, the whole navigation from there on. */
export type FrameWidth = 'phone' | 'rail' | 'wide';

/** What the frame tells the parts inside it. */
export type Frame = {
  width: FrameWidth;
  openNav: () => void;
  closeNav: () => void;
};

/** Outside a frame, as in a story of one part, the window counts as wide. */
export const FrameContext = createContext<Frame>({
  width: 'wide',
  openNav: () => undefined,
  closeNav: () => undefined,
});

export const useFrame = () => useContext(FrameContext);

const queries = ['phone', 'rail'] as const;

function readWidth(): FrameWidth {
  return queries.find((name) => window.matchMedia(media[name]).matches) ?? 'wide';
}

function subscribe(onChange: () => void): () => void {
  const lists = queries.map((name) => window.matchMedia(media[name]));
  lists.forEach((list) => list.addEventListener('change', onChange));
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
}

export const useFrameWidth = (): FrameWidth => useSyncExternalStore(subscribe, readWidth);
