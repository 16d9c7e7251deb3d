import { subscribeKey } from 'valtio/utils';
import { logOut } from '../flows/logOut.ts';
import { updates } from '../stores/clock.ts';
import { nodesStore, pollNodes } from '../stores/records.ts';
import { isBeingRead } from '../stores/resource.ts';
import { liveSession, sessionStore } from '../stores/session.ts';

const checkMs = 7_500;
const longestPauseMs = 60_000;

/**
 * Logs out when a session ends, and polls nodes for administrators. Polling pauses while the page is hidden and slows
 * down after failures.
 */
export function startSessionCheck(): () => void {
  let failures = 0;
  let nextReadAt = 0;

  async function refreshNodes(): Promise<void> {
    if (document.hidden || updates.isPaused || isBeingRead(nodesStore) || Date.now() < nextReadAt) return;
    const result = await pollNodes();
    failures = result.ok ? 0 : failures + 1;
    nextReadAt =
      failures === 0 ? 0 : Date.now() + Math.min(checkMs * 2 ** failures, longestPauseMs) - checkMs / 2;
  }

  function endIfAsked(): void {
    const { endRequested } = sessionStore;
    if (endRequested) logOut(endRequested);
  }

  function check(): void {
    endIfAsked();
    const { session } = sessionStore;
    if (!session) return;
    if (!liveSession()) logOut('expired');
    else if (session.user.isAdmin) void refreshNodes();
  }

  const onVisible = () => {
    if (document.hidden) return;
    nextReadAt = 0;
    check();
  };
  // The server may have rejected the token before the frame was drawn.
  endIfAsked();
  const timer = setInterval(check, checkMs);
  const stopRequests = subscribeKey(sessionStore, 'endRequested', endIfAsked);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onVisible);
  return () => {
    clearInterval(timer);
    stopRequests();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onVisible);
  };
}
