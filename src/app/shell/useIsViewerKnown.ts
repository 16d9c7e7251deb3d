import { useSnapshot } from 'valtio';
import { sessionStore } from '../stores/session.ts';
import { userDataStore } from '../stores/records.ts';

/**
 * Whether it is settled what a viewer may do: an administrator everything, anybody else what the own data says. A read
 * that failed settles it too; then nothing is offered that would need it.
 */
export function useIsViewerKnown(): boolean {
  const { session } = useSnapshot(sessionStore);
  const { data } = useSnapshot(userDataStore);
  return session?.user.isAdmin === true || data.status === 'ready' || data.status === 'failed';
}
