import { isNetAdmin } from '../../../domain/session/permissions.ts';
import { AccessKeyPickerScreen } from '../../../screens/accessKeys/AccessKeyPickerScreen/AccessKeyPickerScreen.tsx';
import {
  accessKeyPickerView,
  type AccessKeyNetworks,
} from '../../../screens/accessKeys/AccessKeyPickerScreen/accessKeyPickerView.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useViewer } from '../../shell/useViewer.ts';

/** `/access-keys` */
export function AccessKeyPickerRoute() {
  const networks = useAccessKeyNetworks();
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    <AccessKeyPickerScreen
      view={accessKeyPickerView({ networks, query, rowsPerPage })}
      on={{ refresh: () => void refreshNodes(), search, turnTo }}
    />
  );
}

/** All networks for an administrator; for others those they administer. */
function useAccessKeyNetworks(): AccessKeyNetworks {
  const viewer = useViewer();
  const networks = useNetworks();
  if (!viewer || networks.status === 'idle') return { status: 'loading' };
  if (networks.status !== 'ready') return networks;
  return { ...networks, value: networks.value.filter(({ netid }) => isNetAdmin(viewer, netid)) };
}
