import { containsIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import {
  addressesOf,
  clientMember,
  clientsAt,
  hostRange,
  isAllowed,
  isHostRange,
  memberKey,
  relayedBy,
  standIns,
  type ReachIndex,
} from './reachIndex.ts';

/** An address or range that goes to a peer. */
export type Allowed = {
  readonly range: string;
  readonly by: 'own' | 'byHand' | 'egress' | 'client' | 'failover' | 'relay' | 'file';
  /** Whose it is: the id of a node or the key of a client. */
  readonly of: string;
};

export type Withheld = { readonly range: string; readonly of: string; readonly because: WithheldBecause };

export type WithheldBecause =
  /** The gateway's own endpoint lies in its range: its traffic would go into the tunnel. */
  | 'holdsEndpoint'
  /** The viewer's own local address lies in it. */
  | 'holdsLocalAddress'
  /** A server node gets no route for everything. */
  | 'isServer'
  /** The client is disabled. */
  | 'clientDisabled'
  /** A rule between the viewer and the node whose address it is. */
  | 'rule'
  /** Of the ranges of its own relay, a relayed node gets the last one only. */
  | 'notLastOfRelay'
  /** The viewer routes it itself. */
  | 'ownRange'
  /** Failover: its node never reported metrics under its name. */
  | 'neverReported'
  /** A node of another network has the same address, and its rules were asked. */
  | 'sharedAddress';

/** Whom the peers are made for. */
export type Viewer = {
  readonly node: Node;
  readonly isPointToSite: boolean;
  readonly standIns: ReadonlyMap<string, string>;
};

export function viewerOf(index: ReachIndex, node: Node): Viewer {
  const isPointToSite = index.networkById.get(node.network)?.isPointToSite ?? false;
  return { node, isPointToSite, standIns: standIns(index, node) };
}

type Ranges = { readonly allowed: readonly Allowed[]; readonly withheld: readonly Withheld[] };

/** What goes to a peer. `peer` has the endpoint that the viewer is told. */
export function rangesThrough(index: ReachIndex, viewer: Viewer, peer: Node): Ranges {
  const parts = [
    { allowed: ownRanges(peer), withheld: [] },
    egressRanges(viewer.node, peer),
    clientRanges(index, peer),
    standInRanges(index, viewer, peer),
    relayRanges(index, viewer.node, peer),
  ];
  return joined(parts);
}

/** What is behind a node that a peer relays, beside its address. */
export function rangesBehindRelayed(index: ReachIndex, viewer: Node, member: Node): Ranges {
  return joined([egressRanges(viewer, member), clientRanges(index, member)]);
}

function joined(parts: readonly Ranges[]): Ranges {
  return {
    allowed: parts.flatMap(({ allowed }) => allowed),
    withheld: parts.flatMap(({ withheld }) => withheld),
  };
}

/** Its addresses and what was set by hand. */
export function ownRanges(node: Node): Allowed[] {
  const own = addressesOf(node).map(hostRange);
  const byHand = node.allowedIps.map((one) => (one.includes('/') ? one : hostRange(one)));
  return [
    ...own.map((range) => ({ range, by: 'own' as const, of: node.id })),
    ...byHand
      .filter((range) => !own.includes(range))
      .map((range) => ({ range, by: 'byHand' as const, of: node.id })),
  ];
}

const everything = ['0.0.0.0/0', '::/0'];

export function egressRanges(viewer: Node, gateway: Node): Ranges {
  const allowed: Allowed[] = [];
  const withheld: Withheld[] = [];
  const ranges = gateway.isEgressGateway ? gateway.egressRanges : [];
  const routesAll = ranges.some((range) => everything.includes(range));
  for (const range of ranges) {
    const reason = againstEgress(viewer, gateway, range, routesAll);
    if (reason) withheld.push({ range, of: gateway.id, because: reason });
    else allowed.push({ range, by: 'egress', of: gateway.id });
  }
  return { allowed, withheld };
}

/**
 * What a relayed node gets of its own relay's ranges: the last one, which the server adds after all its checks, whatever
 * it holds and whoever routes it.
 */
export function lastEgressRange(relay: Node): readonly Allowed[] {
  const ranges = relay.isEgressGateway ? relay.egressRanges.slice(-1) : [];
  return ranges.map((range) => ({ range, by: 'egress', of: relay.id }));
}

function againstEgress(
  viewer: Node,
  gateway: Node,
  range: string,
  routesAll: boolean,
): WithheldBecause | undefined {
  if (viewer.isServer && everything.includes(range)) return 'isServer';
  if (routesAll) return undefined;
  // The server takes what is before the first colon for the address, which of IPv6 is none.
  if (!gateway.endpoint.includes(':') && containsIP(range, gateway.endpoint)) return 'holdsEndpoint';
  return containsIP(range, viewer.localAddress) ? 'holdsLocalAddress' : undefined;
}

/** Clients have no rules of their own: who has their gateway as a peer has them. */
function clientRanges(index: ReachIndex, gateway: Node): Ranges {
  const allowed: Allowed[] = [];
  const withheld: Withheld[] = [];
  for (const client of clientsAt(index, gateway)) {
    const of = memberKey(clientMember(client));
    for (const range of addressesOf(client).map(hostRange)) {
      if (client.isEnabled) allowed.push({ range, by: 'client', of });
      else withheld.push({ range, of, because: 'clientDisabled' });
    }
  }
  return { allowed, withheld };
}

/** What a failover node carries for the nodes that the viewer measured as out of reach. */
function standInRanges(index: ReachIndex, viewer: Viewer, peer: Node): Ranges {
  if (!index.metrics || !peer.isIngressGateway || !peer.isFailover) return { allowed: [], withheld: [] };
  const carried = [...viewer.standIns].filter(([, standIn]) => standIn === peer.id);
  return joined(
    carried.flatMap(([id]): Ranges[] => {
      const node = index.nodeById.get(id);
      if (!node) return [];
      const own = ownRanges(node);
      const { allowed, withheld } = egressRanges(peer, node);
      const ranges = [...own, ...allowed].map(({ range }) => range);
      const hasReported = (index.metrics?.get(id)?.nodeName ?? '') !== '';
      return hasReported
        ? [{ allowed: ranges.map((range) => ({ range, by: 'failover', of: id })), withheld }]
        : [{ allowed: [], withheld: ranges.map((range) => ({ range, of: id, because: 'neverReported' })) }];
    }),
  );
}

/** For each address that a relay lists: that address, and what is behind its node. */
function relayRanges(index: ReachIndex, viewer: Node, relay: Node): Ranges {
  if (!relay.isRelay) return { allowed: [], withheld: [] };
  return joined(
    relay.relayAddresses.flatMap((address): Ranges[] => {
      const member = relayedBy(index, relay, address);
      if (!member) return [];
      const range = hostRange(address);
      if (!isAllowed(index, viewer, member)) {
        return [{ allowed: [], withheld: [{ range, of: member.id, because: 'rule' }] }];
      }
      return [
        { allowed: [{ range, by: 'relay', of: member.id }], withheld: [] },
        rangesBehindRelayed(index, viewer, member),
      ];
    }),
  );
}

/** Over all networks: where two of them share addresses, the rules of the wrong node are asked. */
export function againstRelayed(
  index: ReachIndex,
  node: Node,
  { range }: Allowed,
): WithheldBecause | undefined {
  if (node.egressRanges.includes(range)) return 'ownRange';
  const holder = isHostRange(range) ? index.nodeByAddress.get(addressOfHost(range)) : undefined;
  if (holder?.id === node.id) return 'ownRange';
  if (!holder || isAllowed(index, node, holder)) return undefined;
  return holder.network === node.network ? 'rule' : 'sharedAddress';
}

function addressOfHost(range: string): string {
  return range.slice(0, range.lastIndexOf('/'));
}
