import { subjectKey } from '../../../domain/findings/finding.ts';
import type { FindingMarks } from '../../../domain/findings/marks.ts';
import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import { isOlderVersion, nodeKey, type Node } from '../../../domain/node/node.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canApprove, canEditNode } from '../../../domain/session/permissions.ts';
import { healthView } from '../../shared/HealthBadge/healthView.ts';
import { nodeDeletion } from '../nodeDeletion.ts';
import { aclLink, type NodePaths } from '../nodePaths.ts';
import { tagsOf } from '../NodeTags/NodeTags.tsx';
import { roleControl, type RoleContext } from '../roles/roleControl.ts';

export type NodeRowContext = RoleContext & {
  readonly places: NodePaths;
  readonly serverVersion: string;
  readonly roles: readonly GatewayRole[];
  readonly now: number;
  readonly marks?: FindingMarks | undefined;
};

export function nodeRow(node: Node, around: NodeRowContext) {
  const { viewer, networks, places, serverVersion, roles } = around;
  const ref = { network: node.network, id: node.id };
  return {
    key: nodeKey(node),
    node: { ...ref, name: node.name },
    name: node.name,
    mark: around.marks?.get(subjectKey({ kind: 'node', ...ref })),
    href: places.node(ref),
    isPending: node.isPending,
    isConnected: node.isConnected,
    tags: tagsOf(node, around.now),
    addresses: [node.address, node.address6].filter((address) => address !== ''),
    network: node.network,
    networkHref: places.network(node.network),
    version: versionLabel(node.version),
    isOlder: isOlderVersion(node.version, serverVersion),
    roles: node.isPending ? undefined : roles.map((role) => roleControl(node, role, around)),
    health: healthView(node, networks.get(node.network)),
    canApprove: canApprove(viewer, node, networks.get(node.network)),
    editing: canEditNode(viewer, node)
      ? { href: places.edit(ref) }
      : { href: undefined, disabledReason: `Only administrators of ${node.network} can do this` },
    acls: aclLink(ref, node.isServer, viewer),
    deletion: nodeDeletion(node, around),
  };
}

export type NodeRow = ReturnType<typeof nodeRow>;

/** Failover is an enterprise role, the hub one of point-to-site networks. */
export function listedRoles(isEE: boolean, isPointToSite: boolean): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => (role !== 'failover' || isEE) && (role !== 'hub' || isPointToSite));
}
