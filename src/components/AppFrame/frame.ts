import { createContext, useContext } from 'react';
import { media } from '../theme/measures.css.ts';
import { useMedia } from '../theme/useMedia.ts';

/** A drawer on phones, a rail below 1024 px, the whole navigation from there on. */
export type FrameWidth = 'phone' | 'rail' | 'wide';

export type Frame = {
  width: FrameWidth;
  openNav: () => void;
  closeNav: () => void;
};

/** Without a frame around it, as in a story, the window counts as wide. */
export const FrameContext = createContext<Frame>({
  width: 'wide',
  openNav: () => undefined,
  closeNav: () => undefined,
});

export const useFrame = () => useContext(FrameContext);

export function useFrameWidth(): FrameWidth {
  const isPhone = useMedia(media.phone);
  const isRail = useMedia(media.rail);
  if (isPhone) return 'phone';
  return isRail ? 'rail' : 'wide';
}
