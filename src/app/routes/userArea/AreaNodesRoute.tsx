import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { areaNodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { NodeListRoute } from '../nodes/NodeListRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';
import { useUserArea } from './useUserArea.ts';

/** `/prouser/{netid}/nodeview`, which stays under the dialogs that make gateways. */
export function AreaNodesRoute() {
  const { netid = '' } = useParams();
  const { area } = useUserArea(netid);
  return (
    <RequireLevel section="nodeview">
      {area && (
        <NodeListRoute netid={netid} places={areaNodePlaces(area.user.accessLevel)} own={area.nodes} />
      )}
      <Suspense>
        <Outlet />
      </Suspense>
    </RequireLevel>
  );
}
