import { useEffect, useState } from 'react';

/** So many figures are made within one frame; more would hold up the page. */
const perFrame = 32;

/**
 * How many of `total` things are elements by now, the rest being dots: they are made some at a time, the first ones at
 * once. In a crowd none are.
 */
export function useElementCount(total: number, isCrowded: boolean): number {
  const [count, setCount] = useState(perFrame);
  const isComplete = count >= total;
  useEffect(() => {
    if (isCrowded || isComplete) return undefined;
    const more = () => {
      setCount((before) => before + perFrame);
      frame = requestAnimationFrame(more);
    };
    let frame = requestAnimationFrame(more);
    return () => cancelAnimationFrame(frame);
  }, [isCrowded, isComplete]);
  // Whoever comes back from afar starts anew.
  if (isCrowded && count !== perFrame) setCount(perFrame);
  return isCrowded ? 0 : Math.min(count, total);
}
