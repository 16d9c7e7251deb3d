import { tick } from '../stores/clock.ts';

const tickMs = 5_000;

/** Ages on screen move on every five seconds while the page is visible, and at once when it becomes visible again. */
export function startClockTick(): () => void {
  const onVisibility = () => {
    if (!document.hidden) tick();
  };
  const timer = setInterval(onVisibility, tickMs);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
