import { connection } from '../stores/connection.ts';

/** Follows whether the browser has any network at all. */
export function startConnectionWatch(): () => void {
  const look = () => {
    connection.isOffline = !navigator.onLine;
  };
  look();
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}
