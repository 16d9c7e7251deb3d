import { loadLogs, logsStore } from '../stores/logs.ts';

/** As often as the session is checked. */
const followMs = 7_500;

/**
 * Reads the log again and again while it is there; after a failure it is for the attempts to go on. Nothing is asked
 * while the page is hidden; one that becomes visible again is brought up to date at once. Returns what stops it.
 */
export function followLogs(): () => void {
  function follow(): void {
    if (document.hidden || logsStore.isLoading || logsStore.data.status !== 'ready') return;
    void loadLogs();
  }
  const timer = setInterval(follow, followMs);
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}
