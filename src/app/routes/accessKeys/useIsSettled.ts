import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { serverConfigStore, userDataStore } from '../../stores/records.ts';
import { sessionStore } from '../../stores/session.ts';

/** Whether it is known what the viewer may do: until the edition and the own data came, others than administrators seem to have other rights. */
export function useIsSettled(): boolean {
  const { session } = useSnapshot(sessionStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { data: userData } = useSnapshot(userDataStore);
  const isArriving = (status: string) => status === 'idle' || status === 'loading';
  if (session?.user.isAdmin) return true;
  return !isArriving(config.status) && (!valueOf(config)?.isEE || !isArriving(userData.status));
}
