import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { ClientPickerScreen } from '../../../screens/externalClients/ClientPickerScreen/ClientPickerScreen.tsx';
import { clientPickerView } from '../../../screens/externalClients/ClientPickerScreen/clientPickerView.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';
import { searched } from '../dns/searched.ts';
import { useClientLists } from './useClientLists.ts';

/** `/ext-clients` */
export function ClientPickerRoute() {
  const viewer = useViewer();
  return viewer && <Picker viewer={viewer} />;
}

function Picker({ viewer }: { viewer: Viewer }) {
  const [query, setQuery] = useSearchParams();
  const { lists, netids } = useClientLists(viewer);
  const { rowsPerPage } = useSnapshot(settingsStore).settings;
  return (
    <ClientPickerScreen
      view={clientPickerView({ netids, lists, query, rowsPerPage })}
      on={{
        refresh: () => void refreshNodes(),
        search: (text) => setQuery(searched(query, text, ['']), { replace: true }),
        turnTo: (request) => {
          const shown = readPageRequest(query, rowsPerPage);
          if (request.rowsPerPage !== shown.rowsPerPage) setRowsPerPage(request.rowsPerPage);
          setQuery(writePageRequest(query, request));
        },
      }}
    />
  );
}
