import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { useNetwork } from '../../shell/useNetwork.ts';
import { NetworkEditForm } from '../networks/NetworkEditForm.tsx';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/proedit` */
export function AreaEditNetworkRoute() {
  const { netid = '' } = useParams();
  const network = useNetwork(netid);
  return (
    <RequireLevel section="proedit">
      {network ? (
        <NetworkEditForm
          key={netid}
          network={network}
          isGone={false}
          canEditAllowed={false}
          backHref={paths.userArea(netid)}
        />
      ) : (
        <NotFoundRoute />
      )}
    </RequireLevel>
  );
}
