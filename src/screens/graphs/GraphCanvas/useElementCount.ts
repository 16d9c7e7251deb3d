import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** So few figures are made at once. */
const atOnce = 32;
/** So many of more figures are made within one frame; others would hold up the page. */
const perFrame = 16;

/**
 * How many of `total` things are elements by now: of many, they are made some at a time. None are while they are held
 * back, in a crowd or while things do not stand still yet.
 */
export function useElementCount(total: number, isHeldBack: boolean): number {
  const [count, setCount] = useState(0);
  const isHeld = isHeldBack && total > atOnce;
  const isComplete = total <= atOnce || count >= total;
  useEffect(() => {
    if (isHeld || isComplete) return undefined;
    const more = () => {
      // Asked for first: the last step takes it back.
      frame = requestAnimationFrame(more);
      // Wholly within the frame: effects that came later would watch sizes while the browser reports them.
      flushSync(() => setCount((before) => before + perFrame));
    };
    let frame = requestAnimationFrame(more);
    return () => cancelAnimationFrame(frame);
  }, [isHeld, isComplete]);
  // Whoever comes back from afar starts anew.
  if (isHeld && count > 0) setCount(0);
  if (isHeld) return 0;
  return isComplete ? total : count;
}
