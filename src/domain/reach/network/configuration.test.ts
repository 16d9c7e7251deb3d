import { clientFile, expectedConfiguration } from './configuration.ts';
import { isHostRange, nodeMember } from './member.ts';
import { reachIndex } from './reachIndex.ts';
import { describe, expect, it } from 'vitest';
import { allPairs, rangeCodes } from '../pairs/allPairs.ts';
import { hasBit } from '../pairs/bits.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import type { Node } from '../../node/node.ts';
import { verdictOf } from '../why/verdict.ts';

const gateway = (...egressRanges: string[]) => ({ isEgressGateway: true, egressRanges, egressNat: true });

/** `leaf` is relayed by `relay`; `far` is a peer of the relay. */
function network(relay: Partial<Node>, leaf: Partial<Node> = {}, far: Partial<Node> = {}): ReachFixture {
  return { nodes: { relay: { relays: ['leaf'], ...relay }, leaf, far } };
}

function network6(relay: Partial<Node>, leaf: Partial<Node> = {}): ReachFixture {
  const only6 = (address6: string) => ({ address: '', address6 });
  return {
    network: { addressRange: '', addressRange6: 'fd00:66::/64' },
    nodes: {
      relay: { isRelay: true, relayAddresses: ['fd00:66::2'], ...only6('fd00:66::1'), ...relay },
      leaf: { isRelayed: true, ...only6('fd00:66::2'), ...leaf },
      far: only6('fd00:66::3'),
    },
  };
}

function givenTo(name: string, situation: ReachFixture) {
  const index = reachIndex(aReachSource(situation));
  const node = index.nodeById.get(reachNodeId(name));
  const configuration = node && expectedConfiguration(index, node);
  if (!configuration || configuration.refused) throw new Error(`${name} gets no peers`);
  return {
    egress: configuration.peers.flatMap(({ allowed }) =>
      allowed.flatMap(({ range, by }) => (by === 'egress' ? range : [])),
    ),
    withheld: configuration.peers.flatMap((peer) =>
      peer.withheld.flatMap(({ range, because }) => (isHostRange(range) ? [] : `${range} ${because}`)),
    ),
  };
}

describe('the egress ranges of a relay', () => {
  it.each<[string, ReachFixture, readonly string[], readonly string[]]>([
    [
      'the last one only',
      network(gateway('172.16.1.0/24', '172.16.2.0/24')),
      ['172.16.2.0/24'],
      ['172.16.1.0/24 notLastOfRelay'],
    ],
    [
      'also where it holds the local address of the node',
      network(gateway('192.168.7.0/24'), { localAddress: '192.168.7.4' }),
      ['192.168.7.0/24'],
      [],
    ],
    [
      'also where it holds the endpoint of the relay',
      network(gateway('198.51.100.0/24')),
      ['198.51.100.0/24'],
      [],
    ],
    [
      'also where the node routes it itself',
      network(gateway('172.16.2.0/24'), gateway('172.16.2.0/24')),
      ['172.16.2.0/24'],
      ['172.16.2.0/24 ownRange'],
    ],
    [
      'with an IPv6 local address in it',
      network6(gateway('fd77::/64', 'fd42::/64'), { localAddress: 'fd42::9' }),
      ['fd42::/64'],
      ['fd77::/64 notLastOfRelay'],
    ],
    [
      'not those of a relay that is no longer a gateway',
      network({ ...gateway('172.16.2.0/24'), isEgressGateway: false }),
      [],
      [],
    ],
  ])('are given to its relayed nodes: %s', (_, situation, egress, withheld) => {
    expect(givenTo('leaf', situation)).toEqual({ egress, withheld });
  });

  it('are still withheld from other nodes whose local address they hold', () => {
    const situation = network(gateway('192.168.7.0/24'), {}, { localAddress: '192.168.7.4' });
    expect(givenTo('far', situation)).toMatchObject({
      egress: [],
      withheld: ['192.168.7.0/24 holdsLocalAddress'],
    });
  });

  it('reach a relayed node on the map as in an explanation', () => {
    const source = aReachSource(network6(gateway('fd42::/64'), { localAddress: 'fd42::9' }));
    const pairs = allPairs(reachIndex(source), 'prod-eu');
    const place = pairs.keys.indexOf(reachNodeId('leaf'));
    expect(pairs.toRanges[place]).toBe(rangeCodes.reaches);
    expect(hasBit(pairs.reaches, pairs.stride, place, pairs.keys.indexOf(reachNodeId('far')))).toBe(true);
    const index = reachIndex(source);
    const leaf = index.nodeById.get(reachNodeId('leaf'));
    if (!leaf) throw new Error('There is no leaf');
    const to = { kind: 'address', address: 'fd42::/64', network: 'prod-eu' } as const;
    expect(verdictOf(index, { from: nodeMember(leaf), to, now: NOW })).toMatchObject({
      kind: 'reaches',
      reason: undefined,
    });
  });
});

