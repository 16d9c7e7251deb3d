import { isAnythingBeingRead } from './resource.ts';
import { whenIdle } from './whenIdle.ts';

const stepMs = 250;
const quietSteps = 4;

/**
 * Runs once the records of the page have been there for a second and the browser is idle, so that what it loads doesn’t
 * share the connection with them. Returns a function that cancels it.
 */
export function whenQuiet(run: () => void): () => void {
  let steps = 0;
  let stopIdle: (() => void) | undefined;
  const timer = setInterval(() => {
    steps = isAnythingBeingRead() ? 0 : steps + 1;
    if (steps < quietSteps) return;
    clearInterval(timer);
    stopIdle = whenIdle(run);
  }, stepMs);
  return () => {
    clearInterval(timer);
    stopIdle?.();
  };
}
