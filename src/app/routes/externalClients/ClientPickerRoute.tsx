import type { Viewer } from '../../../domain/session/permissions.ts';
import { ClientPickerScreen } from '../../../screens/externalClients/ClientPickerScreen/ClientPickerScreen.tsx';
import { clientPickerView } from '../../../screens/externalClients/ClientPickerScreen/clientPickerView.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useClientLists } from './useClientLists.ts';

/** `/ext-clients` */
export function ClientPickerRoute() {
  const viewer = useViewer();
  return viewer && <Picker viewer={viewer} />;
}

function Picker({ viewer }: { viewer: Viewer }) {
  const { lists, netids } = useClientLists(viewer);
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    <ClientPickerScreen
      view={clientPickerView({ netids, lists, viewer, query, rowsPerPage })}
      on={{ refresh: () => void refreshNodes(), search, turnTo }}
    />
  );
}
