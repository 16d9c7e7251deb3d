import { counted } from '../format/count.ts';
import { unknownRelayAddresses } from '../node/gateways.ts';
import { isDown } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { addressesOf } from '../addresses.ts';
import { isListedBy, relaysFor } from '../reach/rules/relay.ts';
import { relaysOf } from '../reach/network/reachIndex.ts';
import { joinNames } from '../text/labels.ts';
import { type NetworkScope, nodeCheck, type RecordScope } from './check.ts';
import type { Found } from './finding.ts';
import { act, relayThrough, withoutRelayed } from './fixes.ts';

const relayFact = (relays: readonly Node[]) => ({
  label: 'Relays',
  value: relays.length === 0 ? 'None' : relays.map(({ name }) => name).join(', '),
});

const missingRelay = nodeCheck<NetworkScope>({
  kind: 'relayMissing',
  severity: 'broken',
  title: 'Relayed node without a relay',
  why: 'Without a relay that lists its first address, a relayed node gets no peers.',
  advice: 'Relay the node again. The relay then lists all its addresses.',
  where: (node, { index }) =>
    node.isRelayed && !relaysOf(index, node).some((relay) => isListedBy(relay, node)),
  found: (node, scope) => {
    const { index } = scope;
    const relays = relaysOf(index, node);
    const [first] = relays;
    return {
      text: first
        ? `is relayed by ${first.name}, which doesn’t list its first address`
        : 'is relayed, but no relay lists it',
      facts: [relayFact(relays), { label: 'Addresses', value: addressesOf(node).join(', ') }],
      ...relayFixes(scope, node),
    };
  },
});

const workingFirst = (relays: readonly Node[], now: number) =>
  relays.toSorted((one, other) => Number(isDown(one, now)) - Number(isDown(other, now)));

function relayFixes({ index, now }: RecordScope, node: Node): Pick<Found, 'fix' | 'otherFix'> {
  const [listing] = relaysOf(index, node);
  const [best, next] = listing ? [listing] : workingFirst(relaysFor(index, node), now);
  const through = (relay: Node | undefined) =>
    relay && act(`Relay through ${relay.name}`, relayThrough(relay, addressesOf(node)));
  return { fix: through(best), otherFix: through(next) };
}

const twoRelays = nodeCheck<NetworkScope>({
  kind: 'twoRelays',
  severity: 'risky',
  title: 'Node listed by several relays',
  why: 'The server picks one of the relays at random, so any change can move or break connections.',
  advice: 'Remove the node from all relays but one.',
  where: (node, { index }) => node.isRelayed && relaysOf(index, node).length > 1,
  found: (node, { index, now }) => {
    const relays = relaysOf(index, node);
    const [kept, ...others] = workingFirst(relays, now);
    return {
      text: `is listed by ${counted(relays.length, 'relay')}`,
      facts: [relayFact(relays)],
      // The server clears the node’s mark when a relay drops it, so the relay that stays sets it again.
      fix:
        kept &&
        act(
          `Keep ${kept.name} only`,
          ...others.map((relay) => withoutRelayed(relay, addressesOf(node))),
          relayThrough(kept, addressesOf(node)),
        ),
    };
  },
});

const unmarked = nodeCheck<NetworkScope>({
  kind: 'relayedUnmarked',
  severity: 'broken',
  title: 'Relay lists a node that isn’t relayed',
  why: 'Peers get its address from the node and from the relay. Which one WireGuard uses isn’t predictable.',
  advice: 'Relay the node again, or remove its address from the relay.',
  where: (node, { index }) => !node.isRelayed && !node.isPending && relaysOf(index, node).length > 0,
  found: (node, { index }) => {
    const relays = relaysOf(index, node);
    const addresses = addressesOf(node);
    const [first, ...others] = relays;
    const remove = act('Remove from the relay', ...relays.map((relay) => withoutRelayed(relay, addresses)));
    // The server skips its own node when it marks the nodes of a relay.
    const again =
      first && !node.isServer && !node.isRelay
        ? act(
            `Relay through ${first.name}`,
            ...others.map((relay) => withoutRelayed(relay, addresses)),
            relayThrough(first, addresses),
          )
        : undefined;
    return {
      text: `is listed by ${joinNames(relays.map(({ name }) => name))} but isn’t marked as relayed`,
      facts: [relayFact(relays), { label: 'Addresses', value: addresses.join(', ') }],
      fix: again ?? remove,
      otherFix: again && remove,
    };
  },
});

const unusedRelayAddress = nodeCheck<NetworkScope>({
  kind: 'relayAddressUnused',
  severity: 'tidyUp',
  title: 'Relay for an address that isn’t in use',
  why: 'Nothing has this address. A node that gets it later can become relayed unintentionally.',
  advice: 'Remove the address from the relay’s list.',
  where: (node, { nodes }) => node.isRelay && unknownRelayAddresses(node, nodes).length > 0,
  found: (node, { nodes }) => ({
    text: `relays ${joinNames(unknownRelayAddresses(node, nodes))}, which no node has`,
    fix: act('Remove address', withoutRelayed(node, unknownRelayAddresses(node, nodes))),
  }),
});

export const relayChecks = [missingRelay, unmarked, twoRelays, unusedRelayAddress];
