import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { areaClientLinks } from '../../../screens/externalClients/areaClientLinks.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { ClientsOfNetwork } from '../externalClients/ClientsOfNetwork.tsx';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/vpnview`, which stays under the dialogs of its clients. */
export function AreaClientsRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return (
    <RequireLevel section="vpnview">
      {viewer && <ClientsOfNetwork links={areaClientLinks(viewer, netid)} pickerHref={paths.userArea()} />}
    </RequireLevel>
  );
}
