import { allPairs } from './allPairs.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { summaryOf } from './reachSummary.ts';
import { describe, expect, it } from 'vitest';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';

const names = new Map(['ams', 'ber', 'fra', 'lon', 'osl'].map((name) => [reachNodeId(name), name]));
const named = (key: string) => names.get(key) ?? key.slice(key.indexOf('/') + 1);
const mapOf = (situation: ReachFixture) => allPairs(reachIndex(aReachSource(situation)), 'prod-eu');

function figures(situation: ReachFixture) {
  const { islands, unreachableNodes, oneWay, critical, ...counts } = summaryOf(mapOf(situation));
  return {
    ...counts,
    islands: islands.map((island) => island.map(named).join(' ')),
    unreached: unreachableNodes.map(named),
    oneWay: oneWay.map(({ from, range }) => `${named(from)} > ${range}`),
    critical: critical.map(
      ({ key, pairs, members, ranges }) =>
        `${named(key)}: ${pairs} for ${members.map(named).join(' ')}` +
        ranges.map(({ range, members: count }) => `, ${range} for ${count}`).join(''),
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
      pairs: 3,
      reaching: 3,
      unsure: 0,
      islands: ['ams ber fra'],
      unreached: [],
      oneWay: [],
      critical: [],
    });
  });

  it('lists the members that depend on a relay or gateway', () => {
    expect(figures(relayedPair)).toMatchObject({ reaching: 10, critical: ['lon: 7 for ber fra'] });
    expect(
      figures({
        nodes: { ams: { isIngressGateway: true }, ber: {}, fra: egress },
        clients: { phone: { at: 'ams' }, pad: { at: 'ams', isEnabled: false } },
      }),
    ).toMatchObject({
      pairs: 10,
      reaching: 6,
      islands: ['ams ber fra phone', 'pad'],
      unreached: [],
      critical: ['ams: 3 for phone', 'fra: 0 for , 192.168.77.0/24 for 3'],
    });
  });

  it('lists islands and unreachable nodes', () => {
    const blocked = ['ams', 'ber'].flatMap((a) =>
      ['fra', 'lon'].flatMap((b) => [[a, b] as const, [b, a] as const]),
    );
    expect(
      figures({ nodes: { ams: {}, ber: {}, fra: {}, lon: {}, osl: { isRelayed: true } }, blocked }),
    ).toMatchObject({ reaching: 2, islands: ['ams ber', 'fra lon', 'osl'], unreached: ['osl'] });
  });

  it('lists one-way paths and counts duplicate addresses', () => {
    expect(figures({ nodes: { ams: {}, fra: { ...egress, egressNat: false } } })).toMatchObject({
      oneWay: ['ams > 192.168.77.0/24'],
    });
    expect(
      figures({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } } }),
    ).toMatchObject({ unsure: 3 });
  });

  const pointToSite = { isPointToSite: true };
  it.each<[string, ReachFixture, readonly string[]]>([
    ['with its spokes', { nodes: { ams: {}, ber: {}, fra: { isHub: true } } }, ['fra: 2 for ams ber']],
    ['with its only spoke', { nodes: { ams: {}, fra: { isHub: true } } }, ['fra: 1 for ams']],
    [
      'with a spoke that it also relays',
      { nodes: { ams: {}, ber: {}, fra: { isHub: true, relays: ['ber'] } } },
      ['fra: 3 for ams ber'],
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
      'ams: 2 for ber fra',
    ]);
    expect(figures({ nodes: { ams: {}, ber: {} } }).critical).toEqual([]);
    expect(figures({ nodes: { ams: {}, fra: { isHub: true } } }).critical).toEqual([]);
  });

  it('list no gateway for a range that two gateways route', () => {
    expect(figures({ nodes: { ams: {}, ber: egress, fra: egress } }).critical).toEqual([]);
  });
});
