import { toggleObstacle } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import { paths } from '../../paths.ts';
import { addressesOf, primaryAddress } from '../../addresses.ts';
import { nodesOf, type ReachIndex, relaysOf } from '../network/reachIndex.ts';
import { withNode } from '../network/sourceChanges.ts';
import { editField, type Fix } from './fix.ts';
import type { Condition, PeerRule, ReasonOf, RulesOf } from './rule.ts';

export type RelayFacts = {
  /** The node is marked as relayed, and no relay lists it. */
  noRelay: { node: Node };
  /** The relay lists the node by an address that isn't its first one. */
  secondAddressOnly: { relay: Node; node: Node };
  addressNotListed: { relay: Node; node: Node; address: string };
  relayCycle: { node: Node };
};

type RelayReason = ReasonOf<RelayFacts>;

/** A node reaches a relayed one through its relay. Only that relay has the node as a peer. */
export const relayed: PeerRule<RelayReason> = {
  isBroken: ({ node }, other) => other.isRelayed && !isListedBy(node, other),
  condition: (index, one, other) =>
    isRelayOf(index, one, other)
      ? {
          key: `listed/${one.id}/${other.id}`,
          text: `${one.name} lists ${other.name}’s first address`,
          reason: isListedBy(one, other) ? undefined : { kind: 'secondAddressOnly', relay: one, node: other },
        }
      : relayCondition(index, other),
};

export function relayCondition(index: ReachIndex, node: Node): Condition<RelayReason> {
  const relay = node.isRelayed ? relaysOf(index, node)[0] : undefined;
  return {
    key: `relay/${node.id}`,
    text: relay ? `${node.name} is relayed by ${relay.name}` : `${node.name} isn’t relayed`,
    reason: node.isRelayed && !relay ? { kind: 'noRelay', node } : undefined,
  };
}

export function isRelayOf(index: ReachIndex, relay: Node, node: Node): boolean {
  return node.isRelayed && relaysOf(index, node)[0]?.id === relay.id;
}

/** A relay has a node as its peer if it lists the first of the node's addresses. */
export function isListedBy(relay: Node, node: Node): boolean {
  return relay.isRelay && relay.relayAddresses.includes(primaryAddress(node));
}

const unlistedAddress = 'its relay doesn’t list this address';

export const relayRules: RulesOf<RelayFacts> = {
  noRelay: {
    texts: ({ node: { name } }) => [
      `${name} is relayed, but no relay lists it, so it gets no configuration.`,
      `no relay lists ${name}`,
    ],
    group: 'relay',
    fix: (index, { node }) => {
      const [relay] = relaysFor(index, node);
      return relay && listAddresses(relay, node, `Relay ${node.name} through ${relay.name}`);
    },
  },
  secondAddressOnly: {
    texts: ({ relay, node }) => [
      `${relay.name} lists only ${node.name}’s IPv6 address, but the server matches on ${node.address}.`,
      unlistedAddress,
    ],
    group: 'relay',
    fix: listAll,
  },
  addressNotListed: {
    texts: ({ relay, node, address }) => [
      `${relay.name} relays ${node.name}, but doesn’t list its address ${address}.`,
      unlistedAddress,
    ],
    group: 'relay',
    fix: listAll,
  },
  relayCycle: {
    texts: ({ node }) => [
      `${node.name} and its relay relay each other, so neither gets a configuration.`,
      'relays relay each other',
    ],
    group: 'relay',
  },
};

function listAll(_: ReachIndex, { relay, node }: Readonly<RelayFacts['secondAddressOnly']>): Fix {
  return listAddresses(relay, node, `List all of ${node.name}’s addresses on ${relay.name}`);
}

/** Lists both addresses, as the console's own form does. */
function listAddresses(relay: Node, node: Node, label: string): Fix {
  const relayAddresses = [...new Set([...relay.relayAddresses, ...addressesOf(node)])];
  return {
    kind: 'relay',
    label,
    href: relay.isRelay ? editField(relay, 'relayAddresses') : paths.createRelay(relay),
    changed: (source) =>
      withNode(withNode(source, relay.id, { isRelay: true, relayAddresses }), node.id, { isRelayed: true }),
  };
}

/** The relays that can relay a node, the one with the shortest list first. Without any, the nodes that can become one. */
export function relaysFor(index: ReachIndex, node: Node): readonly Node[] {
  const others = nodesOf(index, node.network).filter(
    (other) => other.id !== node.id && !other.isRelayed && !other.isPending && other.isConnected,
  );
  const relays = others.filter(({ isRelay }) => isRelay);
  const canBecome = (other: Node) => !other.isServer && !toggleObstacle(other, 'relay', undefined);
  const candidates = relays.length > 0 ? relays : others.filter(canBecome);
  return candidates.toSorted((a, b) => a.relayAddresses.length - b.relayAddresses.length);
}
