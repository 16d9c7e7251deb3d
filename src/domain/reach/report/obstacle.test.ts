import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { reachIndex, type ReachSource } from '../network/reachIndex.ts';
import { allPairs } from '../pairs/allPairs.ts';
import { obstacleOf } from './obstacle.ts';

function obstacleIn(source: ReachSource, names: readonly string[]) {
  const index = reachIndex(source);
  const pairs = allPairs(index, 'prod-eu');
  const members = new Map(pairs.members.map((member, place) => [pairs.keys[place] ?? '', member]));
  const island = pairs.keys.filter((key) => names.some((name) => key === reachNodeId(name) || key === name));
  return obstacleOf({ index, pairs, members, now: NOW }, island, pairs.keys);
}

const bothWays = (a: string, b: string) =>
  [
    [a, b],
    [b, a],
  ] as const;
const sites = { hub: { isHub: true }, site1: {}, site2: {}, site3: {} };

it.each<[string, ReachFixture, readonly string[], string]>([
  [
    'an ACL that blocks a group',
    {
      nodes: { ams: {}, ber: {}, lon: {}, osl: {} },
      blocked: ['ams', 'ber'].flatMap((name) => [...bothWays(name, 'lon'), ...bothWays(name, 'osl')]),
    },
    ['lon', 'osl'],
    'blocked by an ACL, in both directions',
  ],
  [
    'the most frequent reason',
    {
      nodes: { ams: {}, ber: {}, fra: {}, lon: {} },
      blocked: [['ams', 'lon'], ...bothWays('ber', 'lon'), ...bothWays('fra', 'lon')],
    },
    ['lon'],
    'blocked by an ACL, in both directions',
  ],
  [
    'the ACL rule of a relay',
    { nodes: { ams: {}, fra: {}, lon: { relays: ['fra'] } }, blocked: bothWays('ams', 'lon') },
    ['fra', 'lon'],
    'blocked by an ACL between lon and ams, in both directions',
  ],
  [
    'a relay that doesn’t list a node',
    { nodes: { ams: {}, ber: {}, rom: { isRelayed: true } } },
    ['rom'],
    'no relay lists rom',
  ],
  [
    'the relay whose ACL rule isolates a node',
    { nodes: { ams: {}, ber: {}, fra: {}, lon: { relays: ['fra'] } }, blocked: bothWays('fra', 'lon') },
    ['fra'],
    'blocked by an ACL with lon, in both directions',
  ],
])('names %s', (_, situation, names, text) => {
  expect(obstacleIn(aReachSource(situation), names)?.text).toBe(text);
});

it('has nothing to name for a network with one node', () => {
  expect(obstacleIn(aReachSource({ nodes: { ams: {} } }), ['ams'])).toBeUndefined();
});

it.each([
  ['ams', 'ber'],
  ['ber', 'ams'],
])('names the other node of the missing ACL rule of %s', (name, other) => {
  const source = aReachSource({ nodes: { ams: {}, ber: {} } });
  const acls = new Map([['prod-eu', anAclMatrix([source.nodes[0]?.id ?? ''])]]);
  expect(obstacleIn({ ...source, acls }, [name])).toEqual({
    text: `blocked by a missing ACL rule with ${other}`,
    from: reachNodeId(other),
  });
});

describe('in a point-to-site network', () => {
  const obstacleAt = (situation: ReachFixture, names: readonly string[]) =>
    obstacleIn(aReachSource({ network: { isPointToSite: true }, ...situation }), names);

  it.each<[string, ReachFixture, readonly string[], string]>([
    [
      'an ACL rule with the hub',
      { nodes: sites, blocked: bothWays('site3', 'hub') },
      ['site3'],
      'blocked by an ACL with hub, in both directions',
    ],
    [
      'an ACL rule of the hub itself',
      { nodes: { site1: {}, hub: { isHub: true }, site3: {} }, blocked: bothWays('site3', 'hub') },
      ['site1', 'hub'],
      'blocked by an ACL with site3, in both directions',
    ],
    [
      'an ACL rule with the hub, allowed in one direction',
      { nodes: sites, blocked: [['site3', 'hub']] },
      ['site3'],
      'blocked by an ACL with hub, in one direction',
    ],
    [
      'its own connection state',
      { nodes: { ...sites, site3: { isConnected: false } } },
      ['site3'],
      'site3 is disconnected',
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
      ['site2'],
      'behind the same router as hub',
    ],
    [
      'a relay that isn’t the hub',
      { nodes: { hub: { isHub: true }, site1: { relays: ['site2'] }, site2: {}, site3: {} } },
      ['site2'],
      'its relay site1 isn’t the hub',
    ],
    [
      'a relay that doesn’t list it',
      { nodes: { ...sites, site3: { isRelayed: true } } },
      ['site3'],
      'no relay lists site3',
    ],
    [
      'an ACL rule between its gateway and the hub',
      {
        nodes: { hub: { isHub: true }, site1: { isIngressGateway: true }, site2: {}, site3: {} },
        clients: { phone: { at: 'site1' } },
        blocked: bothWays('site1', 'hub'),
      },
      ['prod-eu/phone', 'site1'],
      'blocked by an ACL with hub, in both directions',
    ],
    ['a missing hub', { nodes: { site1: {}, site2: {} } }, ['site1'], 'the network has no hub'],
    [
      'a hub that is disconnected',
      { nodes: { hub: { isHub: true, isConnected: false }, site1: {} } },
      ['site1'],
      'hub is disconnected',
    ],
  ])('explains why a node can’t reach the hub: %s', (_, situation, names, text) => {
    expect(obstacleAt(situation, names)?.text).toBe(text);
  });

  it('finds the hub among many sites', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`site${at + 10}`, {}]));
    const situation = { nodes: { ...many, zhub: { isHub: true } }, blocked: bothWays('site12', 'zhub') };
    expect(obstacleAt(situation, ['site12'])).toEqual({
      text: 'blocked by an ACL with zhub, in both directions',
      from: reachNodeId('zhub'),
    });
  });
});
