import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { useViewer } from '../../shell/useViewer.ts';
import { NetworkEditForm } from '../networks/NetworkEditForm.tsx';
import { useNetworkAt } from '../networks/useNetworkAt.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/proedit` */
export function AreaEditNetworkRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return (
    <RequireLevel section="proedit">
      {viewer && <EditNetwork key={netid} netid={netid} viewer={viewer} />}
    </RequireLevel>
  );
}

/** The network by its own call: the own data has the access keys in clear also where the server hides them. */
function EditNetwork({ netid, viewer }: { netid: string; viewer: Viewer }) {
  const { found, refresh } = useNetworkAt(netid, viewer);
  switch (found.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <NetworkAreaScreen view={found} on={{ retry: refresh }} />;
    case 'ready':
      return (
        <NetworkEditForm
          network={found.network}
          isGone={false}
          canEditAllowed={false}
          backHref={paths.userArea(netid)}
        />
      );
    default:
      return <NotFoundRoute />;
  }
}
