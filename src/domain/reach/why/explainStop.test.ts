import { expect, it } from 'vitest';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { expectedConfiguration } from '../network/configuration.ts';
import { clientMember, memberAddresses, memberName, nodeMember, type Member } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import type { GetConfiguration, Stop } from '../network/tracePath.ts';
import { explainStop } from './explainStop.ts';
import { reasonSentence } from '../rules/reason.ts';

type Situation = {
  readonly given: ReachFixture;
  /** The names of two members. The second can also be an address. */
  readonly ends: readonly [from: string, to: string];
  /** By default, the packet has no route. */
  readonly stopAt?: (next: Member) => Stop;
  readonly getConfiguration?: GetConfiguration;
};

function explained({ given, ends, stopAt = () => ({ kind: 'noRoute' }), ...told }: Situation): string {
  const index = reachIndex(aReachSource(given));
  const members = [...index.nodes.map(nodeMember), ...index.clients.map(clientMember)];
  const [one, other] = ends.map((end) => {
    const member = members.find((candidate) => memberName(candidate) === end);
    return { member, address: member ? (memberAddresses(member).at(-1) ?? '') : end };
  });
  if (!one?.member || !other) throw new Error(`There is no ${ends[0]}`);
  const { getConfiguration = (node) => expectedConfiguration(index, node) } = told;
  const stop = stopAt(other.member ?? one.member);
  return reasonSentence(explainStop(index, getConfiguration, one.member, stop, { from: one, to: other }));
}

const pair = { ams: {}, ber: {} };
const both = (a: string, b: string) =>
  [
    [a, b],
    [b, a],
  ] as const;

it.each<[Stop['kind'], (next: Member) => Stop, string]>([
  ['loop', (next) => ({ kind: 'loop', next }), 'Routing loop between ams and ber.'],
  ['notAPeer', (next) => ({ kind: 'notAPeer', next }), 'An ACL rule blocks ber and ams in both directions.'],
  [
    'noEndpoint',
    (next) => ({ kind: 'noEndpoint', next }),
    'Neither ams nor ber has an endpoint for the other, so neither can start the connection.',
  ],
  [
    'sourceRejected',
    (next) => ({ kind: 'sourceRejected', next, expected: undefined }),
    'An ACL rule blocks ber and ams in both directions.',
  ],
])('explains the stop %s', (_, stopAt, sentence) => {
  const given = { nodes: pair, blocked: both('ams', 'ber') };
  expect(explained({ given, ends: ['ams', 'ber'], stopAt })).toBe(sentence);
});

const router = '198.51.100.9';
const ingress = { isIngressGateway: true };
const egress = { isEgressGateway: true, egressRanges: ['192.168.76.0/24', '192.168.77.0/24'] };
const phone = { phone: { at: 'fra' } };
const failsOver = { ams: { needs: { ber: 'fov' } } };
const first6 = { address6: 'fd20::1' };
const second6 = { address6: 'fd20::2' };

