import { isPairAllowed, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { formatLatency } from '../../../domain/format/quantities.ts';
import { reportOf, type PeerMetrics, type PeerReports } from '../../../domain/metrics/peerReports.ts';
import type { Network } from '../../../domain/network/network.ts';
import { nodeHealth, type HealthStatus } from '../../../domain/node/health.ts';
import { relayOf } from '../../../domain/node/gateways.ts';
import { type Node } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { healthView } from '../HealthBadge/healthView.ts';
import { type NodePaths } from '../nodePaths.ts';

const listedPeers = 8;

const worstFirst: readonly HealthStatus[] = ['error', 'warning', 'pending', 'healthy'];

type Neighbourhood = {
  readonly nodes: readonly Node[];
  readonly network: Network | undefined;
  /** Undefined while they aren’t known. */
  readonly acls: AclMatrix | undefined;
  readonly reports: PeerReports | undefined;
  readonly places: NodePaths;
  readonly now: number;
};

/** The peers of a node’s page, the worst first. */
export function peersView(node: Node, { nodes, network, acls, reports, places, now }: Neighbourhood) {
  const rank = (peer: Node) => worstFirst.indexOf(nodeHealth(peer, now).status);
  const peers = nodes
    .filter((peer) => peer.network === node.network && peer.id !== node.id)
    .toSorted((one, other) => rank(one) - rank(other) || byName(one, other));
  return {
    count: peers.length,
    hasAcls: acls !== undefined,
    hasReports: reports !== undefined,
    rows: peers.slice(0, listedPeers).map((peer) => ({
      id: peer.id,
      name: peer.name,
      href: places.node(peer),
      health: healthView(peer, network),
      path: pathText(node, peer, nodes, network?.isPointToSite ?? false),
      isAllowed: acls && isPairAllowed(acls, node.id, peer.id),
      latency: latencyText(reportOf(reports, peer.id)),
    })),
    others: Math.max(0, peers.length - listedPeers),
  };
}

function latencyText(report: PeerMetrics | undefined): string | undefined {
  if (!report) return undefined;
  return report.isConnected ? `${formatLatency(report.latency)} ms` : 'no response';
}

export type PeersView = ReturnType<typeof peersView>;

/** How two nodes are connected by the configuration, whatever ACLs and states say. */
function pathText(node: Node, peer: Node, nodes: readonly Node[], isPointToSite: boolean): string {
  for (const [relayed, other] of [
    [node, peer],
    [peer, node],
  ] as const) {
    const relay = relayed.isRelayed ? relayOf(relayed, nodes) : undefined;
    if (relay?.id === other.id) return other === node ? 'relayed by this node' : 'direct';
    if (relay) return `via ${relay.name}`;
  }
  return isPointToSite && !node.isHub && !peer.isHub ? 'not a peer' : 'direct';
}
