import { Suspense } from 'react';
import { useOutlet, useParams } from 'react-router-dom';
import { areaNodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { NodeListRoute } from '../nodes/NodeListRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';
import { useUserArea } from './useUserArea.ts';

/** `/prouser/{netid}/nodeview`, which stays under the dialogs that make gateways; those are for level 0 only. */
export function AreaNodesRoute() {
  const { netid = '' } = useParams();
  const { area, level } = useUserArea(netid);
  const dialog = useOutlet();
  return (
    <RequireLevel section={dialog ? 'proedit' : 'nodeview'}>
      {area && <NodeListRoute netid={netid} places={areaNodePlaces(level)} own={area.nodes} />}
      <Suspense>{dialog}</Suspense>
    </RequireLevel>
  );
}
