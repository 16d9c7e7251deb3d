import type { ExternalClient } from '../externalClient/externalClient.ts';
import { counted, grouped } from '../format/count.ts';
import { relayOf } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { byName } from '../order.ts';
import type { Viewer } from '../reach/network/viewer.ts';
import { ruleAgainst } from '../reach/rules/peerRules.ts';
import { countChanges } from './aclEdit.ts';
import { isAllowed, isSameRow, type AclPairs } from './aclPairs.ts';
import { firstNames } from '../text/labels.ts';

export type AclImpact = ReturnType<typeof aclImpact>;

export type ImpactNetwork = {
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly isPointToSite: boolean;
};

/**
 * Predicts the effect of a change. Peers are the nodes that the server lists for each other, and the enabled clients
 * of an ingress gateway, which have no ACL rules.
 */
export function aclImpact(before: AclPairs, after: AclPairs, network: ImpactNetwork) {
  const members = membersOf(after, network);
  const { blocked, allowed } = countChanges({ before, pairs: after });
  const lost = members.nodes.flatMap((node, place) => {
    if (!node || isSameRow(before, after, place) || peersIn(after, members, place, 1) > 0) return [];
    const peers = peersIn(before, members, place, Infinity);
    return peers > 0 ? [{ node, peers }] : [];
  });
  lost.sort((one, other) => byName(one.node, other.node));
  const cutOff = lost.filter(({ node }) => !members.serving.has(node.id));
  return {
    blocked,
    allowed,
    changes: blocked + allowed,
    cutOff: cutOff.map(({ node: { id, name }, peers }) => ({ id, name, peers })),
    // Clients and ranges lose access together with their gateway, although an ingress gateway keeps its own clients as peers.
    gateways: lost.flatMap(({ node }) =>
      node.isEgressGateway || node.isIngressGateway || node.isRelay ? [node.name] : [],
    ),
    servers: cutOff.flatMap(({ node }) => (node.isServer ? [node.name] : [])),
  };
}

type Members = {
  readonly nodes: readonly (Node | undefined)[];
  readonly serving: ReadonlySet<string>;
  readonly isPlain: readonly boolean[];
  readonly isPointToSite: boolean;
  readonly relays: ReadonlyMap<string, Node>;
};

function membersOf({ nodeIds }: AclPairs, { nodes: known, clients, isPointToSite }: ImpactNetwork): Members {
  const byId = new Map(known.map((node) => [node.id, node]));
  const nodes = nodeIds.map((id) => byId.get(id));
  const candidates = known.filter(({ isRelay }) => isRelay);
  const gateways = new Set(known.flatMap((node) => (node.isIngressGateway ? [node.id] : [])));
  const served = clients.filter((client) => client.isEnabled && gateways.has(client.ingressGatewayId));
  return {
    nodes,
    serving: new Set(served.map(({ ingressGatewayId }) => ingressGatewayId)),
    isPlain: nodes.map((node) => node !== undefined && node.isConnected && !node.isRelayed && !isPointToSite),
    isPointToSite,
    relays: new Map(
      known.flatMap((node) => {
        const relay = node.isRelayed && relayOf(node, candidates);
        return relay ? [[node.id, relay] as const] : [];
      }),
    ),
  };
}

function peersIn(pairs: AclPairs, members: Members, place: number, limit: number): number {
  let count = 0;
  for (let other = 0; other < members.nodes.length && count < limit; other++) {
    if (isAllowed(pairs, place, other) && arePeers(members, place, other)) count += 1;
  }
  return count;
}

function arePeers(members: Members, one: number, other: number): boolean {
  const { nodes, isPlain } = members;
  const [node, peer] = [nodes[one], nodes[other]];
  if (!node || !peer) return false;
  if (isPlain[one] && isPlain[other] && node.endpoint !== peer.endpoint) return true;
  return isListedFor(members, node, peer) && isListedFor(members, peer, node);
}

/** The pairs of the ACLs are compared before. */
const ruledElsewhere: Pick<Viewer, 'failovers' | 'acl' | 'row'> = {
  failovers: new Map(),
  acl: undefined,
  row: undefined,
};

function isListedFor({ isPointToSite, relays }: Members, node: Node, peer: Node): boolean {
  // Two relays that relay each other get no configuration at all.
  if (node.isRelayed) return relays.get(node.id) === peer && !peer.isRelayed;
  return !ruleAgainst({ ...ruledElsewhere, node, isPointToSite }, peer);
}

export function changeText({ blocked, allowed }: Pick<AclImpact, 'blocked' | 'allowed'>): string {
  if (blocked === 0) return `${counted(allowed, 'pair')} allowed`;
  const first = `${counted(blocked, 'pair')} blocked`;
  return allowed === 0 ? first : `${first}, ${grouped(allowed)} allowed`;
}

export function cutOffText(count: number): string {
  return `${counted(count, 'node')} will be isolated`;
}

export function namesText(names: readonly string[]): string {
  return firstNames(names, 5);
}
