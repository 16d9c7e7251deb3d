import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { overviewOf } from './overview.ts';
import { reachImpact } from './impact.ts';

const overview = (situation: ReachFixture) => overviewOf(aReachSource(situation), 'prod-eu', NOW);
const bothWays = (a: string, b: string) =>
  [
    [a, b],
    [b, a],
  ] as const;

it('divides the pairs into reachable, unreachable and unknown', () => {
  const { islands, unreached, oneWay, critical, ...counts } = overview({
    nodes: {
      ams: { isIngressGateway: true },
      ber: {},
      fra: { lastCheckIn: NOW - 7200 },
      lon: { isRelayed: true },
    },
    clients: { phone: { at: 'ams' } },
    blocked: bothWays('ams', 'ber'),
  });
  expect(counts).toEqual({
    nodes: 4,
    clients: 1,
    ranges: 0,
    pairs: 10,
    reaching: 1,
    silent: 3,
    noPath: 6,
    withoutHub: 0,
    byRules: 2,
    unsure: 0,
    areRulesKnown: true,
    cohesion: { kind: 'some' },
  });
  expect(unreached.first).toMatchObject([{ name: 'lon', note: 'no relay lists lon' }]);
  expect([islands.count, oneWay.count, critical.count]).toEqual([2, 0, 2]);
});

it('lists islands with the reason for each', () => {
  const apart = ['ams', 'ber', 'fra'].flatMap((name) => [...bothWays(name, 'lon'), ...bothWays(name, 'osl')]);
  const { islands } = overview({
    nodes: { ams: {}, ber: {}, fra: {}, lon: {}, osl: {}, rom: { isRelayed: true } },
    blocked: apart,
  });
  expect(islands.first.map(({ name, note }) => `${name}: ${note}`)).toEqual([
    'The rest: 3 nodes',
    'lon and osl: blocked by an ACL, in both directions',
    'rom: isolated: no relay lists rom',
  ]);
});

it('has no islands where all nodes can reach each other', () => {
  expect(overview({ nodes: { ams: {}, ber: {} } })).toMatchObject({
    cohesion: { kind: 'all' },
    islands: { count: 0, first: [] },
  });
  const blocked = bothWays('ams', 'fra');
  expect(overview({ nodes: { ams: {}, ber: {}, fra: {} }, blocked })).toMatchObject({
    cohesion: { kind: 'some' },
    islands: { count: 0 },
  });
});

it('lists single points of failure and one-way paths', () => {
  const { critical, oneWay } = overview({
    nodes: {
      ams: { isIngressGateway: true },
      ber: {},
      fra: { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false },
      lon: { relays: ['osl', 'par'] },
      osl: {},
      par: {},
    },
    clients: { phone: { at: 'ams' } },
  });
  expect(critical.first.map(({ name, note, pairs }) => `${name} ${note}: ${pairs}`)).toEqual([
    'lon the only path for 2 nodes: 11',
    'ams the only path for phone: 6',
    'fra the only path to 192.168.77.0/24: 6',
  ]);
  expect(oneWay.count).toBe(6);
  expect(oneWay.first[0]).toMatchObject({ name: 'ams', range: '192.168.77.0/24' });
});

const silent = { lastCheckIn: NOW - 7200 };

it('counts a pair as offline when a node between the two is', () => {
  const {
    reaching,
    silent: offlinePairs,
    critical,
  } = overview({ nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], ...silent } } });
  expect([reaching, offlinePairs]).toEqual([0, 3]);
  expect(critical.first).toMatchObject([
    { name: 'lon', note: 'the only path for 2 nodes, no check-in for 2 h' },
  ]);
});

it('has no path to explain in a network with one node', () => {
  expect(overview({ nodes: { ams: {} } }).unreached.first).toMatchObject([
    { name: 'ams', note: 'the only node in its network', from: undefined },
  ]);
});

