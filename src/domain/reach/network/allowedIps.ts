import { addressesOf } from '../../addresses.ts';
import { containsIP } from '../../ip.ts';
import { routedRanges } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import { addressOfHost, clientMember, hostRange, isHostRange, memberKey, prefixOf } from './member.ts';
import type { AllowedRange, WithheldBecause, WithheldRange } from './peer.ts';
import type { Viewer } from './viewer.ts';
import { clientsAt, isAllowed, type ReachIndex, relayedBy } from './reachIndex.ts';

type Ranges = { readonly allowed: AllowedRange[]; readonly withheld: WithheldRange[] };

/** Returns everything that is routed to a peer. `peer` has the endpoint that the viewer gets. */
export function rangesThrough(index: ReachIndex, viewer: Viewer, peer: Node): Ranges {
  const ranges: Ranges = { allowed: ownRanges(peer), withheld: [] };
  addEgressRanges(ranges, viewer.node, peer);
  addClientRanges(ranges, index, peer);
  addFailoverRanges(ranges, index, viewer, peer);
  addRelayRanges(ranges, index, viewer.node, peer);
  return ranges;
}

/** The addresses of a node, and its allowed IPs that were set manually. */
function ownRanges(node: Node): AllowedRange[] {
  const own = addressesOf(node).map(hostRange);
  const manual = node.allowedIps
    .map((range) => (range.includes('/') ? range : hostRange(range)))
    .filter((range) => !own.includes(range));
  return [
    ...own.map((range) => ({ range, by: 'own' as const, of: node.id })),
    ...manual.map((range) => ({ range, by: 'manual' as const, of: node.id })),
  ];
}

/** The ranges that a node forwards packets to, in addition to its own addresses. */
export function rangesBehind(node: Node): readonly string[] {
  return [...manualRanges(node), ...routedRanges(node)];
}

/** The allowed IPs that were set manually. */
export function manualRanges(node: Node): readonly string[] {
  if (node.allowedIps.length === 0) return [];
  return ownRanges(node).flatMap(({ range, by }) => (by === 'manual' ? [range] : []));
}

/** The narrowest range behind a node that holds an address or range. */
export function rangeBehind(node: Node, target: string): string | undefined {
  return rangesBehind(node)
    .filter((range) => containsIP(range, target))
    .toSorted((a, b) => prefixOf(b) - prefixOf(a))[0];
}

/** Whether a node forwards into a range without replacing the sender's address by its own. */
export function isWithoutNat(node: Node, range: string): boolean {
  return routedRanges(node).includes(range) && !node.egressNat;
}

const everything = ['0.0.0.0/0', '::/0'];

export function egressRanges(viewer: Node, gateway: Node): Ranges {
  const ranges: Ranges = { allowed: [], withheld: [] };
  addEgressRanges(ranges, viewer, gateway);
  return ranges;
}

function addEgressRanges({ allowed, withheld }: Ranges, viewer: Node, gateway: Node): void {
  for (const range of routedRanges(gateway)) {
    const because = againstEgress(viewer, gateway, range);
    if (because) withheld.push({ range, of: gateway.id, because });
    else allowed.push({ range, by: 'egress', of: gateway.id });
  }
}

function againstEgress(viewer: Node, gateway: Node, range: string): WithheldBecause | undefined {
  if (viewer.isServer && everything.includes(range)) return 'isServer';
  if (gateway.egressRanges.some((egressRange) => everything.includes(egressRange))) return undefined;
  // The server reads the text before the first colon as the address, which isn't an address in an IPv6 endpoint.
  if (!gateway.endpoint.includes(':') && containsIP(range, gateway.endpoint)) return 'holdsEndpoint';
  return containsIP(range, viewer.localAddress) ? 'holdsLocalAddress' : undefined;
}

/** Clients have no ACL rules. Nodes that have the gateway as a peer also get its clients. */
function addClientRanges({ allowed, withheld }: Ranges, index: ReachIndex, gateway: Node): void {
  for (const client of clientsAt(index, gateway)) {
    const of = memberKey(clientMember(client));
    for (const range of addressesOf(client).map(hostRange)) {
      if (client.isEnabled) allowed.push({ range, by: 'client', of });
      else withheld.push({ range, of, because: 'clientDisabled' });
    }
  }
}

/** Adds the ranges that a failover node forwards for nodes that the viewer reports as unreachable. */
function addFailoverRanges(
  { allowed, withheld }: Ranges,
  index: ReachIndex,
  viewer: Viewer,
  peer: Node,
): void {
  if (!index.metrics || !peer.isIngressGateway || !peer.isFailover) return;
  for (const [of, failover] of viewer.failovers) {
    const node = index.nodeById.get(of);
    if (!node || failover !== peer.id) continue;
    const egress = egressRanges(peer, node);
    const ranges = [...ownRanges(node), ...egress.allowed].map(({ range }) => range);
    if (index.metrics.get(of)?.nodeName) {
      allowed.push(...ranges.map((range): AllowedRange => ({ range, by: 'failover', of })));
      withheld.push(...egress.withheld);
    } else {
      withheld.push(...ranges.map((range): WithheldRange => ({ range, of, because: 'neverReported' })));
    }
  }
}

/** Adds each address that a relay lists, with the ranges and clients of its node. */
function addRelayRanges(ranges: Ranges, index: ReachIndex, viewer: Node, relay: Node): void {
  if (!relay.isRelay) return;
  for (const address of relay.relayAddresses) {
    const member = relayedBy(index, relay, address);
    if (!member) continue;
    const [range, of] = [hostRange(address), member.id];
    if (!isAllowed(index, viewer, member)) {
      ranges.withheld.push({ range, of, because: 'rule' });
      continue;
    }
    ranges.allowed.push({ range, by: 'relay', of });
    addEgressRanges(ranges, viewer, member);
    addClientRanges(ranges, index, member);
  }
}

/**
 * Returns the ranges that a relayed node routes to its relay: the relay's addresses, everything that the relay's
 * peers route, and the relay's last egress range, which the server adds after all its checks.
 */
export function rangesThroughRelay(
  index: ReachIndex,
  node: Node,
  relay: Node,
  beyond: readonly AllowedRange[],
): Ranges {
  const { allowed, withheld }: Ranges = { allowed: [], withheld: [] };
  const own = addressesOf(relay).map((address): AllowedRange => ({
    range: hostRange(address),
    by: 'own',
    of: relay.id,
  }));
  for (const candidate of [...own, ...beyond]) {
    const { range, of } = candidate;
    const because = againstRelayed(index, node, range);
    if (because) withheld.push({ range, of, because });
    else allowed.push(candidate);
  }
  const egress = routedRanges(relay);
  for (const [at, range] of egress.entries()) {
    if (at === egress.length - 1) allowed.push({ range, by: 'egress', of: relay.id });
    else withheld.push({ range, of: relay.id, because: 'notLastOfRelay' });
  }
  return { allowed, withheld };
}

/** The server looks the address up in all networks: where two of them overlap, it applies the rules of the wrong node. */
function againstRelayed(index: ReachIndex, node: Node, range: string): WithheldBecause | undefined {
  if (node.egressRanges.includes(range)) return 'ownRange';
  const holder = isHostRange(range) ? index.nodeByAddress.get(addressOfHost(range)) : undefined;
  if (holder?.id === node.id) return 'ownRange';
  if (!holder || isAllowed(index, node, holder)) return undefined;
  return holder.network === node.network ? 'rule' : 'sharedAddress';
}
