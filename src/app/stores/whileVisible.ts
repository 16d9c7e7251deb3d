/** Runs at an interval while the page is visible, and at once when it becomes visible again. Returns a stop function. */
export function whileVisible(intervalMs: number, run: () => void): () => void {
  const runIfVisible = () => {
    if (!document.hidden) run();
  };
  const timer = setInterval(runIfVisible, intervalMs);
  document.addEventListener('visibilitychange', runIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
}
