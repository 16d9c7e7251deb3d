import { knownOf, type Known } from '../../../domain/actions/known.ts';
import { nodeOffers } from '../../../domain/actions/nodeOffers.ts';
import { type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { type Finding, nodeSubject } from '../../../domain/findings/finding.ts';
import { findingsAbout, nodesCutOff } from '../../../domain/findings/marks.ts';
import { formatBytes, formatLatency } from '../../../domain/format/quantities.ts';
import { formatAge } from '../../../domain/format/dateTime.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { latenciesOf, trafficOf } from '../../../domain/metrics/metrics.ts';
import { reportsIn, type PeerReports } from '../../../domain/metrics/peerReports.ts';
import { isExpired } from '../../../domain/node/health.ts';
import { relayOf, rolesOf } from '../../../domain/node/gateways.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { networkIn, type Records } from '../../../domain/records.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import {
  canEditNode,
  canSeeMetrics,
  seesOwnNodesOnly,
  canExplain,
  canSeeAcls,
} from '../../../domain/session/permissions.ts';
import {
  recordPlaceholderView,
  type RecordPlaceholderView,
} from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { findingNotice } from '../../findings/FindingMark/findingNotice.ts';
import { freshness, momentOf } from '../../list/freshness/freshness.ts';
import { healthView } from '../HealthBadge/healthView.ts';
import { aclLink, type NodePaths } from '../nodePaths.ts';
import { nodeMissing } from '../NodeEditScreen/nodeEditor.ts';
import { tagsOf } from '../NodeTags/NodeTags.tsx';
import { taskItems } from '../../actions/menuItems.ts';
import { roleRows } from '../roles/roleRows.ts';
import { addressFields, behaviourFields, firstFields, wireGuardFields } from './nodeFields.ts';
import { peersView } from './peersView.ts';
import { reachText } from './reachText.ts';

type Page = {
  readonly node: NodeRef;
  readonly places: NodePaths;
  /** The user’s own nodes, which are all that the user dashboard shows. */
  readonly own?: readonly Node[] | undefined;
  readonly acls: Loadable<AclMatrix>;
  /** What the node reports about its peers, where metrics are loaded. */
  readonly reports?: PeerReports | undefined;
  readonly findings?: readonly Finding[];
  readonly now: number;
};

export type NodeDetailsView = RecordPlaceholderView | NodeDetails;

export function nodeDetailsView(records: Records, page: Page): NodeDetailsView {
  const { places } = page;
  const nodes = nodesOf(records, page);
  const node = valueOf(nodes)?.find((candidate) => isSameNode(candidate, page.node));
  if (node) return detailsOf(node, records, page);
  const { network: netid } = page.node;
  const isOwnOnly = seesOwnNodesOnly(records.viewer, netid, valueOf(nodes) ?? []);
  return recordPlaceholderView(nodes, 'the node', nodeMissing(places.list(netid), isOwnOnly));
}

function nodesOf({ nodes }: Records, { own, now }: Page): Loadable<readonly Node[]> {
  return own ? { status: 'ready', value: own, loadedAt: now * 1000 } : nodes.data;
}

function detailsOf(node: Node, records: Records, page: Page) {
  const { viewer } = records;
  const { places, reports, acls, findings = [], now } = page;
  const listed = nodesOf(records, page);
  const nodes = valueOf(listed) ?? [];
  const network = networkIn(records, node.network);
  const { clients, switching } = knownOf(records);
  const networks = new Map(network && [[network.netid, network]]);
  const around: Known = { viewer, networks, nodes, clients, switching };
  const offers = nodeOffers(node, around);
  const attached = around.clients && (around.clients.get(node.id) ?? []);
  return {
    status: 'ready' as const,
    node: { network: node.network, id: node.id, name: node.name },
    health: healthView(node, network),
    findings: findingNotice(
      findingsAbout(nodeSubject(node), findings),
      paths.findingsAbout(node.network, node.name),
      paths.node(node),
    ),
    roles: rolesOf(node).filter((role) => role !== 'hub'),
    tags: tagsOf(node, network, now),
    relayName: node.isRelayed ? relayOf(node, nodes)?.name : undefined,
    software: [versionLabel(node.version), node.os].filter((fact) => fact !== '').join(' '),
    networkHref: places.network(node.network),
    modified: momentOf(node.lastModified),
    freshness: freshness(listed),
    isRefreshing: records.nodes.isLoading,
    first: firstFields(node),
    addresses: addressFields(node),
    wireGuard: wireGuardFields(node),
    behaviour: behaviourFields(node, network, now),
    reach: reachText(node, nodes, acls, viewer, nodesCutOff(findings)),
    peers: peersView(node, {
      nodes,
      network,
      acls: valueOf(canSeeAcls(viewer) ? acls : idle),
      reports: canSeeMetrics(viewer) ? reports : undefined,
      places,
      now,
    }),
    roleRows: roleRows(node, around),
    clients: node.isIngressGateway && attached ? attachedClients(node, attached) : undefined,
    editHref: canEditNode(viewer, node) ? places.edit(node) : undefined,
    acls: aclLink(node, node.isServer, viewer),
    hasWhy: canExplain(viewer, node.network),
    traffic: canSeeMetrics(viewer) ? trafficView(reports) : undefined,
    metricsHref: canSeeMetrics(viewer) ? paths.nodeMetrics(node) : undefined,
    offers,
    tasks: taskItems(node, viewer, places.hasTasks),
    expired:
      isExpired(node, now) && node.isConnected
        ? {
            ago: formatAge(node.expiresAt, now) ?? '',
            canDisconnect: offers.disconnect.obstacle === undefined && !node.isServer,
          }
        : undefined,
    closed:
      viewer.user.isAdmin && node.isPending && network && !network.allowManualSignup
        ? { netid: network.netid, editHref: paths.editNetwork(network.netid) }
        : undefined,
  };
}

export type NodeDetails = ReturnType<typeof detailsOf>;

const listedClients = 4;

const byClientId = (one: ExternalClient, other: ExternalClient) => compareNames(one.clientId, other.clientId);

function attachedClients(node: Node, clients: readonly ExternalClient[]) {
  return {
    count: clients.length,
    href: paths.externalClients(node.network),
    first: clients
      .toSorted(byClientId)
      .slice(0, listedClients)
      .map(({ clientId, address, address6, isEnabled }) => ({
        id: clientId,
        address: address || address6,
        isEnabled,
      })),
    others: Math.max(0, clients.length - listedClients),
  };
}

export type AttachedClients = ReturnType<typeof attachedClients>;

const idle = { status: 'idle' } as const;

function trafficView(reports: PeerReports | undefined) {
  const peers = reportsIn(reports);
  if (peers.length === 0) return undefined;
  const { sent, received } = trafficOf(peers);
  const latencies = latenciesOf(peers);
  return {
    sent: `${formatBytes(sent)} sent`,
    rest: [
      `${formatBytes(received)} received`,
      ...(latencies ? [`${formatLatency(latencies.median)} ms median`] : []),
    ].join(', '),
  };
}
