import { useSnapshot } from 'valtio';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { AclPickerScreen } from '../../../screens/acls/AclPickerScreen/AclPickerScreen.tsx';
import { aclPickerView } from '../../../screens/acls/AclPickerScreen/aclPickerView.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { loadNetworks, networksStore, nodesStore } from '../../stores/records.ts';

/** `/acls` */
export function AclPickerRoute() {
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    viewer && (
      <AclPickerScreen
        view={aclPickerView({ isPermitted: canSeeAcls(viewer), networks, nodes, query, rowsPerPage })}
        on={{ refresh: () => void loadNetworks(), search, turnTo }}
      />
    )
  );
}