describe('a point-to-site network', () => {
  const pointToSite = (situation: ReachFixture) =>
    overview({ network: { isPointToSite: true }, ...situation });
  const islandsOf = (situation: ReachFixture) =>
    pointToSite(situation).islands.first.map(({ name, note }) => `${name}: ${note}`);
  const unreachedIn = (situation: ReachFixture) =>
    pointToSite(situation).unreached.first.map(({ name, note, from }) => [name, note, from]);
  const sites = { hub: { isHub: true }, site1: {}, site2: {}, site3: {} };

  it.each<[string, ReachFixture, readonly string[]]>([
    [
      'an ACL rule with the hub',
      { nodes: sites, blocked: bothWays('site3', 'hub') },
      [
        'The rest: 3 nodes, connected only to the hub hub',
        'site3: isolated: blocked by an ACL with hub, in both directions',
      ],
    ],
    [
      'an ACL rule with the hub, allowed in one direction',
      { nodes: sites, blocked: [['site3', 'hub']] },
      [
        'The rest: 3 nodes, connected only to the hub hub',
        'site3: isolated: blocked by an ACL with hub, in one direction',
      ],
    ],
    [
      'its own connection state',
      { nodes: { ...sites, site3: { isConnected: false } } },
      ['The rest: 3 nodes, connected only to the hub hub', 'site3: isolated: site3 is disconnected'],
    ],
    [
      'a router shared with the hub',
      {
        nodes: {
          hub: { isHub: true, endpoint: '203.0.113.9' },
          site1: {},
          site2: { endpoint: '203.0.113.9' },
        },
      },
      ['The rest: 2 nodes', 'site2: isolated: behind the same router as hub'],
    ],
    [
      'a relay that isn’t the hub',
      { nodes: { hub: { isHub: true }, site1: { relays: ['site2'] }, site2: {}, site3: {} } },
      ['The rest: 3 nodes, connected only to the hub hub', 'site2: isolated: its relay site1 isn’t the hub'],
    ],
    [
      'a relay that doesn’t list it',
      { nodes: { ...sites, site3: { isRelayed: true } } },
      ['The rest: 3 nodes, connected only to the hub hub', 'site3: isolated: no relay lists site3'],
    ],
    [
      'an ACL rule between its gateway and the hub',
      {
        nodes: { hub: { isHub: true }, site1: { isIngressGateway: true }, site2: {}, site3: {} },
        clients: { phone: { at: 'site1' } },
        blocked: bothWays('site1', 'hub'),
      },
      [
        'The rest: 3 nodes, connected only to the hub hub',
        'phone and site1: blocked by an ACL with hub, in both directions',
      ],
    ],
    [
      'a missing hub',
      { nodes: { site1: {}, site2: {} } },
      ['site1: isolated: the network has no hub', 'site2: isolated: the network has no hub'],
    ],
    [
      'a hub that is disconnected',
      { nodes: { hub: { isHub: true, isConnected: false }, site1: {} } },
      ['hub: isolated: hub is disconnected', 'site1: isolated: hub is disconnected'],
    ],
  ])('explains why a node can’t reach the hub: %s', (_, situation, islands) => {
    expect(islandsOf(situation)).toEqual(islands);
  });

  it('explains an isolated node by its pair with the hub', () => {
    expect(unreachedIn({ nodes: sites, blocked: bothWays('site3', 'hub') })).toEqual([
      ['site3', 'blocked by an ACL with hub, in both directions', reachNodeId('hub')],
    ]);
  });

  it('finds the hub among many sites', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`site${at + 10}`, {}]));
    const situation = { nodes: { ...many, zhub: { isHub: true } }, blocked: bothWays('site12', 'zhub') };
    expect(unreachedIn(situation)).toEqual([
      ['site12', 'blocked by an ACL with zhub, in both directions', reachNodeId('zhub')],
    ]);
  });

  it('has no islands while all nodes can reach the hub they depend on', () => {
    expect(pointToSite({ nodes: sites })).toMatchObject({
      noPath: 3,
      withoutHub: 3,
      byRules: 0,
      cohesion: { kind: 'hub', name: 'hub' },
      islands: { count: 0 },
      critical: { first: [{ name: 'hub', note: 'the hub, the only path for 3 nodes', pairs: 3 }] },
    });
  });

  it('isolates all sites when the hub fails, and no other node when a site fails', () => {
    const source = aReachSource({ network: { isPointToSite: true }, nodes: sites });
    const cutOffBy = (name: string) =>
      reachImpact(source, 'prod-eu', { kind: 'failure', nodeId: reachNodeId(name) }).affected.cutOff;
    expect(cutOffBy('hub')).toEqual(['site1', 'site2', 'site3'].map(reachNodeId));
    expect(cutOffBy('site1')).toEqual([]);
  });

  it('shows that the hub is offline', () => {
    expect(pointToSite({ nodes: { ...sites, hub: { isHub: true, ...silent } } })).toMatchObject({
      reaching: 0,
      silent: 3,
      critical: { first: [{ note: 'the hub, the only path for 3 nodes, no check-in for 2 h' }] },
    });
  });
});

it('names the relay whose ACL rule isolates a node', () => {
  const { unreached } = overview({
    nodes: { ams: {}, ber: {}, fra: {}, lon: { relays: ['fra'] } },
    blocked: bothWays('fra', 'lon'),
  });
  expect(unreached.first).toMatchObject([
    { name: 'fra', note: 'blocked by an ACL with lon, in both directions', from: reachNodeId('ams') },
  ]);
});

it('names both nodes of a missing ACL rule', () => {
  const source = aReachSource({ nodes: { ams: {}, ber: {} } });
  const [ams] = source.nodes;
  const acls = new Map([['prod-eu', anAclMatrix([ams?.id ?? ''])]]);
  expect(overviewOf({ ...source, acls }, 'prod-eu', NOW).unreached.first).toMatchObject([
    { name: 'ams', note: 'blocked by a missing ACL rule with ber' },
    { name: 'ber', note: 'blocked by a missing ACL rule with ams' },
  ]);
});
