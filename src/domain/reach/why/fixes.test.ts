import { expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { recordsNow } from '../../../../mocks/fixtures/recordsNow.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { actionQuestion } from '../../actions/allActions.ts';
import { textOf } from '../../testing/textOf.ts';
import { aclMatrixOf } from '../../acl/aclMatrix.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { reachIndex, type ReachIndex } from '../network/reachIndex.ts';
import { fixAction, fixesOf } from './fixes.ts';

/** The fixes for a packet from the first node to the first client, or to the second node. */
function fixesIn(index: ReachIndex) {
  const [from, second] = index.nodes.map(nodeMember);
  const [to = second] = index.clients.map(clientMember);
  if (!from || !to) throw new Error('The situation needs two ends.');
  return fixesOf(index, { from, to, now: NOW });
}

/** The kind, text and link of each fix, with the names of nodes instead of their IDs. */
function linesOf(index: ReachIndex): readonly string[] {
  const named = (href: string) =>
    index.nodes.reduce((path, { id, name }) => path.replace(id, name), href.replace('/nodes/prod-eu', ''));
  return fixesIn(index).map(({ kind, label, href = '' }) => `${kind}: ${label} ${named(href)}`.trim());
}

const router = '198.51.100.9';
const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;
const fails = { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } };
const alone = { isRelayed: true };
const ingress = { isIngressGateway: true };

it.each<[string, ReachFixture, readonly string[]]>([
  [
    'a disconnected node and a blocked pair',
    { nodes: { ams: { isConnected: false }, ber: {} }, blocked },
    ['connect: Connect ams', 'allowPair: Allow ams and ber'],
  ],
  [
    'a disabled client',
    {
      nodes: { ams: {}, fra: { isIngressGateway: true } },
      clients: { phone: { at: 'fra', isEnabled: false }, pad: { at: 'fra', isEnabled: false } },
    },
    ['enable: Enable phone'],
  ],
  [
    'a gateway that has lost its role',
    { nodes: { ams: {}, fra: {} }, clients: { phone: { at: 'fra' } } },
    ['ingress: Make fra an ingress gateway /fra'],
  ],
  [
    'a missing local address',
    { nodes: { ams: { endpoint: router, localAddress: '192.0.2.1' }, ber: { endpoint: router } } },
    ['localAddress: Set a local address for ber /ber/edit?field=localAddress'],
  ],
  [
    'a missing hub',
    { nodes: { ams: {}, ber: {} }, network: { isPointToSite: true } },
    ['hub: Make ber the hub /ber'],
  ],
  [
    'a failover node that isn’t a gateway',
    { nodes: { ams: {}, ber: {}, fov: { isFailover: true } }, metrics: fails },
    ['failover: Make fov an ingress gateway and a failover node /fov'],
  ],
  [
    'a gateway that has lost the failover role',
    {
      nodes: { ams: {}, ber: {}, fov: { isIngressGateway: true }, osl: { isFailover: true } },
      metrics: fails,
    },
    ['failover: Make fov an ingress gateway and a failover node /fov'],
  ],
  [
    'an address that its relay doesn’t list',
    {
      nodes: {
        ams: { address: '', address6: 'fd20::1' },
        ber: { address6: 'fd20::2' },
        lon: { relays: ['ber'], address6: 'fd20::3' },
      },
    },
    ['relay: List all of ber’s addresses on lon /lon/edit?field=relayAddresses'],
  ],
  ['no relay', { nodes: { ams: {}, ber: alone } }, ['relay: Relay ber through ams /ams/create-relay']],
  [
    'no relay, and a relay with fewer nodes',
    {
      nodes: {
        ams: { relays: ['osl', 'par'] },
        ber: alone,
        lon: { relays: ['rom'] },
        osl: {},
        par: {},
        rom: {},
      },
    },
    ['relay: Relay ber through lon /lon/edit?field=relayAddresses'],
  ],
  [
    'no relay, and only one node that can be one',
    {
      nodes: {
        ams: { os: 'windows' },
        ber: alone,
        lon: { isConnected: false },
        mil: { isPending: true },
        netmaker: { isServer: true },
        osl: alone,
        par: {},
      },
    },
    ['relay: Relay ber through par /par/create-relay'],
  ],
  ['no relay, and no node that can be one', { nodes: { ams: { os: 'darwin' }, ber: alone } }, []],
])('removes the reason: %s', (_, given, lines) => {
  expect(linesOf(reachIndex(aReachSource(given)))).toEqual(lines);
});

it('makes both changes for a disabled client of a blocked gateway', () => {
  const given: ReachFixture = {
    nodes: { ams: ingress, ber: ingress },
    clients: { phone: { at: 'ber', isEnabled: false }, pad: { at: 'ams' } },
    blocked,
  };
  const index = reachIndex(aReachSource(given));
  const [from, to] = index.clients.map(clientMember);
  const fixes = from && to ? fixesOf(index, { from, to, now: NOW }) : [];
  expect(fixes.map(({ label }) => label)).toEqual(['Enable phone', 'Allow ber and ams']);
});

it('links to the ACLs of a node whose rules the server hasn’t made yet', () => {
  const source = aReachSource({ nodes: { ams: {}, ber: {} } });
  const [ams] = source.nodes;
  const rules = aclMatrixOf(ams ? [ams.id] : [], new Uint8Array(1));
  expect(linesOf(reachIndex({ ...source, acls: new Map([['prod-eu', rules]]) }))).toEqual([
    'allowPair: Allow ams and ber /acls/prod-eu/ams',
  ]);
});

it.each<[ReachFixture, readonly string[]]>([
  [{ nodes: { ams: { isConnected: false }, ber: {} } }, ['Connect ams', 'Connect ams to prod-eu?']],
  [
    { nodes: { ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams', isEnabled: false } } },
    [
      'Enable phone?',
      'phone will be able to reach the network through ams again, using its existing configuration.',
    ],
  ],
  [
    { nodes: { ams: {}, ber: {} }, blocked },
    [
      'Confirm Network ACL Change prod-eu',
      'Submit these ACL changes? Each rule applies in both directions. ams and ber will be allowed. No other pair changes.',
    ],
  ],
])('asks as elsewhere before %j changes', (given, [title, message]) => {
  const source = aReachSource(given);
  const [fix] = fixesIn(reachIndex(source));
  const action = fix && fixAction(fix);
  const records = recordsNow({ ...source, networks: [aNetwork({ netid: 'prod-eu' })] });
  const question = action && actionQuestion({ actions: [action], options: {} }, records);
  expect(question?.title).toBe(title);
  expect(textOf(question?.message)).toContain(message);
});
