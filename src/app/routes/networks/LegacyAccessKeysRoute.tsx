import { useLocation, useParams } from 'react-router-dom';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { LegacyAccessKeysScreen } from '../../../screens/networks/LegacyAccessKeysScreen/LegacyAccessKeysScreen.tsx';
import { legacyAccessKeysView } from '../../../screens/networks/LegacyAccessKeysScreen/legacyAccessKeysView.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNetworkAt } from './useNetworkAt.ts';

/** `/networks/{netid}/accesskeys` */
export function LegacyAccessKeysRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return viewer ? <LegacyPage netid={netid} viewer={viewer} /> : null;
}

/** §2: its add and delete buttons only write to the browser's console. */
function LegacyPage({ netid, viewer }: { netid: string; viewer: Viewer }) {
  const { pathname } = useLocation();
  const { found, refresh } = useNetworkAt(netid, viewer);
  return (
    <LegacyAccessKeysScreen
      view={legacyAccessKeysView(netid, pathname, found)}
      on={{
        retry: refresh,
        add: () => window.console.info(`Add New Access Key to ${netid}`),
        remove: (name) => window.console.info(`Delete Key ${name} of ${netid}`),
      }}
    />
  );
}
