import { subscribeKey } from 'valtio/utils';
import { signOut } from '../flows/signOut.ts';
import { isBeingRead, nodesStore, pollNodes } from '../stores/records.ts';
import { liveSession, sessionStore } from '../stores/session.ts';

/** §4, §9. */
const checkMs = 7_500;
const longestPauseMs = 60_000;

/**
 * Every 7.5 seconds: signs out when that was asked for or the token has run out; otherwise reads an administrator's
 * nodes again. Nothing is read while the page is hidden, while a read is under way, or during the growing pause after
 * reads that failed; a page that becomes visible again is brought up to date at once.
 */
export function startSessionCheck(): () => void {
  let failures = 0;
  let nextReadAt = 0;

  async function refreshNodes(): Promise<void> {
    if (document.hidden || isBeingRead(nodesStore) || Date.now() < nextReadAt) return;
    const result = await pollNodes();
    failures = result.ok ? 0 : failures + 1;
    nextReadAt =
      failures === 0 ? 0 : Date.now() + Math.min(checkMs * 2 ** failures, longestPauseMs) - checkMs / 2;
  }

  function endIfAsked(): void {
    const { endRequested } = sessionStore;
    if (endRequested) signOut(endRequested);
  }

  function check(): void {
    endIfAsked();
    const { session } = sessionStore;
    if (!session) return;
    if (!liveSession()) signOut('expired');
    else if (session.user.isAdmin) void refreshNodes();
  }

  const onVisible = () => {
    if (document.hidden) return;
    nextReadAt = 0;
    check();
  };
  // A token that the server rejects is refused before the frame is drawn, which starts this check.
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
