import { grouped } from '../../../domain/format/count.ts';
import { isPairAllowed, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { formatAge } from '../../../domain/format/dateTime.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { isExpired } from '../../../domain/node/expiry.ts';
import { rolesOf, type GatewayRole } from '../../../domain/node/gateways.ts';
import { isSameNode, type Node, type NodeRef, type NamedNode } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { versionLabel } from '../../../domain/server/version.ts';
import {
  canApprove,
  canEditNode,
  canSeeMetrics,
  seesOwnNodesOnly,
  canSeeAcls,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { missingNodeText } from '../../../domain/user/userText.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { healthView, type HealthView } from '../../shared/HealthBadge/healthView.ts';
import { clientsByGateway, nodeDeletion, type NodeDeletion } from '../nodeDeletion.ts';
import { aclLink, type LinkOrReason, type NodePlaces } from '../nodePlaces.ts';
import { tagsOf, type NodeTag } from '../NodeTags/nodeTags.ts';
import { hubsAmong, type RoleSurroundings } from '../roles/roleControl.ts';
import { roleRows, type RoleRowView } from '../roles/roleRows.ts';
import { addressFields, behaviourFields, lifetimeFields, wireGuardFields, type Field } from './nodeFields.ts';

export type NodeDetailsInput = {
  readonly node: NodeRef;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly isRefreshing: boolean;
  /** undefined: this viewer is not told of them. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly switching: ReadonlySet<string>;
  readonly acls: Loadable<AclMatrix>;
  readonly viewer: Viewer;
  readonly places: NodePlaces;
  /** Unix seconds. */
  readonly now: number;
  readonly timeZone?: string;
};

export type NodeDetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly listHref: string; readonly text: string }
  | { readonly status: 'failed'; readonly reason: string }
  | NodeDetails;

export type NodeDetails = {
  readonly status: 'ready';
  readonly node: NamedNode;
  readonly isPending: boolean;
  readonly health: HealthView;
  readonly roles: readonly GatewayRole[];
  readonly tags: readonly NodeTag[];
  readonly facts: readonly string[];
  readonly networkHref: string | undefined;
  readonly modified: string | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  readonly addresses: readonly Field[];
  readonly wireGuard: readonly Field[];
  readonly lifetime: readonly Field[];
  readonly behaviour: readonly Field[];
  readonly reach: ReachView;
  readonly roleRows: readonly RoleRowView[];
  /** undefined: it is no ingress gateway, or this viewer is not told of its clients. */
  readonly clients: AttachedClients | undefined;
  readonly editHref: string | undefined;
  readonly acls: LinkOrReason | undefined;
  readonly metricsHref: string | undefined;
  readonly deletion: NodeDeletion;
  readonly canApprove: boolean;
  /** Its expiry is past, which has cut nothing off; undefined where it has not expired, or is disconnected. */
  readonly expired: { readonly ago: string; readonly canDisconnect: boolean } | undefined;
  /** Why an administrator cannot approve it, and where that is changed. */
  readonly closed: { readonly fact: string; readonly editHref: string } | undefined;
};

export function nodeDetailsView(input: NodeDetailsInput): NodeDetailsView {
  const { nodes, networks, viewer, places, now, timeZone } = input;
  if (nodes.status === 'failed') return { status: 'failed', reason: failureText(nodes.failure) };
  if (nodes.status !== 'ready') return { status: 'loading' };
  const node = nodes.value.find((one) => isSameNode(one, input.node));
  if (!node) {
    const isOwnOnly = seesOwnNodesOnly(viewer, input.node.network, nodes.value);
    return { status: 'missing', listHref: places.list(input.node.network), text: missingNodeText(isOwnOnly) };
  }

  const network = valueOf(networks)?.find((one) => one.netid === node.network);
  const around: RoleSurroundings = {
    viewer,
    networks: new Map(network && [[network.netid, network]]),
    nodes: nodes.value,
    hubs: hubsAmong(nodes.value),
    clients: input.clients && clientsByGateway(input.clients),
    switching: input.switching,
  };
  const attached = around.clients && (around.clients.get(node.id) ?? []);
  return {
    status: 'ready',
    node: { network: node.network, id: node.id, name: node.name },
    isPending: node.isPending,
    health: healthView(node, timeZone, network),
    roles: rolesOf(node).filter((role) => role !== 'hub'),
    tags: tagsOf(node, now),
    facts: [node.os, versionLabel(node.version)].filter((fact) => fact !== ''),
    networkHref: places.network(node.network),
    modified: formatAge(node.lastModified, now),
    freshness: freshness(nodes, timeZone),
    isRefreshing: input.isRefreshing,
    addresses: addressFields(node),
    wireGuard: wireGuardFields(node),
    lifetime: lifetimeFields(node, now, timeZone),
    behaviour: behaviourFields(node, network),
    reach: reachView(node, nodes.value, input.acls, viewer),
    roleRows: roleRows(node, around),
    clients: node.isIngressGateway && attached ? attachedClients(node, attached) : undefined,
    editHref: canEditNode(viewer, node) ? places.edit(node) : undefined,
    acls: aclLink(node, viewer),
    metricsHref: canSeeMetrics(viewer) ? paths.nodeMetrics(node) : undefined,
    deletion: nodeDeletion(node, around),
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
        ? { fact: `${network.netid} takes no nodes without keys`, editHref: paths.editNetwork(network.netid) }
        : undefined,
  };
}

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

/** Which peers the rules of the network let a node reach. */
export type ReachView =
  /** Nothing is drawn, and `text` says why. */
  | { readonly status: 'loading' | 'unknown'; readonly text: string }
  | {
      readonly status: 'ready';
      /** One per peer, by name: whether it is reached. */
      readonly peers: readonly boolean[];
      readonly text: string;
    };

const namedPeers = 3;

export function reachView(
  node: Node,
  nodes: readonly Node[],
  acls: Loadable<AclMatrix>,
  viewer: Viewer,
): ReachView {
  if (!canSeeAcls(viewer)) return unknown('Only administrators see the rules of a network');
  if (node.isPending) return unknown('Known after approval');
  if (acls.status === 'failed') return unknown(reasonOf(acls));
  if (acls.status !== 'ready') return { status: 'loading', text: 'Loading the rules' };

  const peers = nodes
    .filter((one) => one.network === node.network && one.id !== node.id && !one.isPending)
    .toSorted(byName);
  if (peers.length === 0) return unknown('There is no other node in this network');
  const reached = peers.map((peer) => isPairAllowed(acls.value, node.id, peer.id));
  const blocked = peers.filter((_, index) => !reached[index]).map((peer) => peer.name);
  return { status: 'ready', peers: reached, text: sentence(peers.length, blocked) };
}

function sentence(count: number, blocked: readonly string[]): string {
  const reach = `Reaches ${grouped(count - blocked.length)} of ${grouped(count)} ${count === 1 ? 'peer' : 'peers'}.`;
  if (blocked.length === 0) return reach;
  const rest = blocked.length - namedPeers;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `${reach} Blocked: ${blocked.slice(0, namedPeers).join(', ')}${more}`;
}

/** The server answers 500 when it keeps no rules for a network (observed). */
function reasonOf({ failure }: Extract<Loadable<AclMatrix>, { status: 'failed' }>): string {
  return failure.kind === 'rejected' && failure.status === 500
    ? 'The server has no rules for this network'
    : failureText(failure);
}

function unknown(text: string): ReachView {
  return { status: 'unknown', text };
}
