import type { Node } from './node.ts';
import { defaultNodeSort, sortNodes } from './nodeSort.ts';

type Addressed = Pick<Node, 'network' | 'address' | 'address6'>;
type Relay = Pick<Node, 'network' | 'relayAddresses'>;

/** The relay of a relayed node, as far as it is among `nodes`. */
export function relayOf(node: Addressed, nodes: readonly Node[]): Node | undefined {
  return nodes.find((one) => one.isRelay && relays(one)(node));
}

/** The nodes that a relay relays by name, each once though a relay has the addresses of both families. */
export function relayedBy(relay: Relay, nodes: readonly Node[]): readonly Node[] {
  return relay.relayAddresses.length === 0 ? [] : sortNodes(nodes.filter(relays(relay)), defaultNodeSort);
}

/** The addresses of a relay that are no known node's. */
export function strayRelayAddresses(relay: Relay, nodes: readonly Node[]): readonly string[] {
  const known = new Set(addressesOf(relayedBy(relay, nodes)));
  return relay.relayAddresses.filter((address) => address !== '' && !known.has(address));
}

/** What a relay is told of the nodes it is to relay: the addresses of both families (§3 "Relay create payload"). */
export function addressesOf(nodes: readonly Pick<Node, 'address' | 'address6'>[]): readonly string[] {
  return nodes.flatMap(({ address, address6 }) => [address, address6]).filter((address) => address !== '');
}

function relays(relay: Relay): (node: Addressed) => boolean {
  const addresses = new Set(relay.relayAddresses);
  return (node) =>
    node.network === relay.network && addressesOf([node]).some((address) => addresses.has(address));
}
