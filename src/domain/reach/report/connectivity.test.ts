import { expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { type Connectivity, connectivityOf } from './connectivity.ts';

const silent = { lastCheckIn: NOW - 7200 };
const sites = { hub: { isHub: true }, site1: {}, site2: {}, site3: {} };
const network = { isPointToSite: true };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: false };

it('divides the pairs into reachable, unreachable and unknown', () => {
  const source = aReachSource({
    nodes: { ams: { isIngressGateway: true }, ber: {}, fra: silent, lon: { isRelayed: true } },
    clients: { phone: { at: 'ams' } },
    blocked: [
      ['ams', 'ber'],
      ['ber', 'ams'],
    ],
  });
  expect(connectivityOf(source, 'prod-eu', NOW)).toEqual({
    pairs: 10,
    reaching: 1,
    silent: 3,
    noPath: 6,
    withoutHub: 0,
    byRules: 2,
    unsure: 0,
    oneWay: 0,
    areRulesKnown: true,
  });
});

it.each<[string, ReachFixture, Partial<Connectivity>]>([
  [
    'a pair as offline when a node between the two is',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], ...silent } } },
    { pairs: 3, reaching: 0, silent: 3 },
  ],
  [
    'two offline nodes as one pair',
    { nodes: { ams: silent, ber: silent, fra: {} } },
    { pairs: 3, reaching: 0, silent: 3 },
  ],
  [
    'the pairs of sites as without the hub',
    { network, nodes: sites },
    { pairs: 6, reaching: 3, noPath: 3, withoutHub: 3, byRules: 0 },
  ],
  [
    'a site that an ACL keeps from its hub as blocked',
    { network, nodes: sites, blocked: [['site3', 'hub']] },
    { reaching: 2, noPath: 4, withoutHub: 3, byRules: 1 },
  ],
  [
    'the pairs of a hub that is offline',
    { network, nodes: { ...sites, hub: { isHub: true, ...silent } } },
    { reaching: 0, silent: 3 },
  ],
  [
    'duplicate addresses as unsure',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } } },
    { unsure: 3 },
  ],
  [
    'a path into a range for each member without a return path',
    { nodes: { ams: { isIngressGateway: true }, ber: {}, fra: egress }, clients: { phone: { at: 'ams' } } },
    { oneWay: 3 },
  ],
  ['all pairs as allowed without ACLs', { nodes: { ams: {}, ber: {} }, hasRules: false }, { reaching: 1 }],
  ['no pairs of one node', { nodes: { ams: {} } }, { pairs: 0, reaching: 0, noPath: 0 }],
])('counts %s', (_, situation, expected) => {
  expect(connectivityOf(aReachSource(situation), 'prod-eu', NOW)).toMatchObject(expected);
});
