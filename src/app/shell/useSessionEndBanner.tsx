import { useSnapshot } from 'valtio';
import { Notice } from '../../components/Notice/Notice.tsx';
import { sessionEndNotice } from '../../domain/session/session.ts';
import { clock } from '../stores/clock.ts';
import { sessionStore } from '../stores/session.ts';

/** What stands above every page shortly before the session ends; undefined before that. */
export function useSessionEndBanner() {
  const { session } = useSnapshot(sessionStore);
  const { now } = useSnapshot(clock);
  const fact = session && sessionEndNotice(session, now / 1000);
  if (fact === undefined) return undefined;
  return <Notice tone="warning" fact={fact} advice="Save your work, then log in again." />;
}