function configurationOf(name: string, situation: ReachFixture) {
  const index = reachIndex(aReachSource(situation));
  const node = index.nodeById.get(reachNodeId(name));
  return node && expectedConfiguration(index, node);
}

it('lists the enabled clients of a gateway after its nodes', () => {
  const situation: ReachFixture = {
    nodes: { ams: {}, fra: { isIngressGateway: true } },
    clients: {
      phone: { at: 'fra' },
      pad: { at: 'fra', isEnabled: false },
      tab: { at: 'fra', network: 'prod-us' },
      old: { at: 'ams' },
    },
  };
  // The client’s former gateway has lost the role.
  expect(configurationOf('ams', situation)?.peers).toMatchObject([{ of: { node: { name: 'fra' } } }]);
  const own = (range: string, of: string) => [{ range, by: 'own', of }];
  expect(configurationOf('fra', situation)?.peers).toMatchObject([
    { of: { kind: 'node' }, allowed: own('10.20.4.1/32', reachNodeId('ams')), withheld: [] },
    { of: { kind: 'client' }, allowed: own('10.20.4.201/32', 'prod-eu/phone'), withheld: [] },
  ]);
});

it('routes the network of a client and its egress ranges to its gateway', () => {
  const index = reachIndex(
    aReachSource({
      nodes: {
        fra: { isIngressGateway: true, endpoint: '198.51.100.7', listenPort: 0, localListenPort: 51999 },
        exit: gateway('192.168.77.0/24'),
        ord: { network: 'prod-us', ...gateway('192.168.78.0/24') },
      },
      clients: { phone: { at: 'fra' }, pad: { at: 'exit' } },
    }),
  );
  const [phone, pad] = index.clients.map((client) => clientFile(index, client).peers);
  const [fra] = index.nodes;
  const by = (range: string) => ({ range, by: 'file', of: fra?.id });
  expect(phone).toEqual([
    {
      of: { kind: 'node', node: fra },
      publicKey: fra?.publicKey,
      endpoint: { ip: '198.51.100.7', port: 51999 },
      allowed: [by('10.20.4.0/24'), by('192.168.77.0/24')],
      withheld: [],
    },
  ]);
  // Its gateway isn't one.
  expect(pad).toEqual([]);
});

it('gives no node its own address, even if a relay lists it', () => {
  const situation = { ...network({}, { isRelayed: false }), hasRules: false };
  const ranges = configurationOf('leaf', situation)?.peers?.flatMap(({ allowed }) => allowed);
  expect(ranges?.map(({ range }) => range)).toEqual(['10.20.4.1/32', '10.20.4.3/32']);
});

it('knows only IPv4 endpoints inside of an egress range', () => {
  const situation = (endpoint: string, range: string): ReachFixture => ({
    nodes: { netmaker: { isServer: true }, exit: { ...gateway(range), endpoint } },
  });
  expect(givenTo('netmaker', situation('198.51.100.7', '198.51.100.0/24')).egress).toEqual([]);
  expect(givenTo('netmaker', situation('2001:db8::7', '2001:db8::/32')).egress).toEqual(['2001:db8::/32']);
});
