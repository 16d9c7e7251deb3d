import { nodeOffers, type NodeOffers } from '../../../domain/actions/nodeOffers.ts';
import { roleControl, type RoleSubject } from '../../../domain/actions/roleControl.ts';
import type { FindingMark } from '../../../domain/findings/marks.ts';
import type { Network } from '../../../domain/network/network.ts';
import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import { isOlderVersion } from '../../../domain/node/node.ts';
import { canEditNode } from '../../../domain/session/permissions.ts';
import { healthView, type HealthView } from '../HealthBadge/healthView.ts';
import type { RowOwner } from '../../list/RecordList/OwnerName.tsx';
import type { LinkOrReason, NodePaths } from '../nodePaths.ts';
import type { NodeTag } from '../NodeTags/NodeTags.tsx';

/** A node, and what its cells can’t derive from it. */
export type NodeRow = RoleSubject & {
  readonly network: Pick<Network, 'isPointToSite' | 'allowManualSignup'> | undefined;
  /** The roles that the list shows. */
  readonly roles: readonly GatewayRole[];
  readonly tags: readonly NodeTag[];
  readonly mark: FindingMark | undefined;
  readonly owner: RowOwner;
  readonly places: NodePaths;
  readonly serverVersion: string;
};

/** Failover is an enterprise role, the hub one of point-to-site networks. */
export function listedRoles(isEE: boolean, isPointToSite: boolean): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => (role !== 'failover' || isEE) && (role !== 'hub' || isPointToSite));
}

/** Returns no roles before approval. */
export function roleControls(row: NodeRow) {
  return row.node.isPending ? [] : row.roles.map((role) => roleControl(row, role));
}

export function healthOf({ node, network }: NodeRow): HealthView {
  return healthView(node, network);
}

export function isOlder({ node, serverVersion }: NodeRow): boolean {
  return isOlderVersion(node.version, serverVersion);
}

const none: ReadonlySet<string> = new Set();

export function offersOf({ node, viewer, network }: NodeRow): NodeOffers {
  const networks = new Map(network && [[node.network, network]]);
  return nodeOffers(node, { viewer, networks, nodes: [], clients: undefined, switching: none });
}

export function isApprovable(row: NodeRow): boolean {
  return offersOf(row).approve.obstacle === undefined;
}

export function editingOf({ node, viewer, places }: NodeRow): LinkOrReason {
  return canEditNode(viewer, node)
    ? { href: places.edit(node) }
    : { disabledReason: `Only administrators of ${node.network} can do this` };
}
