import { gatewayRoles, hasRole, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import { isOlderVersion } from '../../../domain/node/nodeVersion.ts';
import { paths } from '../../../domain/paths.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canApprove, canEditNode, type Viewer } from '../../../domain/session/permissions.ts';
import { roleNames, roleObstacleTexts } from '../../../domain/text/roleText.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import { nodeDeletion, type ClientsByGateway, type NodeDeletion } from '../nodeDeletion.ts';
import { nodeKey } from '../nodeKey.ts';
import { aclLink, type LinkOrReason } from '../nodeLinks.ts';
import { tagsOf, type NodeTag } from '../NodeTags/nodeTags.ts';

/** One line of the node list. */
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
  readonly networkHref: string;
  /** Empty when the node did not say. */
  readonly version: string;
  /** Older than the server's. */
  readonly isOlder: boolean;
  /** The roles that the list has columns for, held or not; undefined before approval. */
  readonly roles: readonly RoleView[] | undefined;
  readonly health: HealthView;
  readonly canApprove: boolean;
  readonly editing: LinkOrReason;
  /** undefined: not for this user. */
  readonly acls: LinkOrReason | undefined;
  readonly deletion: NodeDeletion;
};

export type RoleView = {
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly label: string;
  /** Why the node cannot have the role. */
  readonly obstacle: string | undefined;
};

/** What all rows are built with. */
export type RowSurroundings = {
  readonly viewer: Viewer;
  readonly networks: ReadonlyMap<string, Network>;
  readonly clients: ClientsByGateway;
  readonly serverVersion: string;
  readonly roles: readonly GatewayRole[];
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone?: string | undefined;
};

export function nodeRow(node: Node, around: RowSurroundings): NodeRow {
  const { viewer, networks, clients, serverVersion, roles, now, timeZone } = around;
  return {
    key: nodeKey(node),
    node: { network: node.network, id: node.id },
    name: node.name,
    href: paths.node(node),
    isPending: node.isPending,
    tags: tagsOf(node),
    addresses: [node.address, node.address6].filter((address) => address !== ''),
    network: node.network,
    networkHref: paths.network(node.network),
    version: versionLabel(node.version),
    isOlder: isOlderVersion(node.version, serverVersion),
    roles: node.isPending ? undefined : roles.map((role) => roleView(node, role)),
    health: healthView(node, now, timeZone),
    canApprove: canApprove(viewer, node, networks.get(node.network)),
    editing: canEditNode(viewer, node)
      ? { href: paths.editNode(node) }
      : { href: undefined, disabledReason: `Available to administrators of ${node.network}` },
    acls: aclLink(node, viewer),
    deletion: nodeDeletion(node, clients, viewer),
  };
}

/** Failover is an enterprise role, the hub one of point-to-site networks. */
export function listedRoles(isEE: boolean, isPointToSite: boolean): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => (role !== 'failover' || isEE) && (role !== 'hub' || isPointToSite));
}

function roleView(node: Node, role: GatewayRole): RoleView {
  const isOn = hasRole(node, role);
  const isRelayed = role === 'relay' && node.isRelayed && !isOn;
  return {
    role,
    isOn,
    label: isOn ? roleNames[role] : `No ${roleNames[role].toLowerCase()}`,
    obstacle: isRelayed ? roleObstacleTexts.relayed : undefined,
  };
}
