import { useSnapshot } from 'valtio';
import { serverConfigStore, userDataStore } from '../stores/records.ts';

/**
 * Whether what a viewer may do is settled: the edition, and on the enterprise one the viewer's own data. A read that
 * failed settles it too; then nothing is offered that would need it.
 */
export function useIsViewerKnown(): boolean {
  const { data: config } = useSnapshot(serverConfigStore);
  const { data: userData } = useSnapshot(userDataStore);
  if (config.status === 'failed') return true;
  if (config.status !== 'ready') return false;
  return !config.value.isEE || userData.status === 'ready' || userData.status === 'failed';
}
