import { subscribeKey } from 'valtio/utils';
import { logOut } from '../flows/logOut.ts';
import { updates } from '../stores/clock.ts';
import { pollMs } from '../stores/polling.ts';
import { followNodes } from '../stores/records.ts';
import { liveSession, sessionStore } from '../stores/session.ts';

/** Logs out when a session ends, also while the page is hidden, and polls nodes for administrators. */
export function startSessionCheck(): () => void {
  // The server may have rejected the token before the frame was drawn.
  endIfAsked();
  const timer = setInterval(check, pollMs);
  const stopRequests = subscribeKey(sessionStore, 'endRequested', endIfAsked);
  document.addEventListener('visibilitychange', check);
  const stopPolling = followNodes(() => !updates.isPaused && liveSession()?.user.isAdmin === true);
  return () => {
    clearInterval(timer);
    stopRequests();
    document.removeEventListener('visibilitychange', check);
    stopPolling();
  };
}

function endIfAsked(): void {
  const { endRequested } = sessionStore;
  if (endRequested) logOut(endRequested);
}

function check(): void {
  endIfAsked();
  if (sessionStore.session && !liveSession()) logOut('expired');
}
