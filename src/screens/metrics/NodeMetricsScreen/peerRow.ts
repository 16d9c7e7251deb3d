import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { formatUptime } from '../../../domain/format/dateTime.ts';
import { byteFigure, formatLatency, formatPercent } from '../../../domain/format/quantities.ts';
import type { PeerMetrics } from '../../../domain/metrics/peerReports.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';

export type PeerSurroundings = {
  readonly network: string;
  readonly nodes: ReadonlyMap<string, Pick<Node, 'name'>>;
  readonly clients: readonly ExternalClient[];
  readonly needsFailover: ReadonlyMap<string, string>;
  readonly most: { readonly latency: number; readonly bytes: number };
  readonly isOutdated: boolean;
};

export function mostOf(peers: readonly PeerMetrics[]): PeerSurroundings['most'] {
  const connected = peers.filter(({ isConnected }) => isConnected);
  return {
    latency: Math.max(0, ...connected.map(({ latency }) => latency)),
    bytes: Math.max(0, ...peers.flatMap(({ totalSent, totalReceived }) => [totalSent, totalReceived])),
  };
}

export type PeerRow = ReturnType<typeof peerRow>;

export function peerRow(peer: PeerMetrics, around: PeerSurroundings) {
  const { network, nodes, clients, needsFailover, most, isOutdated } = around;
  const { peerId, isConnected, latency, totalSent, totalReceived, percentUp } = peer;
  const isNode = nodes.has(peerId);
  const isClient =
    !isNode && clients.some((client) => client.clientId === peerId && client.network === network);
  const failoverId = needsFailover.get(peerId);
  return {
    key: peerId,
    name: nodes.get(peerId)?.name ?? (peer.peerName || peerId),
    href: isNode
      ? paths.nodeMetrics({ network, id: peerId })
      : isClient
        ? paths.externalClients(network)
        : undefined,
    isClient,
    isConnected,
    isOutdated,
    uptime: formatUptime(peer.actualUptime),
    percentUp: formatPercent(percentUp),
    shareUp: percentUp / 100,
    latency: isConnected
      ? { value: formatLatency(latency), share: shareOf(latency, most.latency) }
      : undefined,
    sent: { value: byteFigure(totalSent), share: shareOf(totalSent, most.bytes) },
    received: { value: byteFigure(totalReceived), share: shareOf(totalReceived, most.bytes) },
    failover: failoverId === undefined ? undefined : (nodes.get(failoverId)?.name ?? failoverId),
  };
}

function shareOf(part: number, most: number): number {
  return most > 0 ? part / most : 0;
}
