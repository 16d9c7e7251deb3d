import ipaddr from 'ipaddr.js';
import { areAllowed } from '../networks/acls.ts';
import type { World } from '../state.ts';
import type { WireExtClient, WireNode } from '../../wire/wire.ts';

/** The addresses that a node sends to one of its peers, in the server's order; IPv4 with /128 is a slip of the server's. */
export function rangesBehind(world: World, node: WireNode, peer: WireNode): string[] {
  return [
    ...ownRanges(peer),
    ...egressRanges(node, peer),
    ...clientsOf(world, peer).flatMap(addressesOf),
    ...failedOver(world, node, peer),
    ...relayed(world, node, peer),
  ];
}

/** Its addresses and those set by hand. */
function ownRanges(peer: WireNode): string[] {
  const own = addressesOf(peer);
  const byHand = (peer.allowedips ?? []).map((one) => (one.includes('/') ? one : hostRange(one)));
  return [...own, ...byHand.filter((one) => !own.includes(one))];
}

function addressesOf({ address, address6 }: Pick<WireNode, 'address' | 'address6'>): string[] {
  return [address, address6].filter((one) => one !== '').map(hostRange);
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
    // What is before the first colon is taken for the address, which of IPv6 is none.
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

/** The enabled ones: clients have no ACL of their own. */
export function clientsOf(world: World, gateway: WireNode): WireExtClient[] {
  if (gateway.isingressgateway !== 'yes') return [];
  return [...world.extClients.values()].filter(
    (client) =>
      client.network === gateway.network && client.ingressgatewayid === gateway.id && client.enabled,
  );
}

/** What a failover node carries for the nodes that this one cannot reach by itself. */
function failedOver(world: World, node: WireNode, peer: WireNode): string[] {
  if (world.edition !== 'enterprise' || peer.isingressgateway !== 'yes' || peer.failover !== 'yes') return [];
  const needed = Object.entries(world.metrics.get(node.id)?.needsfailover ?? {});
  return needed.flatMap(([id, by]) => {
    const unreached = world.nodes.get(id);
    if (by !== peer.id || !unreached || !world.metrics.get(id)?.node_name) return [];
    return [...ownRanges(unreached), ...egressRanges(peer, unreached)];
  });
}

/** Of the nodes that a relay carries, only the address that it lists. */
function relayed(world: World, node: WireNode, relay: WireNode): string[] {
  if (relay.isrelay !== 'yes') return [];
  return (relay.relayaddrs ?? []).flatMap((address) => {
    const member = [...world.nodes.values()].find(
      (one) => one.network === relay.network && (one.address === address || one.address6 === address),
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
 * What a relayed node sends to its relay: what the relay sends to its own peers, less what the ACL forbids the node. The
 * last range of the relay is added after all checks, and the others never.
 */
export function rangesBehindRelay(
  world: World,
  node: WireNode,
  relay: WireNode,
  beyond: readonly string[],
): string[] {
  const own = [...(node.egressgatewayranges ?? [])];
  const last = relay.isegressgateway === 'yes' ? (relay.egressgatewayranges ?? []).slice(-1) : [];
  const given = [...addressesOf(relay), ...beyond].filter((range) => {
    const [address = '', bits] = range.split('/');
    const isHost = bits === (address.includes(':') ? '128' : '32') || bits === '128';
    const holder = isHost ? holderOf(world, address) : undefined;
    return !own.includes(range) && (!holder || areAllowed(world, node, holder));
  });
  return [...given, ...last];
}

/** Over all networks: where two use one range, it may be the wrong node. */
function holderOf(world: World, address: string): WireNode | undefined {
  return [...world.nodes.values()].find((one) => one.address === address || one.address6 === address);
}
