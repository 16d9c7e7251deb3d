import { useParams } from 'react-router-dom';
import { areaNodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { NodeDetailsRoute } from '../nodes/NodeDetailsRoute.tsx';
import { RequireLevel } from './RequireLevel.tsx';
import { useUserArea } from './useUserArea.ts';

/** `/prouser/{netid}/nodeview/view/{nodeId}`: everything known of one node, to be read. */
export function AreaNodeRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const { area, level } = useUserArea(netid);
  return (
    <RequireLevel section="nodeview">
      {area && (
        <NodeDetailsRoute
          key={nodeId}
          node={{ network: netid, id: nodeId }}
          places={areaNodePlaces(level)}
          own={area.nodes}
        />
      )}
    </RequireLevel>
  );
}
