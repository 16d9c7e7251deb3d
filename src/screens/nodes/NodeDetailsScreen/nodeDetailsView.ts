import { clientsByGateway, type Known } from '../../../domain/actions/known.ts';
import { nodeOffers } from '../../../domain/actions/nodeOffers.ts';
import { grouped } from '../../../domain/format/count.ts';
import { isPairAllowed, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { type Finding, nodeSubject } from '../../../domain/findings/finding.ts';
import { findingsAbout } from '../../../domain/findings/marks.ts';
import { formatAge } from '../../../domain/format/dateTime.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { isExpired } from '../../../domain/node/health.ts';
import { rolesOf } from '../../../domain/node/gateways.ts';
import { isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import {
  canApprove,
  canEditNode,
  canSeeMetrics,
  seesOwnNodesOnly,
  canExplain,
  canSeeAcls,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import {
  recordPlaceholderView,
  type RecordPlaceholderView,
} from '../../shared/RecordPlaceholder/recordPlaceholderView.ts';
import { findingNotice } from '../../shared/FindingMark/findingNotice.ts';
import { freshness } from '../../shared/freshness/freshness.ts';
import { healthView } from '../../shared/HealthBadge/healthView.ts';
import { aclLink, type NodePaths } from '../nodePaths.ts';
import { nodeMissing } from '../NodeEditScreen/nodeEditView.ts';
import { tagsOf } from '../NodeTags/NodeTags.tsx';
import { roleRows } from '../roles/roleRows.ts';
import { addressFields, behaviourFields, lifetimeFields, wireGuardFields } from './nodeFields.ts';
import { firstNames } from '../../../domain/text/labels.ts';

export type NodeDetailsInput = {
  readonly node: NodeRef;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isRefreshing: boolean;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly switching: ReadonlySet<string>;
  readonly acls: Loadable<AclMatrix>;
  readonly viewer: Viewer;
  readonly places: NodePaths;
  readonly now: number;
  readonly findings?: readonly Finding[];
};

export type NodeDetailsView = RecordPlaceholderView | NodeDetails;

export function nodeDetailsView(input: NodeDetailsInput): NodeDetailsView {
  const { nodes, viewer, places } = input;
  const node = valueOf(nodes)?.find((candidate) => isSameNode(candidate, input.node));
  if (node) return detailsOf(node, input);
  const isOwnOnly = seesOwnNodesOnly(viewer, input.node.network, valueOf(nodes) ?? []);
  return recordPlaceholderView(nodes, 'the node', nodeMissing(places.list(input.node.network), isOwnOnly));
}

function detailsOf(node: Node, input: NodeDetailsInput) {
  const { networks, viewer, places, now } = input;
  const nodes = valueOf(input.nodes) ?? [];
  const network = valueOf(networks)?.find((candidate) => candidate.netid === node.network);
  const around: Known = {
    viewer,
    networks: new Map(network && [[network.netid, network]]),
    nodes,
    clients: input.clients && clientsByGateway(input.clients),
    switching: input.switching,
  };
  const attached = around.clients && (around.clients.get(node.id) ?? []);
  return {
    status: 'ready' as const,
    node: { network: node.network, id: node.id, name: node.name },
    isPending: node.isPending,
    health: healthView(node, network),
    findings: findingNotice(
      findingsAbout(nodeSubject(node), input.findings ?? []),
      paths.findingsAbout(node.network, node.name),
      paths.node(node),
    ),
    roles: rolesOf(node).filter((role) => role !== 'hub'),
    tags: tagsOf(node, now),
    facts: [node.os, versionLabel(node.version)].filter((fact) => fact !== ''),
    networkHref: places.network(node.network),
    modified: formatAge(node.lastModified, now),
    freshness: freshness(input.nodes),
    isRefreshing: input.isRefreshing,
    addresses: addressFields(node),
    wireGuard: wireGuardFields(node),
    lifetime: lifetimeFields(node, now),
    behaviour: behaviourFields(node, network),
    reach: reachView(node, nodes, input.acls, viewer),
    roleRows: roleRows(node, around),
    clients: node.isIngressGateway && attached ? attachedClients(node, attached) : undefined,
    editHref: canEditNode(viewer, node) ? places.edit(node) : undefined,
    acls: aclLink(node, node.isServer, viewer),
    hasWhy: canExplain(viewer, node.network),
    metricsHref: canSeeMetrics(viewer) ? paths.nodeMetrics(node) : undefined,
    offers: nodeOffers(node, around),
    canApprove: canApprove(viewer, node, network),
    expired:
      isExpired(node, now) && node.isConnected
        ? {
            ago: formatAge(node.expiresAt, now) ?? '',
            canDisconnect: canEditNode(viewer, node) && !node.isServer,
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

function attachedClients(node: Node, clients: readonly ExternalClient[]) {
  return {
    count: clients.length,
    href: paths.externalClients(node.network),
    first: clients.slice(0, listedClients).map(({ clientId, address, address6, isEnabled }) => ({
      id: clientId,
      address: address || address6,
      isEnabled,
    })),
    others: Math.max(0, clients.length - listedClients),
  };
}

export type AttachedClients = ReturnType<typeof attachedClients>;

export type ReachView = ReturnType<typeof reachView>;

const namedPeers = 3;

export function reachView(node: Node, nodes: readonly Node[], acls: Loadable<AclMatrix>, viewer: Viewer) {
  if (!canSeeAcls(viewer)) return unknown('Only administrators can view ACLs');
  if (node.isPending) return unknown('Available after approval');
  if (acls.status === 'failed') return unknown(reasonOf(acls));
  if (acls.status !== 'ready') return { status: 'loading' as const, text: 'Loading ACLs…' };

  const peers = nodes
    .filter((peer) => peer.network === node.network && peer.id !== node.id && !peer.isPending)
    .toSorted(byName);
  if (peers.length === 0) return unknown('No other nodes in this network');
  const reached = peers.map((peer) => isPairAllowed(acls.value, node.id, peer.id));
  const blocked = peers.filter((_, index) => !reached[index]).map((peer) => peer.name);
  return { status: 'ready' as const, peers: reached, text: sentence(peers.length, blocked) };
}

function sentence(count: number, blocked: readonly string[]): string {
  const reach = `ACLs allow ${grouped(count - blocked.length)} of ${grouped(count)} ${count === 1 ? 'peer' : 'peers'}.`;
  if (blocked.length === 0) return reach;
  return `${reach} Blocked: ${firstNames(blocked, namedPeers)}`;
}

/** The server returns 500 when a network has no rules. */
function reasonOf({ failure }: Extract<Loadable<AclMatrix>, { status: 'failed' }>): string {
  return failure.kind === 'rejected' && failure.status === 500
    ? 'The server has no ACL rules for this network'
    : failureText(failure);
}

function unknown(text: string) {
  return { status: 'unknown' as const, text };
}
