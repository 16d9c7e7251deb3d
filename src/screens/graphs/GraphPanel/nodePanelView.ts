import { nodeOffers } from '../../../domain/actions/nodeOffers.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Known } from '../../../domain/actions/known.ts';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { grouped } from '../../../domain/format/count.ts';
import type { VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import type { Layer } from '../../../domain/graph/layers/layer.ts';
import { linkedTo } from '../../../domain/graph/mesh.ts';
import { blockedPeersOf, type GraphNode, type Topology } from '../../../domain/graph/topology.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import { reportOf } from '../../../domain/metrics/peerReports.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import { canEditNode, canExplain, canSeeMetrics } from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { aclLink, type NodePaths } from '../../nodes/nodePaths.ts';
import { roleRows } from '../../nodes/roles/roleRows.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';

export type Fact = {
  readonly label: string;
  readonly values: readonly string[];
  readonly isCode?: boolean;
};

export type PanelContext = Known<Network> & {
  readonly topology: Topology;
  readonly layer?: Layer | undefined;
  readonly groups: readonly VisibleGroup[];
  readonly places: NodePaths;
  readonly measured?: NodeMetrics | undefined;
};

export type Member = Extract<GraphNode, { node: Node }>;

export type NodePanelView = ReturnType<typeof nodePanel>;

export function nodePanel(member: Member, isFailing: boolean, around: PanelContext) {
  const { id, node } = member;
  const { viewer, topology, places } = around;
  return {
    kind: 'node' as const,
    id,
    isFailing,
    node: { network: node.network, id: node.id, name: node.name },
    figure: {
      kind: member.kind,
      health: member.health,
      isHub: member.isHub,
      isIsolated: topology.rules?.isolated.has(id) ?? false,
    },
    health: healthView(node, around.networks.get(node.network)),
    href: places.node(node),
    editHref: canEditNode(viewer, node) ? places.edit(node) : undefined,
    acls: aclLink(node, node.isServer, viewer),
    whyHref: whyHref(id, around),
    metricsHref: canSeeMetrics(viewer) ? paths.nodeMetrics(node) : undefined,
    offers: nodeOffers(node, around),
    roles: roleRows(node, around).filter(({ control }) => control.role !== 'hub' || topology.isPointToSite),
    facts: [
      code(labels.node.endpoint, node.endpoint),
      code(labels.node.addresses, node.address, node.address6),
      code(labels.node.publicKey, node.publicKey),
      code('ID', node.id),
      plain('System', node.os),
      plain(labels.node.version, versionLabel(node.version)),
    ],
    reach: reachFacts(id, topology, around.measured),
  };
}

export function whyHref(id: string, { topology, viewer }: PanelContext): string | undefined {
  return canExplain(viewer, netidOf(topology)) ? whyQuery(whyKeyOf(topology, id)) : undefined;
}

export function whyKeyOf({ nodes }: Topology, id: string): string {
  const item = nodes.find((node) => node.id === id);
  if (item?.kind === 'client') return clientKey(item.client);
  return item?.kind === 'range' ? `${item.label}@${netidOf({ nodes })}` : id;
}

function netidOf({ nodes }: Pick<Topology, 'nodes'>): string {
  return nodes.flatMap((node) => ('node' in node ? [node.node.network] : []))[0] ?? '';
}

function reachFacts(id: string, topology: Topology, measured: NodeMetrics | undefined): readonly Fact[] {
  const blocked = blockedPeersOf(topology, id);
  const index = topology.mesh.indexOf.get(id);
  const relays = topology.links.filter(
    (link) => link.kind === 'relay' && (link.from === id || link.to === id),
  );
  const names = namesIn(topology);
  const isCutOff = topology.rules?.isolated.get(id) === 'relay';
  const blockedNames = named(blocked, names);
  const facts = [
    plain('Peers allowed', index === undefined ? '' : peersText(topology, id, index)),
    plain('Peers connected', connectedText(id, topology, measured)),
    isCutOff && blocked.length > 0
      ? plain('Blocked by ACL', `${blockedNames.join(', ')}, its only connection`)
      : plain('Blocked by ACL', ...blockedNames),
    plain(
      'Through a relay',
      ...named(
        relays.map(({ from, to }) => (from === id ? to : from)),
        names,
      ),
    ),
  ];
  return facts.filter(({ values }) => values.length > 0);
}

function connectedText(id: string, { mesh, nodes }: Topology, measured: NodeMetrics | undefined): string {
  if (measured?.nodeId !== id) return '';
  const reports = linkedTo(mesh, id).flatMap((peer) => reportOf(measured.connectivity, peer) ?? []);
  if (reports.length === 0) return '';
  const connected = reports.filter(({ isConnected }) => isConnected).length;
  const isOutdated = nodes.some((node) => node.id === id && 'health' in node && isLate(node.health));
  const how = isOutdated ? 'last known' : 'measured';
  return `${grouped(connected)} of ${grouped(reports.length)} (${how})`;
}

/** For example `6 of 6, 2 offline`: allowed peers, and how many of those have been offline for over 30 minutes. */
function peersText({ mesh, nodes }: Topology, id: string, index: number): string {
  const allowed = mesh.linkCounts[index] ?? 0;
  const all = allowed + (mesh.blockedCounts[index] ?? 0);
  const offlineIds = new Set(
    nodes.flatMap((node) => ('health' in node && node.health === 'error' ? [node.id] : [])),
  );
  const offlinePeers = linkedTo(mesh, id).filter((peer) => offlineIds.has(peer)).length;
  const counts = `${grouped(allowed)} of ${grouped(all)}`;
  return offlinePeers === 0 ? counts : `${counts}, ${grouped(offlinePeers)} offline`;
}

/** Whether the node has missed check-ins, so that its report isn’t of now. */
function isLate(health: HealthStatus): boolean {
  return health === 'warning' || health === 'error';
}

const maxNamed = 3;

export function named(ids: readonly string[], nameOf: (id: string) => string): readonly string[] {
  const first = ids.slice(0, maxNamed).map(nameOf);
  return ids.length > maxNamed ? [...first, `${ids.length - maxNamed} more`] : first;
}

export function namesIn({ nodes }: Topology): (id: string) => string {
  return (id) => nodes.find((node) => node.id === id)?.label ?? id;
}

export function code(label: string, ...values: readonly string[]): Fact {
  return { label, values: values.filter((value) => value !== ''), isCode: true };
}

export function plain(label: string, ...values: readonly string[]): Fact {
  return { label, values: values.filter((value) => value !== '') };
}
