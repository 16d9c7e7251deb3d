import { allPairs } from './allPairs.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { criticalNodesOf, islandsOf, oneWayToRanges, unreachableNodes } from './reachSummary.ts';
import { describe, expect, it } from 'vitest';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';

const names = new Map(['ams', 'ber', 'fra', 'lon', 'osl'].map((name) => [reachNodeId(name), name]));
const named = (key: string) => names.get(key) ?? key.slice(key.indexOf('/') + 1);
const mapOf = (situation: ReachFixture) => allPairs(reachIndex(aReachSource(situation)), 'prod-eu');

function figures(situation: ReachFixture) {
  const all = mapOf(situation);
  return {
    islands: islandsOf(all).map((island) => island.map(named).join(' ')),
    unreached: unreachableNodes(all).map(named),
    oneWay: oneWayToRanges(all).map(({ from, range }) => `${named(from)} > ${range}`),
    critical: criticalNodesOf(all).map(
      ({ key, pairs, members }) => `${named(key)}: ${pairs} for ${members.map(named).join(' ')}`,
    ),
  };
}

const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const relayedPair: ReachFixture = {
  nodes: { ams: {}, ber: {}, fra: {}, lon: { relays: ['ber', 'fra'] }, osl: {} },
};

describe('the figures of a network', () => {
  it('have one island where all nodes can reach each other', () => {
    expect(figures({ nodes: { ams: {}, ber: {}, fra: {} } })).toEqual({
      islands: ['ams ber fra'],
      unreached: [],
      oneWay: [],
      critical: [],
    });
  });

  it('lists the members that depend on a relay or gateway', () => {
    expect(figures(relayedPair)).toMatchObject({ critical: ['lon: 5 for ber fra'] });
    expect(
      figures({
        nodes: { ams: { isIngressGateway: true }, ber: {}, fra: egress },
        clients: { phone: { at: 'ams' }, pad: { at: 'ams', isEnabled: false } },
      }),
    ).toMatchObject({
      islands: ['ams ber fra phone', 'pad'],
      unreached: [],
      critical: ['ams: 2 for phone'],
    });
  });

  it('lists islands and unreachable nodes', () => {
    const blocked = ['ams', 'ber'].flatMap((a) =>
      ['fra', 'lon'].flatMap((b) => [[a, b] as const, [b, a] as const]),
    );
    expect(
      figures({ nodes: { ams: {}, ber: {}, fra: {}, lon: {}, osl: { isRelayed: true } }, blocked }),
    ).toMatchObject({ islands: ['ams ber', 'fra lon', 'osl'], unreached: ['osl'] });
  });

  it('lists the largest island first, each in the order of its members', () => {
    const many = Array.from({ length: 40 }, (_, at) => `n${at}`);
    const some = many.slice(0, 3);
    const blocked = some.flatMap((a) => many.slice(3).flatMap((b) => [[a, b] as const, [b, a] as const]));
    const nodes = Object.fromEntries(many.map((name) => [name, {}]));
    const islands = islandsOf(mapOf({ nodes, blocked: [...blocked, ['n0', 'n1']] }));
    const idsOf = (members: readonly string[]) => members.map(reachNodeId);
    expect(islands).toEqual([idsOf(many.slice(3)), idsOf(some)]);
  });

  it('lists one-way paths', () => {
    expect(figures({ nodes: { ams: {}, fra: { ...egress, egressNat: false } } })).toMatchObject({
      oneWay: ['ams > 192.168.77.0/24'],
    });
  });

  const pointToSite = { isPointToSite: true };
  it.each<[string, ReachFixture, readonly string[]]>([
    ['with its spokes', { nodes: { ams: {}, ber: {}, fra: { isHub: true } } }, ['fra: 0 for ams ber']],
    ['with its only spoke', { nodes: { ams: {}, fra: { isHub: true } } }, ['fra: 0 for ams']],
    [
      'with a spoke that it also relays',
      { nodes: { ams: {}, ber: {}, fra: { isHub: true, relays: ['ber'] } } },
      ['fra: 1 for ams ber'],
    ],
    ['not while it is disconnected', { nodes: { ams: {}, fra: { isHub: true, isConnected: false } } }, []],
    ['not if there is none', { nodes: { ams: {}, fra: {} } }, []],
  ])('count the hub %s', (_, situation, critical) => {
    expect(figures({ network: pointToSite, ...situation }).critical).toEqual(critical);
  });

  it('count the only node that ACLs leave to others, but neither of two that only reach each other', () => {
    const blocked = [
      ['ber', 'fra'],
      ['fra', 'ber'],
    ] as const;
    expect(figures({ nodes: { ams: {}, ber: {}, fra: {} }, blocked }).critical).toEqual([
      'ams: 0 for ber fra',
    ]);
    expect(figures({ nodes: { ams: {}, ber: {} } }).critical).toEqual([]);
    expect(figures({ nodes: { ams: {}, fra: { isHub: true } } }).critical).toEqual([]);
  });
});
