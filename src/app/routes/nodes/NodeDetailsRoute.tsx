import { useNavigate, useParams } from 'react-router-dom';
import { isDeletion } from '../../../domain/actions/action.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { NodeDetailsScreen } from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { nodeDetailsView } from '../../../screens/nodes/NodeDetailsScreen/nodeDetailsView.ts';
import { nodePaths, areaNodePaths, type NodePaths } from '../../../screens/nodes/nodePaths.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { FreezeWhile, useLeaveAfter } from '../forms/LeaveGuard.tsx';
import { useNow, useRecords } from '../../stores/reading.ts';
import { useRecentAcls } from '../../reach/useNetworkData.ts';
import { useKnownReports } from '../../stores/knownReports.ts';
import { useUserArea } from '../guards.tsx';
import { useAct } from './useAct.ts';
import { useKnownFindings } from '../../stores/findings.ts';

type NodeDetailsRouteProps = {
  node: NodeRef;
  places?: NodePaths;
  /** The user’s own nodes, which are all that the user dashboard loads. */
  own?: readonly Node[];
};

export function NodeDetailsRoute({ node, places = nodePaths, own }: NodeDetailsRouteProps) {
  const { network: netid } = node;
  const navigate = useNavigate();
  const { isUnderway, after } = useLeaveAfter(() => void navigate(places.list(netid), { replace: true }));
  const act = useAct(places);
  const records = useRecords();
  const now = useNow();

  const isThere = valueOf(records.nodes.data)?.some((candidate) => isSameNode(candidate, node)) ?? false;
  const acls = useRecentAcls(isThere && canSeeAcls(records.viewer) ? netid : undefined);

  const view = nodeDetailsView(records, {
    node,
    places,
    own,
    reports: useKnownReports(node),
    acls,
    findings: useKnownFindings(),
    now,
  });

  return (
    <FreezeWhile while={isUnderway}>
      <NodeDetailsScreen
        view={view}
        on={{
          refresh: () => void refreshNodes(),
          act: (actions, options) =>
            act(actions, actions.some(isDeletion) ? { ...options, around: after } : options),
        }}
      />
    </FreezeWhile>
  );
}

export function AreaNodeRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const { area, level } = useUserArea(netid);
  return (
    area && (
      <NodeDetailsRoute
        key={nodeId}
        node={{ network: netid, id: nodeId }}
        places={areaNodePaths(level)}
        own={area.nodes}
      />
    )
  );
}
