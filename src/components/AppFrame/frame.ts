import { createContext, useContext } from 'react';
import { media } from '../theme/measures.css.ts';
import { useMedia } from '../theme/useMedia.ts';

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

export function useFrameWidth(): FrameWidth {
  const isPhone = useMedia(media.phone);
  const isRail = useMedia(media.rail);
  if (isPhone) return 'phone';
  return isRail ? 'rail' : 'wide';
}
