import { describe, expect, it } from 'vitest';
import { aReachSource, situationNode, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { reachMap } from './allPairs.ts';
import { lostWithout, reachDiff, summaryOf } from './reachSummary.ts';

const names = new Map(['ams', 'ber', 'fra', 'lon', 'osl'].map((name) => [situationNode(name), name]));
const named = (key: string) => names.get(key) ?? key.slice(key.indexOf('/') + 1);
const mapOf = (situation: Situation) => reachMap(aReachSource(situation), 'prod-eu');

function glance(situation: Situation) {
  const { islands, unreached, oneWay, hanging, ...counts } = summaryOf(mapOf(situation));
  return {
    ...counts,
    islands: islands.map((island) => island.map(named).join(' ')),
    unreached: unreached.map(named),
    oneWay: oneWay.map(({ from, range }) => `${named(from)} > ${range}`),
    hanging: hanging.map(
      ({ key, pairs, members, ranges }) =>
        `${named(key)}: ${pairs} for ${members.map(named).join(' ')}` +
        ranges.map(({ range, members: count }) => `, ${range} for ${count}`).join(''),
    ),
  };
}

const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const relayedPair: Situation = {
  nodes: { ams: {}, ber: {}, fra: {}, lon: { relays: ['ber', 'fra'] }, osl: {} },
};

describe('a network at a glance', () => {
  it('is one island where all reach each other', () => {
    expect(glance({ nodes: { ams: {}, ber: {}, fra: {} } })).toEqual({
      pairs: 3,
      reaching: 3,
      unsure: 0,
      islands: ['ams ber fra'],
      unreached: [],
      oneWay: [],
      hanging: [],
    });
  });

  it('tells what hangs on a relay, and what on a gateway', () => {
    expect(glance(relayedPair)).toMatchObject({ reaching: 10, hanging: ['lon: 7 for ber fra'] });
    expect(
      glance({
        nodes: { ams: { isIngressGateway: true }, ber: {}, fra: egress },
        clients: { phone: { at: 'ams' }, pad: { at: 'ams', isEnabled: false } },
      }),
    ).toMatchObject({
      pairs: 10,
      reaching: 6,
      islands: ['ams ber fra phone', 'pad'],
      unreached: [],
      hanging: ['ams: 3 for phone', 'fra: 0 for , 192.168.77.0/24 for 3'],
    });
  });

  it('tells islands, and whom nobody reaches', () => {
    const blocked = ['ams', 'ber'].flatMap((one) =>
      ['fra', 'lon'].flatMap((other) => [[one, other] as const, [other, one] as const]),
    );
    expect(
      glance({ nodes: { ams: {}, ber: {}, fra: {}, lon: {}, osl: { isRelayed: true } }, blocked }),
    ).toMatchObject({ reaching: 2, islands: ['ams ber', 'fra lon', 'osl'], unreached: ['osl'] });
  });

  it('tells ways without a way back, and addresses that two have', () => {
    expect(glance({ nodes: { ams: {}, fra: { ...egress, egressNat: false } } })).toMatchObject({
      oneWay: ['ams > 192.168.77.0/24'],
    });
    expect(
      glance({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } } }),
    ).toMatchObject({ unsure: 3 });
  });

  const pointToSite = { isPointToSite: true };
  it.each<[string, Situation, readonly string[]]>([
    ['of its spokes', { nodes: { ams: {}, ber: {}, fra: { isHub: true } } }, ['fra: 2 for ams ber']],
    ['of its only spoke', { nodes: { ams: {}, fra: { isHub: true } } }, ['fra: 1 for ams']],
    [
      'of a spoke that it relays, too',
      { nodes: { ams: {}, ber: {}, fra: { isHub: true, relays: ['ber'] } } },
      ['fra: 3 for ams ber'],
    ],
    ['of none that it does not reach', { nodes: { ams: {}, fra: { isHub: true, isConnected: false } } }, []],
    ['of none that is missing', { nodes: { ams: {}, fra: {} } }, []],
  ])('counts the hub: %s', (_, situation, hanging) => {
    expect(glance({ network: pointToSite, ...situation }).hanging).toEqual(hanging);
  });

  it('counts the one node that ACLs leave to others, and neither of two alone', () => {
    const blocked = [
      ['ber', 'fra'],
      ['fra', 'ber'],
    ] as const;
    expect(glance({ nodes: { ams: {}, ber: {}, fra: {} }, blocked }).hanging).toEqual(['ams: 2 for ber fra']);
    expect(glance({ nodes: { ams: {}, ber: {} } }).hanging).toEqual([]);
    expect(glance({ nodes: { ams: {}, fra: { isHub: true } } }).hanging).toEqual([]);
  });

  it('hangs a range on nobody that two gateways route', () => {
    expect(glance({ nodes: { ams: {}, ber: egress, fra: egress } }).hanging).toEqual([]);
  });
});

describe('when one node fails', () => {
  it('loses the pairs that go through it', () => {
    const map = mapOf(relayedPair);
    const lost = (name: string) =>
      lostWithout(map, map.keys.indexOf(situationNode(name))).map((pair) => pair.map(named).join(' '));
    expect(lost('lon')).toEqual(['ams ber', 'ams fra', 'ber fra', 'ber osl', 'fra osl']);
    expect(lost('ams')).toEqual([]);
  });
});

describe('between two states', () => {
  const diff = (before: Situation, after: Situation) => {
    const { cutOff, byMember, ...counts } = reachDiff(mapOf(before), mapOf(after));
    return {
      ...counts,
      cutOff: cutOff.map(named),
      byMember: [...byMember].map(([key, { lost, gained }]) => `${named(key)} -${lost} +${gained}`),
    };
  };

  it('nothing is lost or gained by nothing', () => {
    expect(diff(relayedPair, relayedPair)).toEqual({
      lost: 0,
      gained: 0,
      rangesLost: 0,
      rangesGained: 0,
      cutOff: [],
      byMember: [],
    });
  });

  it('a relay that is removed takes what hangs on it', () => {
    const after: Situation = {
      nodes: { ams: {}, ber: { isRelayed: true }, fra: { isRelayed: true }, lon: {}, osl: {} },
    };
    expect(diff(relayedPair, after)).toMatchObject({
      lost: 7,
      gained: 0,
      cutOff: ['ber', 'fra'],
      byMember: ['ams -2 +0', 'ber -4 +0', 'fra -4 +0', 'lon -2 +0', 'osl -2 +0'],
    });
  });

  it('a node that is gone loses everything, one that is new gains', () => {
    const two: Situation = { nodes: { ams: {}, ber: {} } };
    const three: Situation = { nodes: { ams: {}, ber: {}, fra: egress } };
    expect(diff(two, three)).toMatchObject({ lost: 0, gained: 2, rangesGained: 3, cutOff: [] });
    expect(diff(three, two)).toMatchObject({ lost: 2, gained: 0, rangesLost: 2, cutOff: ['fra'] });
  });
});
