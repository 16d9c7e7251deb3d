import { useSnapshot } from 'valtio';
import { Notice } from '../../components/Notice/Notice.tsx';
import { counted } from '../../domain/format/count.ts';
import { clock } from '../stores/clock.ts';
import { sessionStore } from '../stores/session.ts';

/** Seconds before its end at which a session is announced to end: a token cannot be renewed (§4). */
const noticeFrom = 10 * 60;

/** What stands above every page shortly before the session ends; undefined before that. */
export function useSessionEndBanner() {
  const { session } = useSnapshot(sessionStore);
  const { now } = useSnapshot(clock);
  if (!session) return undefined;
  const remaining = session.user.expiresAt - now / 1000;
  if (remaining > noticeFrom) return undefined;
  return (
    <Notice
      tone="warning"
      fact={`Your session ends in ${counted(Math.max(1, Math.ceil(remaining / 60)), 'minute')}`}
      advice="Save your work, then log in again."
    />
  );
}
