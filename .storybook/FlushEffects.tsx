import { useLayoutEffect, useReducer, type ReactNode } from 'react';

/**
 * Runs the effects of its children as soon as they are rendered, because an update in a layout effect waits for them.
 * Otherwise a test could press a key before anything listens.
 */
export function FlushEffects({ children }: { children: ReactNode }) {
  const [, draw] = useReducer(() => true, false);
  useLayoutEffect(draw, [draw]);
  return children;
}
