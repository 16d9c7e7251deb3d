import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { areaClientLinks } from '../../../screens/externalClients/areaClientLinks.ts';
import { ClientsOfNetwork } from '../externalClients/ClientsOfNetwork.tsx';
import { RequireLevel } from './RequireLevel.tsx';
import { useUserArea } from './useUserArea.ts';

/** `/prouser/{netid}/vpnview`, which stays under the dialogs of its clients. */
export function AreaClientsRoute() {
  const { netid = '' } = useParams();
  const { area } = useUserArea(netid);
  return (
    <RequireLevel section="vpnview">
      {area && (
        <ClientsOfNetwork links={areaClientLinks(area.user.accessLevel)} pickerHref={paths.userArea()} />
      )}
    </RequireLevel>
  );
}