it.each<[to: string, given: ReachFixture, sentence: string]>([
  ['ber', { nodes: pair, blocked: both('ams', 'ber') }, 'An ACL rule blocks ams and ber in both directions.'],
  [
    'ber',
    {
      nodes: {
        ams: { localAddress: '10.20.9.9' },
        ber: {},
        fra: { ...egress, egressRanges: ['10.20.0.0/16'] },
      },
      blocked: both('ams', 'ber'),
    },
    'An ACL rule blocks ams and ber in both directions.',
  ],
  [
    'ber',
    { nodes: pair, network: { isPointToSite: true } },
    'In a point-to-site network, nodes can only reach the hub, and this network has no hub.',
  ],
  [
    'ber',
    { nodes: { ams: { isConnected: false }, ber: {} } },
    'ams is disconnected, so the server gives it no peers.',
  ],
  [
    'ber',
    { nodes: { ...pair, fov: { isFailover: true } }, metrics: failsOver },
    'ams can’t reach ber and fails over to fov, but fov doesn’t forward traffic in both directions.',
  ],
  [
    'ber',
    { nodes: { ams: { endpoint: router }, ber: { endpoint: router } } },
    'ams and ber share the public endpoint 198.51.100.9, and ber has no local address to use instead.',
  ],
  [
    'ber',
    { nodes: { ams: {}, ber: { isRelayed: true } } },
    'ber is relayed, but no relay lists it, so it gets no configuration.',
  ],
  [
    'ber',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], isRelayed: true } } },
    'lon is relayed, but no relay lists it, so it gets no configuration.',
  ],
  [
    'ber',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: {} }, blocked: both('ams', 'lon') },
    'An ACL rule blocks ams and lon in both directions.',
  ],
  [
    'ber',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ams', 'ber') },
    'An ACL rule blocks ams and ber in both directions.',
  ],
  [
    'ber',
    { nodes: { ams: first6, ber: second6, lon: { relays: ['ber'] } } },
    'lon relays ber, but doesn’t list its address fd20::2.',
  ],
  [
    'ber',
    {
      nodes: { ams: { isRelay: true, relayAddresses: ['fd20::2'] }, ber: { isRelayed: true, ...second6 } },
    },
    'ams lists only ber’s IPv6 address, but the server matches on 10.20.4.2.',
  ],
  [
    'ber',
    { nodes: { ams: {}, ber: {}, lon: { relays: ['ams'] } }, blocked: both('lon', 'ber') },
    'An ACL rule blocks lon and ber in both directions.',
  ],
  [
    'phone',
    { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra', isEnabled: false } } },
    'phone is disabled, so its gateway rejects it.',
  ],
  [
    'phone',
    { nodes: { ams: {}, fra: {} }, clients: phone },
    'phone’s gateway, fra, is no longer an ingress gateway.',
  ],
  [
    'phone',
    { nodes: { ams: {}, fra: ingress }, clients: phone, blocked: both('ams', 'fra') },
    'An ACL rule blocks ams and fra in both directions.',
  ],
  [
    '192.168.77.5',
    { nodes: { ams: {}, fra: egress }, blocked: both('ams', 'fra') },
    'An ACL rule blocks ams and fra in both directions.',
  ],
  [
    '192.168.77.5',
    { nodes: { ams: { localAddress: '192.168.77.9' }, fra: egress } },
    'ams doesn’t get a route to 192.168.77.0/24 because its own local address, 192.168.77.9, is in that range.',
  ],
  ['10.77.1.1', { nodes: { ams: {}, fra: egress } }, 'None of ams’s peers routes 10.77.1.1.'],
])('explains why ams has no route to %s with %j', (to, given, sentence) => {
  expect(explained({ given, ends: ['ams', to] })).toBe(sentence);
});

it.each([true, false])('knows that a client’s file doesn’t route an address, enabled: %s', (isEnabled) => {
  const given = { nodes: { fra: ingress }, clients: { phone: { at: 'fra', isEnabled } } };
  expect(explained({ given, ends: ['phone', '10.77.1.1'] })).toBe(
    'phone’s configuration file doesn’t route 10.77.1.1 through the gateway.',
  );
});

it.each<[string, ReachFixture, Situation['ends'], string]>([
  [
    'leaves out a client',
    { nodes: { fra: ingress }, clients: phone },
    ['fra', 'phone'],
    'None of fra’s peers routes 10.20.4.201.',
  ],
  [
    'leaves out a relay',
    { nodes: { ams: {}, lon: { relays: ['ams'] } } },
    ['ams', 'lon'],
    'None of ams’s peers routes 10.20.4.2.',
  ],
  ['leaves out a node', { nodes: pair }, ['ams', 'ber'], 'None of ams’s peers routes 10.20.4.2.'],
  [
    'has relays that relay each other',
    { nodes: { ams: { relays: ['ber'] }, ber: { relays: ['ams'] }, osl: {} } },
    ['ams', 'osl'],
    'None of ber’s peers routes 10.20.4.3.',
  ],
])('doesn’t know why the server’s response %s', (_, given, ends, sentence) => {
  expect(explained({ given, ends, getConfiguration: () => ({ peers: [] }) })).toBe(sentence);
});
