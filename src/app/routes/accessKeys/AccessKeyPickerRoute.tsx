import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import { isNetAdmin } from '../../../domain/session/permissions.ts';
import { AccessKeyPickerScreen } from '../../../screens/accessKeys/AccessKeyPickerScreen/AccessKeyPickerScreen.tsx';
import {
  accessKeyPickerView,
  type AccessKeyNetworks,
} from '../../../screens/accessKeys/AccessKeyPickerScreen/accessKeyPickerView.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { loadNetworks, networksStore, nodesStore, userDataStore } from '../../stores/records.ts';
import { useIsSettled } from './useIsSettled.ts';

/** `/access-keys` */
export function AccessKeyPickerRoute() {
  const networks = useAccessKeyNetworks();
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    <AccessKeyPickerScreen
      view={accessKeyPickerView({ networks, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworks(), search, turnTo }}
    />
  );
}

/** All networks for an administrator; for others those they administer, with keys where the own data has them. */
function useAccessKeyNetworks(): AccessKeyNetworks {
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: userData } = useSnapshot(userDataStore);
  const isSettled = useIsSettled();
  if (!viewer || !isSettled) return { status: 'loading' };
  if (viewer.user.isAdmin) return networks.status === 'idle' ? { status: 'loading' } : networks;
  const told = (valueOf(userData) ?? []).flatMap((data) => data.networks);
  return {
    status: 'ready',
    value: networkChoices(viewer, [], valueOf(nodes) ?? [])
      .filter((netid) => isNetAdmin(viewer, netid))
      .map((netid) => ({
        netid,
        accessKeys: told.find((network) => network.netid === netid)?.accessKeys,
      })),
  };
}
