import { tick } from '../stores/clock.ts';

const tickMs = 5_000;

/** Ages on screen move on every five seconds while the page is visible, and at once when it becomes visible again. */
export function startClockTick(): () => void {
  const timer = setInterval(tickIfVisible, tickMs);
  document.addEventListener('visibilitychange', tickIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tickIfVisible);
  };
}

function tickIfVisible(): void {
  if (!document.hidden) tick();
}
