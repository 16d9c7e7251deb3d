import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { askName } from '../../../domain/paths.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { NodeDetailsScreen } from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { nodeDetailsView } from '../../../screens/nodes/NodeDetailsScreen/nodeDetailsView.ts';
import { nodePlaces, areaNodePlaces, type NodePlaces } from '../../../screens/nodes/nodePlaces.ts';
import { switchRole } from '../../flows/gateways.ts';
import { removeNode } from '../../flows/nodeRemoval.ts';
import { approveNode, disconnectNode } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { Stay, useDeparture } from '../forms/LeaveGuard.tsx';
import { useQuery } from '../forms/useQuery.ts';
import { useKnownClients, useNeed, useNetworks, useNodes, useViewer } from '../../stores/reading.ts';
import { aclsStore, needAcls } from '../../stores/acls.ts';
import { roleSwitches } from '../../stores/changes.ts';
import { clock } from '../../stores/clock.ts';
import { useUserArea } from '../userArea/RequireLevel.tsx';
import { useCreateRole } from './useCreateRole.ts';

type NodeDetailsRouteProps = {
  node: NodeRef;
  places?: NodePlaces;
  /** The user’s own nodes, which are all that the user area loads. */
  own?: readonly Node[];
};

export function NodeDetailsRoute({ node, places = nodePlaces, own }: NodeDetailsRouteProps) {
  const { network: netid } = node;
  const navigate = useNavigate();
  const { isUnderway, after } = useDeparture(() => void navigate(places.list(netid), { replace: true }));
  const createRole = useCreateRole(places);
  const viewer = useViewer();
  const nodes = useNodes();
  const networks = useNetworks();
  const clients = useKnownClients(viewer);
  const { underway } = useSnapshot(roleSwitches);
  const acls = useSnapshot(aclsStore);
  const { now } = useSnapshot(clock);
  const { query, change } = useQuery();

  const found = (own ?? valueOf(nodes.data))?.find((candidate) => isSameNode(candidate, node));
  const isThere = valueOf(nodes.data)?.some((candidate) => isSameNode(candidate, node)) ?? false;
  const needsAcls = isThere && canSeeAcls(viewer);
  useNeed(needAcls, needsAcls ? netid : undefined);

  const view = nodeDetailsView({
    node,
    nodes: own ? { status: 'ready', value: own, loadedAt: now } : nodes.data,
    networks,
    isRefreshing: nodes.isLoading,
    clients,
    switching: new Set(underway),
    acls: acls.netid === netid ? acls.data : { status: 'idle' },
    viewer,
    places,
    now: now / 1000,
  });

  return (
    <Stay while={isUnderway}>
      <NodeDetailsScreen
        view={view}
        asked={query.get(askName) ?? undefined}
        on={{
          refresh: () => void refreshNodes(),
          createRole,
          switchRole: (named, role, isOn, leftovers) => void switchRole(named, role, isOn, leftovers),
          forgetAsked: () => change(withoutAsked, { replace: true }),
          approve: (named) => void approveNode(named),
          disconnect: () => found && void disconnectNode(found),
          remove: (named, leftovers) => void after(() => removeNode(named, leftovers)),
        }}
      />
    </Stay>
  );
}

function withoutAsked(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  after.delete(askName);
  return after;
}

export function AreaNodeRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const { area, level } = useUserArea(netid);
  return (
    area && (
      <NodeDetailsRoute
        key={nodeId}
        node={{ network: netid, id: nodeId }}
        places={areaNodePlaces(level)}
        own={area.nodes}
      />
    )
  );
}
