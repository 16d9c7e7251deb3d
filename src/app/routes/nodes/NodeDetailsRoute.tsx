import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { askName } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { NodeDetailsScreen } from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { nodeDetailsView } from '../../../screens/nodes/NodeDetailsScreen/nodeDetailsView.ts';
import { nodePaths, areaNodePaths, type NodePaths } from '../../../screens/nodes/nodePaths.ts';
import { switchRole } from '../../flows/gateways.ts';
import { removeNode } from '../../flows/deletions.ts';
import { disconnectNode } from '../../flows/nodeEdits.ts';
import { approveNode } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { FreezeWhile, useLeaveAfter } from '../forms/LeaveGuard.tsx';
import { useQuery, without } from '../forms/useQuery.ts';
import {
  useKnownClients,
  useOnOpen,
  useNetworks,
  useNodes,
  useViewer,
  useNow,
} from '../../stores/reading.ts';
import { aclsStore, ensureAcls } from '../../stores/acls.ts';
import { roleChanges } from '../../stores/changes.ts';
import { useUserArea } from '../guards.tsx';
import { useCreateRole } from './useCreateRole.ts';
import { useKnownFindings } from '../../stores/findings.ts';

type NodeDetailsRouteProps = {
  node: NodeRef;
  places?: NodePaths;
  /** The user’s own nodes, which are all that the user area loads. */
  own?: readonly Node[];
};

export function NodeDetailsRoute({ node, places = nodePaths, own }: NodeDetailsRouteProps) {
  const { network: netid } = node;
  const navigate = useNavigate();
  const { isUnderway, after } = useLeaveAfter(() => void navigate(places.list(netid), { replace: true }));
  const createRole = useCreateRole(places);
  const viewer = useViewer();
  const nodes = useNodes();
  const networks = useNetworks();
  const clients = useKnownClients();
  const { underway } = useSnapshot(roleChanges);
  const acls = useSnapshot(aclsStore);
  const now = useNow();
  const { query, change } = useQuery();

  const found = (own ?? valueOf(nodes.data))?.find((candidate) => isSameNode(candidate, node));
  const isThere = valueOf(nodes.data)?.some((candidate) => isSameNode(candidate, node)) ?? false;
  const needsAcls = isThere && canSeeAcls(viewer);
  useOnOpen(ensureAcls, needsAcls ? netid : undefined);

  const view = nodeDetailsView({
    node,
    nodes: own ? { status: 'ready', value: own, loadedAt: now * 1000 } : nodes.data,
    networks,
    isRefreshing: nodes.isLoading,
    clients,
    switching: new Set(underway),
    acls: acls.netid === netid ? acls.data : { status: 'idle' },
    viewer,
    places,
    now,
    findings: useKnownFindings(),
  });

  return (
    <FreezeWhile while={isUnderway}>
      <NodeDetailsScreen
        view={view}
        requestedRole={query.get(askName) ?? undefined}
        on={{
          refresh: () => void refreshNodes(),
          createRole,
          switchRole,
          forgetAsked: () => change(without(askName), { replace: true }),
          approve: approveNode,
          disconnect: () => found && void disconnectNode(found),
          remove: (named, leftovers) => void after(() => removeNode(named, leftovers)),
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
