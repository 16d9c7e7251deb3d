import { useLayoutEffect, useReducer, type ReactNode } from 'react';

/**
 * Has the effects of what it holds run as soon as that is drawn: an update in a layout effect waits for them. Otherwise a
 * test could press a key before anything listens, which nobody is quick enough for.
 */
export function EffectsAtOnce({ children }: { children: ReactNode }) {
  const [, draw] = useReducer(() => true, false);
  useLayoutEffect(draw, [draw]);
  return children;
}
