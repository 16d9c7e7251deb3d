import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isDeletion, needsForm } from '../../../domain/actions/action.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { askName } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { NodeDetailsScreen } from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { nodeDetailsView } from '../../../screens/nodes/NodeDetailsScreen/nodeDetailsView.ts';
import { nodePaths, areaNodePaths, type NodePaths } from '../../../screens/nodes/nodePaths.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { FreezeWhile, useLeaveAfter } from '../forms/LeaveGuard.tsx';
import { useQuery, without } from '../forms/useQuery.ts';
import { useOnOpen, useViewer, useNow, useRecords } from '../../stores/reading.ts';
import { aclsStore, ensureAcls } from '../../stores/acls.ts';
import { useKnownReports } from '../../stores/knownReports.ts';
import { roleChanges } from '../../stores/changes.ts';
import { useUserArea } from '../guards.tsx';
import { ask } from '../../stores/asked.ts';
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
  const viewer = useViewer();
  const nodes = useRecords().nodes;
  const networks = useRecords().networks.data;
  const clients = valueOf(useRecords().clients.data);
  const { underway } = useSnapshot(roleChanges);
  const acls = useSnapshot(aclsStore);
  const now = useNow();
  const { query, change } = useQuery();

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
    reports: useKnownReports(node),
    acls: acls.netid === netid ? acls.data : { status: 'idle' },
    viewer,
    places,
    now,
    findings: useKnownFindings(),
  });

  const requested = query.get(askName);
  const rows = view.status === 'ready' ? view.roleRows : [];
  const asked = rows.find(({ control }) => control.role === requested && !control.isOn)?.control;
  useOnOpen(
    () => {
      if (!asked || needsForm(asked.action)) return;
      ask([asked.action]);
      change(without(askName), { replace: true });
    },
    asked?.canPress ? asked.role : undefined,
  );

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
