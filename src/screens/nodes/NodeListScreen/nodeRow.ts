import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import {
  isOlderVersion,
  nodeKey,
  type NamedNode,
  type Node,
  type NodeRef,
} from '../../../domain/node/node.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canApprove, canEditNode } from '../../../domain/session/permissions.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import { bulkDeletion, nodeDeletion, type DeletionContext, type NodeDeletion } from '../nodeDeletion.ts';
import { aclLink, type LinkOrReason, type NodePlaces } from '../nodePlaces.ts';
import { tagsOf, type NodeTag } from '../NodeTags/nodeTags.ts';
import { roleControl, type RoleControl, type RoleSurroundings } from '../roles/roleControl.ts';

export type NodeRow = {
  readonly key: string;
  readonly node: NodeRef;
  readonly name: string;
  readonly href: string;
  readonly isPending: boolean;
  readonly tags: readonly NodeTag[];
  /** IPv4 before IPv6; those there are. */
  readonly addresses: readonly string[];
  readonly network: string;
  readonly networkHref: string | undefined;
  /** Empty when the node did not say. */
  readonly version: string;
  /** Older than the server's. */
  readonly isOlder: boolean;
  /** The roles that the list has columns for, held or not; undefined before approval. */
  readonly roles: readonly RoleControl[] | undefined;
  readonly health: HealthView;
  readonly canApprove: boolean;
  readonly editing: LinkOrReason;
  readonly acls: LinkOrReason | undefined;
  readonly deletion: NodeDeletion;
};

export type RowSurroundings = RoleSurroundings & {
  readonly places: NodePlaces;
  readonly serverVersion: string;
  readonly roles: readonly GatewayRole[];
  /** Unix seconds: another one when the state of a node changes. */
  readonly now: number;
  readonly timeZone?: string | undefined;
};

export function nodeRow(node: Node, around: RowSurroundings): NodeRow {
  const { viewer, networks, places, serverVersion, roles, timeZone } = around;
  return {
    key: nodeKey(node),
    node: { network: node.network, id: node.id },
    name: node.name,
    href: places.node(node),
    isPending: node.isPending,
    tags: tagsOf(node, around.now),
    addresses: [node.address, node.address6].filter((address) => address !== ''),
    network: node.network,
    networkHref: places.network(node.network),
    version: versionLabel(node.version),
    isOlder: isOlderVersion(node.version, serverVersion),
    roles: node.isPending ? undefined : roles.map((role) => roleControl(node, role, around)),
    health: healthView(node, timeZone, networks.get(node.network)),
    canApprove: canApprove(viewer, node, networks.get(node.network)),
    editing: canEditNode(viewer, node)
      ? { href: places.edit(node) }
      : { href: undefined, disabledReason: `Available to administrators of ${node.network}` },
    acls: aclLink(node, viewer),
    deletion: nodeDeletion(node, around),
  };
}

/** Failover is an enterprise role, the hub one of point-to-site networks. */
export function listedRoles(isEE: boolean, isPointToSite: boolean): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => (role !== 'failover' || isEE) && (role !== 'hub' || isPointToSite));
}

/** What can be done with the selected nodes. Those that the filters hide are not touched, and so not counted. */
export type SelectionView = {
  readonly keys: ReadonlySet<string>;
  readonly count: number;
  readonly approvable: readonly NamedNode[];
  readonly deletable: readonly NamedNode[];
  readonly deletion: NodeDeletion;
};

/** A node as an action on several needs it: the names stand in the list of results. */
export function selectionView(
  selected: readonly Node[],
  context: DeletionContext & Pick<RowSurroundings, 'networks'>,
): SelectionView {
  const { viewer, networks } = context;
  const { nodes: deletable, ...deletion } = bulkDeletion(selected, context);
  return {
    keys: new Set(selected.map(nodeKey)),
    count: selected.length,
    approvable: selected.filter((node) => canApprove(viewer, node, networks.get(node.network))).map(named),
    deletable: deletable.map(named),
    deletion,
  };
}

function named({ network, id, name }: Node): NamedNode {
  return { network, id, name };
}
