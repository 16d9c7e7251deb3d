import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import { isNetAdmin } from '../../../domain/session/permissions.ts';
import { AccessKeyPickerScreen } from '../../../screens/accessKeys/AccessKeyPickerScreen/AccessKeyPickerScreen.tsx';
import {
  accessKeyPickerView,
  type AccessKeyPickerInput,
} from '../../../screens/accessKeys/AccessKeyPickerScreen/accessKeyPickerView.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { loadNetworks, networksStore } from '../../stores/networks.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { userDataStore } from '../../stores/userData.ts';
import { useIsSettled } from './useIsSettled.ts';

/** `/access-keys` */
export function AccessKeyPickerRoute() {
  return (
    <AccessKeyPickerScreen
      view={accessKeyPickerView(usePickerInput())}
      on={{ retry: () => void loadNetworks() }}
    />
  );
}

/** All networks for an administrator; for others those they administer, with keys where the own data has them. */
function usePickerInput(): AccessKeyPickerInput {
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: userData } = useSnapshot(userDataStore);
  const isSettled = useIsSettled();
  if (!viewer || !isSettled) return { status: 'loading' };
  if (viewer.user.isAdmin) {
    if (networks.status === 'failed') return networks;
    return networks.status === 'ready'
      ? { status: 'ready', networks: networks.value }
      : { status: 'loading' };
  }
  const told = (valueOf(userData) ?? []).flatMap((data) => data.networks);
  return {
    status: 'ready',
    networks: networkChoices(viewer, [], valueOf(nodes) ?? [])
      .filter((netid) => isNetAdmin(viewer, netid))
      .map((netid) => ({
        netid,
        accessKeys: told.find((network) => network.netid === netid)?.accessKeys,
      })),
  };
}
