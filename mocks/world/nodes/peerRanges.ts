import ipaddr from 'ipaddr.js';
import { areAllowed } from '../networks/acls.ts';
import type { World } from '../state.ts';
import type { WireExtClient, WireNode } from '../../wire/wire.ts';

/** Returns a peer's allowed IPs in the server's order. The server writes /128 even for relayed IPv4 addresses. */
export function rangesBehind(world: World, node: WireNode, peer: WireNode): string[] {
  return [
    ...ownRanges(peer),
    ...egressRanges(node, peer),
    ...clientsOf(world, peer).flatMap(addressesOf),
    ...failedOver(world, node, peer),
    ...relayed(world, node, peer),
  ];
}

/** Returns the peer's addresses and its manually set allowed IPs. */
function ownRanges(peer: WireNode): string[] {
  const own = addressesOf(peer);
  const manual = (peer.allowedips ?? []).map((range) => (range.includes('/') ? range : hostRange(range)));
  return [...own, ...manual.filter((range) => !own.includes(range))];
}

/** The addresses of a node or client as ranges. */
export function addressesOf({ address, address6 }: Pick<WireNode, 'address' | 'address6'>): string[] {
  return [address, address6].filter((entry) => entry !== '').map(hostRange);
}

function hostRange(address: string): string {
  return address.includes(':') ? `${address}/128` : `${address}/32`;
}

const everything = ['0.0.0.0/0', '::/0'];

function egressRanges(node: WireNode, gateway: WireNode): string[] {
  if (gateway.isegressgateway !== 'yes') return [];
  const ranges = gateway.egressgatewayranges ?? [];
  const routesAll = ranges.some((range) => everything.includes(range));
  return ranges.filter((range) => {
    if (node.isserver === 'yes' && everything.includes(range)) return false;
    // The server parses the text before the first colon as the address, which fails for IPv6.
    const holdsEndpoint = !gateway.endpoint.includes(':') && contains(range, gateway.endpoint);
    return routesAll || !(holdsEndpoint || contains(range, node.localaddress));
  });
}

function contains(range: string, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const [base, bits] = ipaddr.parseCIDR(range);
  const ip = ipaddr.parse(address);
  return ip.kind() === base.kind() && ip.match(base, bits);
}

/** Returns the enabled external clients of a gateway. Clients have no ACLs. */
export function clientsOf(world: World, gateway: WireNode): WireExtClient[] {
  if (gateway.isingressgateway !== 'yes') return [];
  return [...world.extClients.values()].filter(
    (client) =>
      client.network === gateway.network && client.ingressgatewayid === gateway.id && client.enabled,
  );
}

/** Returns the ranges of the nodes that `node` reaches only through the failover node. */
function failedOver(world: World, node: WireNode, peer: WireNode): string[] {
  if (world.edition !== 'enterprise' || peer.isingressgateway !== 'yes' || peer.failover !== 'yes') return [];
  const needed = Object.entries(world.metrics.get(node.id)?.needsfailover ?? {});
  return needed.flatMap(([id, by]) => {
    const unreached = world.nodes.get(id);
    if (by !== peer.id || !unreached || !world.metrics.get(id)?.node_name) return [];
    return [...ownRanges(unreached), ...egressRanges(peer, unreached)];
  });
}

/** Returns the ranges of the nodes behind a relay, and the one address of each that the relay lists. */
function relayed(world: World, node: WireNode, relay: WireNode): string[] {
  if (relay.isrelay !== 'yes') return [];
  return (relay.relayaddrs ?? []).flatMap((address) => {
    const member = [...world.nodes.values()].find(
      (candidate) =>
        candidate.network === relay.network && [candidate.address, candidate.address6].includes(address),
    );
    if (!member || !areAllowed(world, node, member)) return [];
    return [
      `${address}/128`,
      ...egressRanges(node, member),
      ...clientsOf(world, member).flatMap(addressesOf),
    ];
  });
}

/**
 * Returns the ranges that a relayed node routes to its relay: all that the relay routes to its own peers, except nodes
 * blocked by ACLs. Of the relay's own egress ranges, the server adds only the last, without any checks.
 */
export function rangesBehindRelay(
  world: World,
  node: WireNode,
  relay: WireNode,
  beyond: readonly string[],
): string[] {
  const own = [...(node.egressgatewayranges ?? [])];
  const last = relay.isegressgateway === 'yes' ? (relay.egressgatewayranges ?? []).slice(-1) : [];
  const routed = [...addressesOf(relay), ...beyond].filter((range) => {
    const [address = '', bits] = range.split('/');
    const isHost = bits === (address.includes(':') ? '128' : '32') || bits === '128';
    const holder = isHost ? holderOf(world, address) : undefined;
    return !own.includes(range) && (!holder || areAllowed(world, node, holder));
  });
  return [...routed, ...last];
}

/** Searches all networks like the server, so with overlapping ranges it can find the wrong node. */
function holderOf(world: World, address: string): WireNode | undefined {
  return [...world.nodes.values()].find((node) => node.address === address || node.address6 === address);
}
