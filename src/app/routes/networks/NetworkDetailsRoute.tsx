import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { NetworkDetailsScreen } from '../../../screens/networks/NetworkDetailsScreen/NetworkDetailsScreen.tsx';
import { networkDetailsView } from '../../../screens/networks/NetworkDetailsScreen/networkDetailsView.ts';
import { removeNetwork } from '../../flows/networks.ts';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useViewer } from '../../shell/useViewer.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { clock } from '../../stores/clock.ts';
import { useKnownClients } from '../../shell/useKnownClients.ts';
import { useNetworkAt } from './useNetworkAt.ts';

/** `/networks/{netid}` */
export function NetworkDetailsRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return viewer ? <NetworkPage key={netid} netid={netid} viewer={viewer} /> : null;
}

function NetworkPage({ netid, viewer }: { netid: string; viewer: Viewer }) {
  const { pathname } = useLocation();
  const { found, isRefreshing, refresh } = useNetworkAt(netid, viewer);
  const { data: nodes } = useNodes();
  const clients = useKnownClients(viewer);
  const { now } = useSnapshot(clock);
  const navigate = useNavigate();
  const { isUnderway, after } = useDeparture(() => void navigate(paths.networks(), { replace: true }));

  return (
    <Stay while={isUnderway}>
      <NetworkDetailsScreen
        view={networkDetailsView({
          netid,
          address: pathname,
          found,
          nodes,
          clients,
          isRefreshing,
          viewer,
          now: now / 1000,
        })}
        on={{
          refresh,
          remove: (removed) => void after(() => removeNetwork(removed)),
        }}
      />
    </Stay>
  );
}
