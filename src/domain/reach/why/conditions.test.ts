import { expect, it } from 'vitest';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { clientMember, memberName, nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { conditionsAlong } from './conditions.ts';

const router = '198.51.100.9';
const ingress = { isIngressGateway: true };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };

it.each<[path: string, given: ReachFixture, range: string | undefined, conditions: readonly string[]]>([
  [
    'ber lon osl ams',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ams'] } } },
    undefined,
    [
      'Both exist in the same network (prod-eu)',
      'ber is relayed by lon',
      'The network is a full mesh (not point-to-site, so no hub is needed)',
      'lon is connected',
      'lon lists ber’s first address',
      'lon and ber are allowed in both directions',
      'No failover node takes over for ber',
      'lon and ber have different public endpoints',
      'osl isn’t relayed',
      'lon and osl are allowed in both directions',
      'No failover node takes over for osl',
      'lon and osl have different public endpoints',
      'osl is connected',
      'No failover node takes over for lon',
      'ams is relayed by osl',
      'osl lists ams’s first address',
      'osl and ams are allowed in both directions',
      'No failover node takes over for ams',
      'osl and ams have different public endpoints',
      // The relays’ peers get the relayed nodes only if they are allowed.
      'ber and ams are allowed in both directions',
      'lon and ams are allowed in both directions',
      'osl and ber are allowed in both directions',
    ],
  ],
  [
    'phone fra pad',
    { nodes: { fra: ingress }, clients: { phone: { at: 'fra' }, pad: { at: 'fra' } } },
    undefined,
    [
      'Both exist in the same network (prod-eu)',
      'phone is enabled and has a gateway (fra)',
      'pad is enabled and has a gateway (fra)',
    ],
  ],
  [
    'hub ams',
    {
      network: { isPointToSite: true },
      nodes: { hub: { isHub: true, endpoint: router }, ams: { endpoint: router } },
      hasRules: false,
    },
    undefined,
    [
      'Both exist in the same network (prod-eu)',
      'hub isn’t relayed',
      'hub or ams is the hub (the network is point-to-site)',
      'hub is connected',
      'ams isn’t relayed',
      'hub and ams are allowed in both directions (ACLs unknown)',
      'No failover node takes over for ams',
      'ams has a local address to use (both share a public endpoint)',
      'ams is connected',
      'No failover node takes over for hub',
      'hub has a local address to use (both share a public endpoint)',
    ],
  ],
  [
    'phone fra exit',
    { nodes: { fra: ingress, exit: egress }, clients: { phone: { at: 'fra' } } },
    '192.168.77.0/24',
    [
      'Both exist in the same network (prod-eu)',
      'phone is enabled and has a gateway (fra)',
      'The network is a full mesh (not point-to-site, so no hub is needed)',
      'fra is connected',
      'exit isn’t relayed',
      'fra and exit are allowed in both directions',
      'No failover node takes over for exit',
      'fra and exit have different public endpoints',
      'exit is connected',
      'No failover node takes over for fra',
      'fra gets a route to 192.168.77.0/24 (behind exit)',
      'Replies from 192.168.77.0/24 have a return path (NAT on exit)',
    ],
  ],
  [
    'phone exit',
    { nodes: { exit: { ...egress, ...ingress } }, clients: { phone: { at: 'exit' } } },
    '192.168.77.0/24',
    [
      'Both exist in the same network (prod-eu)',
      'phone is enabled and has a gateway (exit)',
      'Replies from 192.168.77.0/24 have a return path (NAT on exit)',
    ],
  ],
  [
    'phone exit',
    { nodes: { exit: { ...ingress, allowedIps: ['10.77.0.0/16'] } }, clients: { phone: { at: 'exit' } } },
    '10.77.0.0/16',
    ['Both exist in the same network (prod-eu)', 'phone is enabled and has a gateway (exit)'],
  ],
  ['exit', { nodes: { exit: egress } }, '192.168.77.0/24', ['Both exist in the same network (prod-eu)']],
])('lists the conditions along the path %s', (names, given, range, conditions) => {
  const index = reachIndex(aReachSource(given));
  const members = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)];
  const path = names.split(' ').flatMap((name) => members.filter((member) => memberName(member) === name));
  expect(
    conditionsAlong(index, path, range).map(({ text, detail }) => (detail ? `${text} (${detail})` : text)),
  ).toEqual(conditions);
});
