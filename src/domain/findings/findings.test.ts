import { describe, expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { aFindingsSource } from '../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { reachNodeId } from '../../../mocks/fixtures/reach.ts';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import type { Action } from '../actions/action.ts';
import { aclFromWire } from '../acl/aclWire.ts';
import { networkChecks, serverChecks } from './checks.ts';
import { type Check, failureOf, type FindingsSource } from './check.ts';
import {
  type Finding,
  type Fix,
  namesOf,
  networksOf,
  severities,
  severityWords,
  subjectKey,
  subjectName,
} from './finding.ts';
import { withRotation } from '../network/keyRotation.ts';
import { findingsBy, findingsOf } from './findings.ts';
import { changeOf } from './fixes.ts';
import { networkSources } from './networkSource.ts';

const day = 24 * 60 * 60;

type Given = Parameters<typeof aFindingsSource>[0];

const bothWays = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

const three = { ams: {}, ber: {}, fra: {} };
const egress = (...egressRanges: readonly string[]) => ({
  isEgressGateway: true,
  egressRanges,
  egressNat: true,
  postUp: egressRanges
    .map((range) => `${range.includes(':') ? 'ip6tables' : 'iptables'} -A FORWARD -i nm-prod-eu -j ACCEPT ; `)
    .join(''),
});
/** The keys that some nodes have are those from before. */
const rotatedAt = (startedAt: number, names: readonly string[]) =>
  withRotation(
    new Map(),
    'prod-eu',
    names.map((name) => aNode({ name })),
    startedAt,
  );
const twin = { macAddress: '02:0b' };
const withLab = [aNetwork({ defaultMtu: 1420 }), aNetwork({ netid: 'lab', addressRange: '10.30.0.0/24' })];
/** Two nodes of the network `lab`. The machine of one of them is also `ber`. */
const inLab = (changes: Given['nodes']): Given['nodes'] => ({
  'lab-gw': { network: 'lab', address: '10.30.0.1', ...changes['lab-gw'] },
  'lab-ber': { network: 'lab', address: '10.30.0.2', ...twin, ...changes['lab-ber'] },
});
const silentNodes = Object.fromEntries(
  ['osl', 'ber', 'lon', 'ams'].map((name) => [name, { lastCheckIn: NOW - 300 }]),
);
const router = { endpoint: '203.0.113.8' };
const pointToSite = { isPointToSite: true };
/** Nodes n1, n2 and so on. */
const fleetOf = (count: number, changes: Given['nodes'][string] = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at + 1}`, changes]));
const cutOff = {
  nodes: { ...three, lon: router, osl: router },
  blocked: bothWays(['lon', 'ams'], ['lon', 'ber'], ['lon', 'fra']),
};
/** So many nodes that their pairs take several words of bits. */
const large = Object.keys(fleetOf(35));
const ids = (...names: readonly string[]) => names.map(reachNodeId);
const [ams = '', ber = '', fra = '', gone = ''] = ids('ams', 'ber', 'fra', 'gone');

type Case = [situation: string, given: Given, found: readonly string[], says?: string];

/** Per check: a situation, the names of the subjects of each finding of that kind, and all that these say. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  unreachable: [
    ['all pairs connected', { nodes: three }, []],
    ['a single node', { nodes: { ams: {} } }, []],
    [
      'a node without a usable peer',
      cutOff,
      ['lon'],
      'can’t be reached from any other node · Cause: blocked by an ACL, in both directions · Allow ams and lon → allow ams–lon · or Explain → /reach/prod-eu/lon?why=lon..ams',
    ],
    ['a pending node', { ...cutOff, nodes: { ...cutOff.nodes, lon: { ...router, isPending: true } } }, []],
    [
      'unknown ACLs',
      { nodes: { ams: router, ber: router, fra: router }, hasRules: false },
      ['ams', 'ber', 'fra'],
    ],
    [
      'isolated by ACLs, which has its own finding',
      { nodes: three, blocked: bothWays(['fra', 'ams'], ['fra', 'ber']) },
      [],
    ],
    [
      'either of two relays may be used',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: {} } },
      [],
    ],
    [
      'either of two relays may be used, in a large network',
      {
        nodes: {
          ams: { relays: ['fra'] },
          ber: { relays: ['fra'] },
          fra: {},
          osl: router,
          ...fleetOf(35),
          lon: router,
        },
        blocked: bothWays(
          ...['ams', 'ber', 'fra', ...large].map((name) => ['lon', name] as const),
          ...large.slice(20).map((name) => ['fra', name] as const),
        ),
      },
      ['lon'],
    ],
    [
      'its relay is disconnected, which has its own finding',
      { nodes: { ams: { relays: ['fra'], isConnected: false }, ber: {}, fra: {} } },
      [],
    ],
    [
      'the hub is disconnected, which has its own finding',
      { nodes: { ...three, ams: { isHub: true, isConnected: false } }, network: { isPointToSite: true } },
      [],
    ],
    ['no hub, which has its own finding', { nodes: three, network: pointToSite }, []],
    [
      'blocked by an ACL with the hub',
      {
        nodes: { ...three, ams: { isHub: true } },
        network: { isPointToSite: true },
        blocked: bothWays(['ams', 'fra']),
      },
      ['fra'],
    ],
    [
      'its key stops the configuration of all others, which has its own finding',
      { nodes: { ...three, fra: { publicKey: 'none' } } },
      [],
    ],
    ['the only other node is disconnected', { nodes: { ams: {}, fra: { isConnected: false } } }, []],
    ['disconnected on purpose', { nodes: { ...three, fra: { isConnected: false } } }, []],
  ],
  island: [
    [
      'two nodes that only reach each other',
      {
        nodes: { ...three, lon: {}, osl: {} },
        blocked: bothWays(
          ['lon', 'ams'],
          ['lon', 'ber'],
          ['lon', 'fra'],
          ['osl', 'ams'],
          ['osl', 'ber'],
          ['osl', 'fra'],
        ),
      },
      ['lon osl'],
      'can reach each other, but not the rest of prod-eu · Cause: blocked by an ACL, in both directions · Allow 6 pairs → allow lon–ams lon–ber lon–fra osl–ams osl–ber osl–fra · or Edit ACLs → /acls/prod-eu/lon',
    ],
    ['a single node, which has its own finding', cutOff, []],
    [
      'one allowed pair connects them',
      {
        nodes: { ...three, lon: {}, osl: {} },
        blocked: bothWays(['lon', 'ams'], ['lon', 'ber'], ['osl', 'ams'], ['osl', 'ber'], ['osl', 'fra']),
      },
      [],
    ],
  ],
  oneWayPath: [
    [
      'an egress range with the address of a peer',
      { nodes: { ...three, ams: egress('10.20.4.3/32') } },
      ['ams'],
      'receives packets from fra, but the replies don’t return · Senders: fra · Ranges: 10.20.4.3/32 · Remove egress gateway → egress off: ams',
    ],
    [
      'an egress range with the addresses of two peers',
      { nodes: { ...three, ams: egress('10.20.4.2/32', '10.20.4.3/32') } },
      ['ams'],
      'receives packets from ber and fra, but the replies don’t return · Senders: ber, fra · Ranges: 10.20.4.2/32, 10.20.4.3/32 · Remove egress gateway → egress off: ams',
    ],
    [
      'an egress range with the addresses of more peers',
      { nodes: { ...three, lon: {}, ams: egress('10.20.4.2/32', '10.20.4.3/32', '10.20.4.4/32') } },
      ['ams'],
      'receives packets from 3 senders, but the replies don’t return · Senders: ber, fra, lon · Ranges: 10.20.4.2/32, 10.20.4.3/32, 10.20.4.4/32 · Remove egress gateway → egress off: ams',
    ],
    [
      'another range behind the same gateway',
      { nodes: { ...three, ams: egress('192.168.9.0/24', '10.20.4.3/32') } },
      ['ams'],
      'receives packets from fra, but the replies don’t return · Senders: fra · Ranges: 192.168.9.0/24, 10.20.4.3/32 · Remove range → ams: Egress gateway ranges from 192.168.9.0/24, 10.20.4.3/32 to 192.168.9.0/24',
    ],
    [
      'an egress range without the addresses of peers',
      { nodes: { ...three, ams: egress('10.20.4.99/32') } },
      [],
    ],
    [
      'an egress range with the address of a peer, without NAT',
      { nodes: { ...three, ams: { ...egress('10.20.4.3/32'), egressNat: false } } },
      ['ams'],
      'receives packets from fra, but the replies don’t return · Senders: fra · Remove egress gateway → egress off: ams',
    ],
    [
      'an egress gateway without NAT, which has its own finding',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressNat: false } } },
      [],
    ],
  ],
  singlePointOfFailure: [
    [
      'a relay with most pairs, without those that end at it',
      {
        nodes: { ams: { relays: ['ber', 'fra', 'lon', 'osl'] }, ber: {}, fra: {}, lon: {}, osl: {} },
      },
      ['ams'],
      'is on the only path for 6 of 10 pairs · Pairs: 6 · Nodes: ber, fra, lon, osl · Edit relay addresses → /nodes/prod-eu/ams/edit?field=relayAddresses',
    ],
    [
      'a relay of three nodes, which is what a relay is for',
      { nodes: { ams: { relays: ['ber', 'fra', 'lon'] }, ber: {}, fra: {}, lon: {}, ...fleetOf(7) } },
      [],
    ],
    ['a full mesh', { nodes: three }, []],
    [
      'a gateway with an external client only',
      { nodes: { ...three, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
      [],
    ],
    [
      'the only gateway of a range, because WireGuard sends a range to one peer only',
      { nodes: { ...three, ams: egress('192.168.9.0/24') } },
      [],
    ],
    [
      'an ingress gateway whose clients have most pairs',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { a: { at: 'ams' }, b: { at: 'ams' }, c: { at: 'ams' }, d: { at: 'ams' } },
      },
      [],
    ],
    [
      'the hub of a point-to-site network',
      { nodes: { ...three, ams: { isHub: true } }, network: { isPointToSite: true } },
      [],
    ],
    [
      'a relay that is already offline',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      [],
    ],
  ],
  relayedUnmarked: [
    [
      'a relay lists it',
      { nodes: { ams: { relays: ['fra', 'ber'] }, ber: {}, fra: { isRelayed: false } } },
      ['fra'],
      'is listed by ams but isn’t marked as relayed · Relays: ams · Addresses: 10.20.4.3 · Relay through ams → relay 10.20.4.3 10.20.4.2 through ams · or Remove from the relay → ams: Relay addresses from 10.20.4.3, 10.20.4.2 to 10.20.4.2',
    ],
    [
      'two relays list it',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: { isRelayed: false } } },
      ['fra'],
      'is listed by ams and ber but isn’t marked as relayed · Relays: ams, ber · Addresses: 10.20.4.3 · Relay through ams → relay off: ber, then relay 10.20.4.3 through ams · or Remove from the relay → relay off: ams, then relay off: ber',
    ],
    [
      'the server’s own node, which the server never marks',
      { nodes: { ams: { relays: ['fra', 'ber'] }, ber: {}, fra: { isRelayed: false, isServer: true } } },
      ['fra'],
      'is listed by ams but isn’t marked as relayed · Relays: ams · Addresses: 10.20.4.3 · Remove from the relay → ams: Relay addresses from 10.20.4.3, 10.20.4.2 to 10.20.4.2',
    ],
    ['a relayed node', { nodes: { ams: { relays: ['fra'] }, ber: {}, fra: {} } }, []],
  ],
  ingressDynamic: [
    [
      'a client and a dynamic endpoint',
      { nodes: { ...three, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
      ['ams'],
      'has a dynamic endpoint, which 1 client file won’t follow · Endpoint: 198.51.100.1 · Keep the endpoint → ams: Dynamic endpoint from on to off',
    ],
    [
      'a client and a dynamic port',
      {
        nodes: { ...three, ams: { isIngressGateway: true, isStatic: true, udpHolePunch: true } },
        clients: { phone: { at: 'ams' } },
      },
      ['ams'],
      'has a dynamic endpoint, which 1 client file won’t follow · Endpoint: 198.51.100.1 · Keep the endpoint → ams: UDP hole punching from on to off',
    ],
    [
      'a fixed endpoint',
      {
        nodes: { ...three, ams: { isIngressGateway: true, isStatic: true } },
        clients: { phone: { at: 'ams' } },
      },
      [],
    ],
    ['no clients', { nodes: { ...three, ams: { isIngressGateway: true } } }, []],
  ],
  holePunchWithoutServer: [
    [
      'no server node',
      { nodes: { ...three, ams: { udpHolePunch: true } } },
      ['prod-eu'],
      'uses UDP hole punching on 1 node, but the server isn’t a node in it · Nodes: ams · Turn off hole punching → ams: UDP hole punching from on to off',
    ],
    [
      'no server node, in a network with hole punching',
      { nodes: fleetOf(2, { udpHolePunch: true }), network: { defaultUdpHolePunch: true } },
      ['prod-eu'],
      'uses UDP hole punching on 2 nodes, but the server isn’t a node in it · Nodes: n1, n2 · Turn off hole punching → prod-eu: UDP hole punching from on to off',
    ],
    [
      'the server is a node',
      { nodes: { ...three, ams: { udpHolePunch: true }, server: { isServer: true } } },
      [],
    ],
    ['fixed ports', { nodes: three }, []],
  ],
  endpointInNetwork: [
    [
      'an address of the network',
      { nodes: { ...three, ams: { endpoint: '10.20.4.77' } } },
      ['ams'],
      'has the endpoint 10.20.4.77, an address of prod-eu · Endpoint: 10.20.4.77 · Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    ['an address elsewhere', { nodes: { ...three, ams: { endpoint: '10.20.5.77' } } }, []],
  ],
  privateEndpoint: [
    [
      'set manually',
      { nodes: { ...three, ams: { endpoint: '192.168.7.2', isStatic: true } } },
      ['ams'],
      'has the private endpoint 192.168.7.2, which peers elsewhere can’t reach · Endpoint: 192.168.7.2 · Find the address → ams: Dynamic endpoint from off to on · or Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    [
      'more than a few',
      {
        nodes: {
          ...fleetOf(2),
          ...Object.fromEntries(
            ['osl', 'ber', 'lon', 'ams'].map((name, at) => [
              name,
              { endpoint: `10.9.0.${at + 1}`, isStatic: true },
            ]),
          ),
        },
      },
      ['ams ber lon osl'],
      'have private endpoints, which peers elsewhere can’t reach · ams: 10.9.0.4 · ber: 10.9.0.2 · lon: 10.9.0.3 · osl: 10.9.0.1 · Find the addresses → ams: Dynamic endpoint from off to on, then ber: Dynamic endpoint from off to on, then lon: Dynamic endpoint from off to on, then osl: Dynamic endpoint from off to on',
    ],
    ['found by the server', { nodes: { ...three, ams: { endpoint: '192.168.7.2' } } }, []],
    [
      'a node that uses only its local address',
      { nodes: { ...three, ams: { endpoint: '192.168.7.2', isStatic: true, isLocal: true } } },
      [],
    ],
    [
      'a network whose nodes are all in one LAN',
      {
        nodes: {
          ams: { endpoint: '192.168.7.2', isStatic: true },
          ber: { endpoint: '192.168.7.3', isStatic: true },
        },
      },
      [],
    ],
  ],
  clientDnsNowhere: [
    [
      'an unused address',
      {
        nodes: { ...three, ams: { isIngressGateway: true, isStatic: true } },
        clients: { phone: { at: 'ams' } },
        network: { defaultExtClientDns: '10.20.4.53, 1.1.1.1' },
      },
      ['prod-eu'],
      'Broken · gives clients the DNS server 10.20.4.53, which no node has · Clients: 1 · Remove DNS server → prod-eu: Default external client DNS from 10.20.4.53, 1.1.1.1 to 1.1.1.1',
    ],
    [
      'an unused address, and no clients yet',
      { nodes: three, network: { defaultExtClientDns: '10.20.4.53' } },
      ['prod-eu'],
      'gives clients the DNS server 10.20.4.53, which no node has · Clients: 0 · Remove DNS server → prod-eu: Default external client DNS from 10.20.4.53 to none',
    ],
    ['a node’s address', { nodes: three, network: { defaultExtClientDns: '10.20.4.1' } }, []],
    ['a public address', { nodes: three, network: { defaultExtClientDns: '1.1.1.1' } }, []],
  ],
  egressContainsPeerEndpoint: [
    [
      'the endpoints of others',
      { nodes: { ...three, ams: egress('198.51.100.2/31') } },
      ['ams'],
      'routes 198.51.100.2/31, which contains the endpoints of ber and fra · ber: 198.51.100.2 · fra: 198.51.100.3 · Gateway of ber · Gateway of fra · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 198.51.100.2/31',
    ],
    ['the default route', { nodes: { ...three, ams: egress('0.0.0.0/0') } }, []],
    [
      'a node behind the gateway’s own router',
      { nodes: { ...three, ams: { ...egress('203.0.113.8/32'), ...router }, ber: router } },
      [],
    ],
    ['other addresses', { nodes: { ...three, ams: egress('198.51.100.128/25') } }, []],
  ],
  egressNested: [
    [
      'a part of another gateway’s range',
      { nodes: { ...three, ams: egress('172.16.4.0/24'), ber: egress('172.16.0.0/16') } },
      ['ams ber'],
      'route 172.16.4.0/24 and 172.16.0.0/16, and the narrower range wins · ams: 172.16.4.0/24 · ber: 172.16.0.0/16 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 172.16.4.0/24',
    ],
    ['two ranges of one gateway', { nodes: { ...three, ams: egress('172.16.4.0/24', '172.16.0.0/16') } }, []],
    [
      'a range beside the default route',
      { nodes: { ...three, ams: egress('172.16.4.0/24'), ber: egress('0.0.0.0/0') } },
      [],
    ],
  ],
  egressIsNetwork: [
    [
      'a part of another network',
      { nodes: { ...three, ams: egress('10.30.0.128/25') }, networks: withLab },
      ['ams'],
      'routes 10.30.0.128/25, which is in the range of the network lab · Egress range: 10.30.0.128/25 · lab: 10.30.0.0/24 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 10.30.0.128/25',
    ],
    [
      'a gateway whose machine is also in the other network',
      {
        nodes: { ...three, ams: { ...egress('10.30.0.0/24'), ...twin }, ...inLab({}) },
        networks: withLab,
      },
      [],
    ],
    ['a range of no network', { nodes: { ...three, ams: egress('10.31.0.0/24') }, networks: withLab }, []],
  ],
  portAcrossNetworks: [
    [
      'one machine with one port',
      { nodes: { ...three, ber: twin, ...inLab({}) }, networks: withLab },
      ['lab-ber ber'],
      'are one machine with listen port 51821 in 2 networks · lab: 51821 · prod-eu: 51821 · Change listen port → ber: Listen port from 51821 to 51822',
    ],
    [
      'different ports',
      { nodes: { ...three, ber: { ...twin, listenPort: 51822 }, ...inLab({}) }, networks: withLab },
      [],
    ],
    [
      'a dynamic port',
      { nodes: { ...three, ber: { ...twin, udpHolePunch: true }, ...inLab({}) }, networks: withLab },
      [],
    ],
  ],
  openSignUp: [
    [
      'joining without a key',
      { nodes: three, network: { allowManualSignup: true } },
      ['prod-eu'],
      'lets machines join without an access key · Require a key → prod-eu: Allow joining without a key from on to off',
    ],
    ['keys only', { nodes: three }, []],
  ],
  remoteCommands: [
    [
      'turned on',
      { nodes: three, isRceOn: true },
      ['The server'],
      'runs commands on machines for users of the console',
    ],
    ['turned off', { nodes: three, isRceOn: false }, []],
  ],
  allSilent: [
    [
      'no node of any network checks in',
      { nodes: { ...fleetOf(4, { lastCheckIn: NOW - 720 }), server: { isServer: true } } },
      ['The server'],
      'has had no check-in from any of 4 nodes for 12 min · Nodes: 4 ·  of n1 ·  of n2 ·  of n3 ·  of n4',
    ],
    ['one still does', { nodes: { ...fleetOf(4, { lastCheckIn: NOW - 720 }), ams: {} } }, []],
    ['a few nodes only', { nodes: fleetOf(3, { lastCheckIn: NOW - 720 }) }, []],
  ],
  relayAddressUnused: [
    [
      'addresses that no node of the network has',
      {
        nodes: {
          ams: { relays: ['fra'], relayAddresses: ['10.20.4.3', '10.20.4.77', '10.20.4.9'] },
          ber: {},
          fra: {},
          lon: { network: 'other', address: '10.20.4.77' },
        },
      },
      ['ams'],
      'relays 10.20.4.77 and 10.20.4.9, which no node has · Remove address → ams: Relay addresses from 10.20.4.3, 10.20.4.77, 10.20.4.9 to 10.20.4.3',
    ],
    [
      'a node that is no longer a relay',
      { nodes: { ...three, ams: { relayAddresses: ['10.20.4.77'] } } },
      [],
    ],
    ['addresses of nodes', { nodes: { ams: { relays: ['fra'] }, ber: {}, fra: {} } }, []],
  ],
  relayMissing: [
    [
      'no relay lists the node',
      { nodes: { ...three, fra: { isRelayed: true } } },
      ['fra'],
      'is relayed, but no relay lists it · Relays: None · Addresses: 10.20.4.3 · Relay through ams → relay 10.20.4.3 through ams · or Relay through ber → relay 10.20.4.3 through ber',
    ],
    ['its relay lists it', { nodes: { ams: { relays: ['fra'] }, ber: {}, fra: {} } }, []],
    [
      'the relay lists its second address only',
      {
        nodes: {
          ams: { isRelay: true, relayAddresses: ['fd00::9'] },
          ber: {},
          fra: { isRelayed: true, address6: 'fd00::9' },
        },
      },
      ['fra'],
      'is relayed by ams, which doesn’t list its first address · Relays: ams · Addresses: 10.20.4.3, fd00::9 · Relay through ams → relay fd00::9 10.20.4.3 through ams',
    ],
  ],
  twoRelays: [
    [
      'two relays list the node',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: {} } },
      ['fra'],
      'is listed by 2 relays · Relays: ams, ber · Keep ams only → relay off: ber, then relay 10.20.4.3 through ams',
    ],
    [
      'two relays list a node that isn’t relayed',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: { isRelayed: false } } },
      [],
    ],
    [
      'one relay lists the node',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['lon'] }, fra: {}, lon: {} } },
      [],
    ],
  ],
  gatewayDown: [
    [
      'an offline relay',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      ['ams'],
      'is offline, which cuts off fra (3 connections) · State: no check-in for 30 min · Roles: relay · Nodes: fra · Lost connections: 3 · Relay of fra · Replace… → /nodes/prod-eu/tasks/replace?node=ams · or View node → /nodes/prod-eu/ams',
    ],
    [
      'an offline relay of two nodes',
      { nodes: { ams: { relays: ['ber', 'fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      ['ams'],
      'is offline, which cuts off ber, fra (3 connections) · State: no check-in for 30 min · Roles: relay · Nodes: ber, fra · Lost connections: 3 · Relay of ber · Relay of fra · Replace… → /nodes/prod-eu/tasks/replace?node=ams · or View node → /nodes/prod-eu/ams',
    ],
    [
      'a node with several roles',
      {
        nodes: {
          ams: {
            ...egress('192.168.9.0/24', '192.168.8.0/24'),
            isIngressGateway: true,
            relays: ['fra'],
            lastCheckIn: NOW - 1800,
          },
          ber: {},
          fra: {},
        },
        clients: { phone: { at: 'ams' } },
      },
      ['ams'],
      'is offline, which cuts off fra, phone, 192.168.9.0/24 and 1 more (6 connections) · State: no check-in for 30 min · Roles: egress, ingress, relay · Nodes: fra · External clients: phone · Egress ranges: 192.168.9.0/24, 192.168.8.0/24 · Lost connections: 6 · Relay of fra · Gateway of phone · Replace… → /nodes/prod-eu/tasks/replace?node=ams · or View node → /nodes/prod-eu/ams',
    ],
    [
      'the second of two relays',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'], lastCheckIn: NOW - 1800 }, fra: {} } },
      [],
    ],
    [
      'a pending node with a role',
      { nodes: { ams: { relays: ['fra'], isPending: true, isConnected: false }, ber: {}, fra: {} } },
      [],
    ],
    [
      'a node that isn’t an egress gateway any longer',
      { nodes: { ...three, ams: { egressRanges: ['192.168.9.0/24'], lastCheckIn: NOW - 1800 } } },
      [],
    ],
    [
      'a node marked as the hub of a mesh',
      { nodes: { ...three, ams: { isHub: true, lastCheckIn: NOW - 1800 } } },
      [],
    ],
    [
      'a relay that was last seen 29 min ago',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1740 }, ber: {}, fra: {} } },
      [],
    ],
    [
      'an offline failover node that nothing depends on',
      { nodes: { ...three, ams: { isFailover: true, lastCheckIn: NOW - 1800 } } },
      [],
    ],
    [
      'a disconnected egress gateway',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), isConnected: false } } },
      ['ams'],
      'is disconnected, which cuts off 192.168.9.0/24 (2 connections) · State: Disconnected · Roles: egress · Egress ranges: 192.168.9.0/24 · Lost connections: 2 · Connect → ams: Connected from off to on · or Replace… → /nodes/prod-eu/tasks/replace?node=ams',
    ],
    [
      'an offline hub',
      {
        nodes: { ...three, ams: { isHub: true, lastCheckIn: NOW - 1800 } },
        network: { isPointToSite: true },
      },
      ['ams'],
      'is offline, which cuts off ber, fra (2 connections) · State: no check-in for 30 min · Roles: hub · Nodes: ber, fra · Lost connections: 2 · Hub of ber · Hub of fra · Replace… → /nodes/prod-eu/tasks/replace?node=ams · or View node → /nodes/prod-eu/ams',
    ],
  ],
  hub: [
    [
      'point-to-site without a hub',
      { nodes: three, network: { isPointToSite: true } },
      ['prod-eu'],
      'is point-to-site but has no hub · Make ams the hub → hub on: ams · or Make ber the hub → hub on: ber',
    ],
    [
      'two hubs',
      { nodes: { ams: { isHub: true }, ber: { isHub: true } }, network: { isPointToSite: true } },
      ['ams ber'],
      'Risky · are hubs of prod-eu, which can only have one · Keep ams as the hub → ber: Network hub from on to off · or Keep ber as the hub → ams: Network hub from on to off',
    ],
    ['two hubs of a mesh', { nodes: { ams: { isHub: true }, ber: { isHub: true } } }, []],
    ['a single node without a hub', { nodes: { ams: {} }, network: pointToSite }, []],
    ['one hub', { nodes: { ...three, ams: { isHub: true } }, network: { isPointToSite: true } }, []],
    ['a mesh needs none', { nodes: three }, []],
  ],
  failoverMissing: [
    [
      'a peer out of reach and no failover node',
      { nodes: three, metrics: { ams: { needs: { ber: 'fra' } } } },
      ['ams'],
      'needs failover, but prod-eu has no failover node · ams: 1 peer out of reach · Make ber a failover node → failover on: ber · or Make fra a failover node → failover on: fra',
    ],
    [
      'two nodes with peers out of reach',
      {
        nodes: three,
        metrics: { ams: { needs: { ber: 'gone', fra: 'gone' } }, ber: { needs: { ams: 'gone' } } },
      },
      ['ams ber'],
      'need failover, but prod-eu has no failover node · ams: 2 peers out of reach · ber: 1 peer out of reach · Make fra a failover node → failover on: fra · or Make ams a failover node → failover on: ams',
    ],
    ['all peers in reach', { nodes: three, metrics: { ams: { connected: { ber: true } } } }, []],
    [
      'a failover node takes over',
      { nodes: { ...three, fra: { isFailover: true } }, metrics: { ams: { needs: { ber: 'fra' } } } },
      [],
    ],
  ],
  clientWithoutGateway: [
    [
      'its gateway lost the role',
      { nodes: three, clients: { phone: { at: 'ams' } } },
      ['phone'],
      'uses ams, which is no longer an ingress gateway · Gateway: ams · Make ams an ingress gateway → ingress on: ams, then ams: Dynamic endpoint from on to off · or Delete client → delete client prod-eu phone',
    ],
    [
      'its gateway was deleted',
      { nodes: three, clients: { phone: { at: 'gone' } } },
      ['phone'],
      'uses a gateway that no longer exists · Gateway: gone · Delete client → delete client prod-eu phone',
    ],
    ['a client of another network', { nodes: three, clients: { phone: { at: 'ams', network: 'lab' } } }, []],
    [
      'its gateway serves it',
      { nodes: { ...three, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
      [],
    ],
  ],
  unusableEndpoint: [
    [
      'an IPv6 endpoint',
      { nodes: { ...three, ams: { endpoint: '2001:db8::9' } } },
      ['ams'],
      'has the endpoint 2001:db8::9, which the server can’t use · Endpoint: 2001:db8::9 · Without a configuration: 2 nodes · Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    ['a host name', { nodes: { ...three, ams: { endpoint: 'vpn.example.com' } } }, ['ams']],
    [
      'a host name that no other node gets',
      { nodes: { ams: { endpoint: 'vpn.example.com' } } },
      ['ams'],
      'has the endpoint vpn.example.com, which the server can’t use · Endpoint: vpn.example.com · Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    ['no endpoint yet', { nodes: { ...three, ams: { endpoint: '' } } }, []],
  ],
  unroutableEndpoint: [
    [
      'the loopback address',
      { nodes: { ...three, ams: { endpoint: '127.0.0.1' } } },
      ['ams'],
      'has the endpoint 127.0.0.1, which peers can’t reach · Endpoint: 127.0.0.1 · Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    [
      'other special addresses',
      {
        nodes: {
          ams: { endpoint: '0.0.0.0' },
          ber: { endpoint: '255.255.255.255' },
          fra: { endpoint: '224.0.0.1' },
        },
      },
      ['ams', 'ber', 'fra'],
    ],
    ['a private address', { nodes: { ...three, ams: { endpoint: '192.168.9.5' } } }, []],
    ['no endpoint yet', { nodes: { ...three, ams: { endpoint: '' } } }, []],
  ],
  unusableLocalAddress: [
    [
      'an IPv6 local address behind a shared endpoint',
      {
        nodes: {
          ...three,
          ams: { ...router, localAddress: 'fe80::1' },
          ber: { ...router, localAddress: '192.168.1.3' },
        },
      },
      ['ams'],
      'has the local address fe80::1, which the server can’t use · Local address: fe80::1 · Endpoint: 203.0.113.8 · Edit local address → /nodes/prod-eu/ams/edit?field=localAddress',
    ],
    ['no local address behind a shared endpoint', { nodes: { ...three, ams: router, ber: router } }, []],
    [
      'no known endpoints',
      { nodes: { ams: { endpoint: '', localAddress: 'fe80::1' }, ber: { endpoint: '' } } },
      [],
    ],
    ['no other node is behind its endpoint', { nodes: { ...three, ams: { localAddress: 'fe80::1' } } }, []],
  ],
  sameEndpoint: [
    [
      'no local address',
      { nodes: { ...three, ams: { ...router, localAddress: '192.168.1.3' }, ber: router } },
      ['ams ber'],
      'share the endpoint 203.0.113.8 and can’t reach each other · ams: Local address 192.168.1.3 · ber: No local address · Set local address → /nodes/prod-eu/ber/edit?field=localAddress',
    ],
    [
      'the same local address',
      {
        nodes: {
          ...three,
          ams: { ...router, localAddress: '192.168.1.3' },
          ber: { ...router, localAddress: '192.168.1.3' },
        },
      },
      ['ams ber'],
      'share the endpoint 203.0.113.8 and can’t reach each other · ams: Local address 192.168.1.3 · ber: Local address 192.168.1.3 · Set local address → /nodes/prod-eu/ams/edit?field=localAddress',
    ],
    [
      'separate local addresses',
      {
        nodes: {
          ...three,
          ams: { ...router, localAddress: '192.168.1.2' },
          ber: { ...router, localAddress: '192.168.1.3' },
        },
      },
      [],
    ],
    [
      'blocked by an ACL anyway',
      { nodes: { ...three, ams: router, ber: router }, blocked: bothWays(['ams', 'ber']) },
      [],
    ],
    [
      'a third node, which the first one’s ACL blocks',
      {
        nodes: {
          ams: router,
          ber: { ...router, localAddress: '192.168.1.3' },
          fra: { ...router, localAddress: '192.168.1.4' },
        },
        blocked: bothWays(['ams', 'fra']),
      },
      ['ams ber'],
    ],
    ['one node is relayed', { nodes: { ams: router, ber: router, fra: { relays: ['ams'] } } }, []],
    ['one node is pending', { nodes: { ...three, ams: router, ber: { ...router, isPending: true } } }, []],
  ],
  noEndpoint: [
    [
      'two nodes without one',
      { nodes: { ...three, ams: { endpoint: '' }, ber: { endpoint: '', localAddress: '192.168.1.3' } } },
      ['ams ber'],
      'have no known endpoint, so they can’t connect to each other · Nodes: 2 nodes · Edit endpoint → /nodes/prod-eu/ams/edit?field=endpoint',
    ],
    ['one side has one', { nodes: { ...three, ams: { endpoint: '' } } }, []],
    [
      'a third node, which ACLs block',
      { nodes: fleetOf(3, { endpoint: '' }), blocked: bothWays(['n1', 'n2'], ['n1', 'n3']) },
      ['n2 n3'],
    ],
    [
      'one node is relayed',
      { nodes: { ams: { endpoint: '' }, ber: { endpoint: '' }, fra: { relays: ['ber'] } } },
      [],
    ],
    [
      'one node is the server',
      { nodes: { ...three, ams: { endpoint: '' }, ber: { endpoint: '', isServer: true } } },
      [],
    ],
    [
      'one node is disconnected',
      { nodes: { ...three, ams: { endpoint: '' }, ber: { endpoint: '', isConnected: false } } },
      [],
    ],
  ],
  publicKey: [
    [
      'a key that isn’t a key',
      { nodes: { ...three, ams: { publicKey: 'none' } } },
      ['ams'],
      'has a public key that the server can’t read · Public key: none · Refresh keys → refresh keys of prod-eu · or Delete node → delete node prod-eu ams',
    ],
    [
      'a client without a key',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', publicKey: '' } },
      },
      ['phone'],
      'has a public key that the server can’t read · Public key: None · Delete client → delete client prod-eu phone',
    ],
    [
      'a disabled client without a key',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', publicKey: '', isEnabled: false } },
      },
      [],
    ],
    ['a pending node has none yet', { nodes: { ...three, ams: { publicKey: '', isPending: true } } }, []],
  ],
  nextSave: [
    [
      'a name with an underscore',
      { nodes: { ...three, ams_1: {} } },
      ['ams_1'],
      'has a value in “Node name” that the server will reject · Node name: ams_1 · Rule: Use 1 to 62 characters: a–z, 0–9 and dash · Edit node name → /nodes/prod-eu/ams_1/edit?field=name · about Node name',
    ],
    ['a listen port below 1024', { nodes: { ...three, ams: { listenPort: 500 } } }, ['ams']],
    [
      'a network range',
      { nodes: three, network: { addressRange: '10.20.4.0' } },
      ['prod-eu'],
      'has a value in “Address range (IPv4)” that the server will reject · Address range (IPv4): 10.20.4.0 · Rule: Please enter a valid IPv4 address · Edit network → /networks/prod-eu/edit · about Address range (IPv4)',
    ],
    [
      'an endpoint, which has its own finding',
      { nodes: { ...three, ams: { endpoint: 'vpn.example.com' } } },
      [],
    ],
    ['an egress range without a prefix', { nodes: { ...three, ams: egress('192.168.9.7') } }, ['ams']],
    [
      'a relay without addresses',
      { nodes: { ...three, ams: { isRelay: true } } },
      ['ams'],
      'has a value in “Relay addresses” that the server will reject · Relay addresses: None · Rule: A relay needs at least one address. To stop relaying, remove the relay · Edit relay addresses → /nodes/prod-eu/ams/edit?field=relayAddresses · about Relay addresses',
    ],
    [
      'relay addresses kept from a former role',
      { nodes: { ...three, ams: { relayAddresses: ['10.20.4'] } } },
      [],
    ],
    [
      'a local address, which has its own finding',
      { nodes: { ...three, ams: { localAddress: 'ams.local' } } },
      [],
    ],
    ['a range kept from a former role', { nodes: { ...three, ams: { egressRanges: ['192.168.9.7'] } } }, []],
  ],
  overlap: [
    [
      'one range in another',
      { nodes: three, networks: [aNetwork(), aNetwork({ netid: 'lab', addressRange: '10.20.0.0/16' })] },
      ['prod-eu lab'],
      'have overlapping address ranges · prod-eu: 10.20.4.0/24 · lab: 10.20.0.0/16 · Edit lab → /networks/lab/edit',
    ],
    [
      'one IPv6 range in another',
      {
        nodes: three,
        networks: [
          aNetwork({ addressRange6: 'fd00::/64' }),
          aNetwork({ netid: 'lab', addressRange: '', addressRange6: 'fd00::/48' }),
        ],
      },
      ['prod-eu lab'],
      'have overlapping address ranges · prod-eu: fd00::/64 · lab: fd00::/48 · Edit lab → /networks/lab/edit',
    ],
    [
      'neighbouring ranges',
      { nodes: three, networks: [aNetwork(), aNetwork({ netid: 'lab', addressRange: '10.20.5.0/24' })] },
      [],
    ],
  ],
  rangeUse: [
    [
      '5 of 6 addresses',
      { nodes: { ...three, lon: {}, osl: {} }, network: { addressRange: '10.20.4.0/29' } },
      ['prod-eu'],
      'has 1 free address left in 10.20.4.0/29 · Used: 5 of 6 (83.33%) · Edit network → /networks/prod-eu/edit · about 10.20.4.0/29',
    ],
    [
      'all addresses',
      { nodes: fleetOf(6), network: { addressRange: '10.20.4.0/29' } },
      ['prod-eu'],
      'Broken · has no free address in 10.20.4.0/29 · Used: 6 of 6 (100.00%) · Edit network → /networks/prod-eu/edit · about 10.20.4.0/29',
    ],
    [
      '80%',
      { nodes: fleetOf(24), network: { addressRange: '10.20.4.0/27' } },
      ['prod-eu'],
      'has 6 free addresses left in 10.20.4.0/27 · Used: 24 of 30 (80.00%) · Edit network → /networks/prod-eu/edit · about 10.20.4.0/27',
    ],
    [
      'more than 95%',
      { nodes: fleetOf(29), network: { addressRange: '10.20.4.0/27' } },
      ['prod-eu'],
      'Broken · has 1 free address left in 10.20.4.0/27 · Used: 29 of 30 (96.67%) · Edit network → /networks/prod-eu/edit · about 10.20.4.0/27',
    ],
    ['4 of 6 addresses', { nodes: { ...three, lon: {} }, network: { addressRange: '10.20.4.0/29' } }, []],
    [
      'addresses of the other family',
      {
        nodes: { ams: { address6: 'fd00::1' }, ber: { address6: 'fd00::2' }, fra: {} },
        network: { addressRange: '10.20.4.0/29', addressRange6: 'fd00::/126' },
      },
      [],
    ],
  ],
  tinyRange: [
    [
      'two addresses',
      { nodes: { ams: {} }, network: { addressRange: '10.20.4.0/30' } },
      ['prod-eu'],
      'has only 2 addresses in 10.20.4.0/30 · Address range: 10.20.4.0/30 · Edit network → /networks/prod-eu/edit · about 10.20.4.0/30',
    ],
    ['six addresses', { nodes: { ams: {} }, network: { addressRange: '10.20.4.0/29' } }, []],
    [
      'two addresses, both used, which has its own finding',
      { nodes: { ams: {}, ber: {} }, network: { addressRange: '10.20.4.0/30' } },
      [],
    ],
  ],
  duplicateAddress: [
    [
      'two nodes',
      { nodes: { ...three, ams: { address: '10.20.4.3' } } },
      ['ams fra'],
      'have the same address, 10.20.4.3 · Address: 10.20.4.3 · Used by: ams, fra · Move fra → fra: IP address from 10.20.4.3 to 10.20.4.1 · about 10.20.4.3',
    ],
    [
      'a node and a client',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', address: '10.20.4.3' } },
      },
      ['fra phone'],
    ],
    [
      'two clients',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { laptop: { at: 'ams' }, phone: { at: 'ams', address: '10.20.4.201' } },
      },
      ['laptop phone'],
      'have the same address, 10.20.4.201 · Address: 10.20.4.201 · Used by: laptop, phone · about 10.20.4.201',
    ],
    [
      'the same IPv6 address in two spellings',
      { nodes: { ...three, ams: { address6: 'fd00::0:9' }, ber: { address6: 'fd00::9' } } },
      ['ams ber'],
    ],
    ['nodes without IPv6 addresses', { nodes: three }, []],
  ],
  allowedIpTaken: [
    [
      'the address of another node',
      { nodes: { ...three, ams: { allowedIps: ['10.20.4.3'] } } },
      ['ams fra'],
      'Broken · both claim 10.20.4.3, so only one of them receives its packets · Allowed IP of ams: 10.20.4.3 · Remove allowed IP → ams: Allowed IPs from 10.20.4.3 to none · about 10.20.4.3',
    ],
    [
      'the address of a client',
      {
        nodes: { ...three, ams: { isIngressGateway: true }, ber: { allowedIps: ['10.20.4.201/32'] } },
        clients: { phone: { at: 'ams' } },
      },
      ['ber phone'],
    ],
    [
      'the network’s range',
      { nodes: { ...three, ams: { allowedIps: ['10.20.4.0/24'] } } },
      ['ams'],
      'has the allowed IP 10.20.4.0/24, which contains the network’s own range · Allowed IP of ams: 10.20.4.0/24 · Remove allowed IP → ams: Allowed IPs from 10.20.4.0/24 to none · about 10.20.4.0/24',
    ],
    [
      'the default route',
      { nodes: { ...three, ams: { allowedIps: ['0.0.0.0/0'] } } },
      ['ams'],
      'has the allowed IP 0.0.0.0/0, so nodes send it all their traffic · Allowed IP of ams: 0.0.0.0/0 · Remove allowed IP → ams: Allowed IPs from 0.0.0.0/0 to none · about 0.0.0.0/0',
    ],
    [
      'an egress range of a gateway',
      { nodes: { ...three, ams: { allowedIps: ['172.16.10.0/24'] }, ber: egress('172.16.10.0/24') } },
      ['ams ber'],
      'route the same addresses, 172.16.10.0/24 · Allowed IP of ams: 172.16.10.0/24 · Remove allowed IP → ams: Allowed IPs from 172.16.10.0/24 to none · about 172.16.10.0/24',
    ],
    [
      'an address in an egress range',
      { nodes: { ...three, ams: { allowedIps: ['172.16.10.9'] }, ber: egress('172.16.10.0/24') } },
      ['ams ber'],
    ],
    [
      'the allowed IP of other nodes',
      {
        nodes: {
          ams: { allowedIps: ['192.168.9.0/24'] },
          ber: { allowedIps: ['192.168.9.7/24'] },
          fra: { allowedIps: ['192.168.9.0/24'] },
        },
      },
      ['ber ams fra'],
    ],
    [
      'an additional address, or its own',
      { nodes: { ...three, ams: { allowedIps: ['10.20.4.77', '10.20.4.1', '192.168.9.0/24'] } } },
      [],
    ],
    [
      'a range beside an internet gateway',
      { nodes: { ...three, ams: { allowedIps: ['192.168.9.0/24'] }, ber: egress('0.0.0.0/0') } },
      [],
    ],
  ],
  duplicateKey: [
    [
      'a copied machine',
      { nodes: { ...three, ams: { publicKey: 'k' }, ber: { publicKey: 'k', lastCheckIn: NOW - 60 } } },
      ['ams ber'],
      'have the same public key · Public key: k · Refresh keys → refresh keys of prod-eu · or Delete ber → delete node prod-eu ber',
    ],
    [
      'two clients',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { laptop: { at: 'ams', publicKey: 'k' }, phone: { at: 'ams', publicKey: 'k' } },
      },
      ['laptop phone'],
      'have the same public key · Public key: k · Delete client → delete client prod-eu laptop',
    ],
    ['different keys', { nodes: three }, []],
  ],
  duplicateMac: [
    [
      'the same machine twice',
      {
        nodes: {
          ...three,
          ams: { macAddress: '02:00:00:00:00:0A' },
          ber: { macAddress: '02:00:00:00:00:0a', lastCheckIn: NOW - 60 },
        },
      },
      ['ams ber'],
      'have the same MAC address · MAC address: 02:00:00:00:00:0a · Delete ber → delete node prod-eu ber',
    ],
    [
      'of machines with the same key, which has its own finding',
      {
        nodes: {
          ...three,
          ams: { macAddress: '02:0a', publicKey: 'k' },
          ber: { macAddress: '02:0a', publicKey: 'k' },
        },
      },
      [],
    ],
    [
      'machines that report none',
      { nodes: { ...three, ams: { macAddress: '' }, ber: { macAddress: '' } } },
      [],
    ],
  ],
  duplicateName: [
    [
      'names that differ in case',
      { nodes: { ...three, Ams: { address: '', address6: 'fd00::9' } } },
      ['ams Ams'],
      'have the same name · ams: 10.20.4.1 · Ams: fd00::9 · Rename → Ams: Node name from Ams to Ams-2',
    ],
    [
      'of machines that report no MAC address',
      { nodes: { ...three, ams: { macAddress: '' }, Ams: { macAddress: '' } } },
      ['ams Ams'],
    ],
    [
      'of a machine that joined twice, which has its own finding',
      { nodes: { ...three, ams: { macAddress: '02:0a' }, Ams: { macAddress: '02:0A' } } },
      [],
    ],
    ['names that begin alike', { nodes: { ...three, 'ams-1': {} } }, []],
  ],
  routedTwice: [
    [
      'one range at two gateways',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: egress('192.168.9.1/24') } },
      ['ams ber'],
      'route the same range, 192.168.9.0/24 · Range: 192.168.9.0/24 · Keep it on ams → egress off: ber · or Keep it on ber → egress off: ams · about 192.168.9.0/24',
    ],
    [
      'the same range twice at one gateway',
      { nodes: { ...three, ams: egress('192.168.9.0/24', '192.168.9.0/24') } },
      [],
    ],
    [
      'a gateway that lost the role',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: { egressRanges: ['192.168.9.0/24'] } } },
      [],
    ],
  ],
  egressContainsNetwork: [
    [
      'a larger range',
      { nodes: { ...three, ams: egress('10.0.0.0/8') } },
      ['ams'],
      'routes 10.0.0.0/8, which contains the network’s own range · Egress range: 10.0.0.0/8 · prod-eu: 10.20.4.0/24 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 10.0.0.0/8',
    ],
    [
      'a part of it',
      { nodes: { ...three, ams: egress('10.20.4.128/25') } },
      ['ams'],
      'Risky · routes 10.20.4.128/25, which is part of the network’s own range · Egress range: 10.20.4.128/25 · prod-eu: 10.20.4.0/24 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 10.20.4.128/25',
    ],
    [
      'a larger IPv6 range',
      { nodes: { ...three, ams: egress('fd00::/48') }, network: { addressRange6: 'fd00::/64' } },
      ['ams'],
    ],
    ['a default route', { nodes: { ...three, ams: egress('0.0.0.0/0') } }, []],
  ],
  egressContainsEndpoint: [
    [
      'the gateway’s own endpoint',
      { nodes: { ...three, ams: egress('198.51.100.0/24') } },
      ['ams'],
      'routes 198.51.100.0/24, which contains its own endpoint · Egress range: 198.51.100.0/24 · Endpoint: 198.51.100.1 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 198.51.100.0/24',
    ],
    ['a default route', { nodes: { ...three, ams: egress('0.0.0.0/0') } }, []],
    [
      'the endpoint of another node',
      { nodes: { ...three, ams: { ...egress('198.51.100.0/24'), endpoint: '203.0.113.8' } } },
      [],
    ],
  ],
  egressContainsLocalAddress: [
    [
      'a node at another site',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: { localAddress: '192.168.9.5' } } },
      ['ber'],
      'can’t use the range 192.168.9.0/24 of ams · ber: 192.168.9.5 · Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 192.168.9.0/24 ams',
    ],
    [
      'a default route',
      { nodes: { ...three, ams: egress('0.0.0.0/0'), ber: { localAddress: '192.168.9.5' } } },
      [],
    ],
    [
      'a node behind the gateway’s router',
      {
        nodes: {
          ...three,
          ams: { ...egress('192.168.9.0/24'), ...router },
          ber: { ...router, localAddress: '192.168.9.5' },
        },
      },
      [],
    ],
  ],
  routedAcrossNetworks: [
    [
      'two gateways of a machine in both networks',
      {
        networks: withLab,
        nodes: {
          ...three,
          ber: twin,
          ams: egress('172.16.0.0/16'),
          ...inLab({ 'lab-gw': egress('172.16.10.0/24') }),
        },
      },
      ['lab-gw ams'],
      `route the same addresses to machines in both networks · lab-gw: 172.16.10.0/24 · ams: 172.16.0.0/16 · In both networks: lab-ber · Remove egress gateway → egress off: lab-gw · or Edit egress ranges → /nodes/lab/${uuidFor('lab/lab-gw')}/edit?field=egressRanges · about 172.16.10.0/24 172.16.0.0/16`,
    ],
    [
      'the range of the network',
      { networks: withLab, nodes: { ...three, ber: twin, ...inLab({ 'lab-gw': egress('10.20.4.128/25') }) } },
      ['lab-gw prod-eu'],
      `conflict over 10.20.4.128/25 on machines in both networks · lab-gw: 10.20.4.128/25 · prod-eu: 10.20.4.0/24 · In both networks: ber · Remove egress gateway → egress off: lab-gw · or Edit egress ranges → /nodes/lab/${uuidFor('lab/lab-gw')}/edit?field=egressRanges · about 10.20.4.128/25`,
    ],
    [
      'no machine in both networks',
      {
        networks: withLab,
        nodes: {
          ...three,
          ber: twin,
          ams: egress('172.16.0.0/16'),
          ...inLab({ 'lab-gw': egress('172.16.10.0/24'), 'lab-ber': { macAddress: '02:0c' } }),
        },
      },
      [],
    ],
    [
      'only the server in both networks',
      {
        networks: withLab,
        nodes: {
          ...three,
          ams: egress('172.16.0.0/16'),
          ber: { ...twin, isServer: true },
          ...inLab({ 'lab-gw': egress('172.16.10.0/24'), 'lab-ber': { isServer: true } }),
        },
      },
      [],
    ],
    [
      'one machine as the gateway of both',
      {
        networks: withLab,
        nodes: {
          ams: { ...egress('172.16.0.0/16'), macAddress: '02:0a' },
          ...inLab({ 'lab-gw': { ...egress('172.16.0.0/16'), macAddress: '02:0a' } }),
        },
      },
      [],
    ],
    [
      'different ranges',
      {
        networks: withLab,
        nodes: {
          ...three,
          ber: twin,
          ams: egress('172.17.0.0/16'),
          ...inLab({ 'lab-gw': egress('172.16.10.0/24') }),
        },
      },
      [],
    ],
  ],
  defaultRouteOnServer: [
    [
      'the server as internet gateway',
      { nodes: { ...three, ams: { ...egress('0.0.0.0/0'), isServer: true } } },
      ['ams'],
      'routes 0.0.0.0/0 on the server · Egress range: 0.0.0.0/0 · Remove egress gateway → egress off: ams · or Edit egress ranges → /nodes/prod-eu/ams/edit?field=egressRanges · about 0.0.0.0/0',
    ],
    [
      'the server as gateway of a range',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), isServer: true } } },
      [],
    ],
    ['another internet gateway', { nodes: { ...three, ams: egress('0.0.0.0/0') } }, []],
  ],
  egressWithoutForwarding: [
    [
      'no commands',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressInterface: 'eth0', postUp: '' } } },
      ['ams'],
      'has no commands to forward into its egress ranges · Ranges: 192.168.9.0/24 · Interface: eth0 · Postup: None · Create egress again → create egress of ams',
    ],
    [
      'commands without NAT',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressInterface: 'eth0' } } },
      ['ams'],
      'Risky · has no commands for NAT into its egress ranges · Ranges: 192.168.9.0/24 · Interface: eth0 · Postup: iptables -A FORWARD -i nm-prod-eu -j ACCEPT ;  · Create egress again → create egress of ams',
    ],
    [
      'no commands and no known interface',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), postUp: '' } } },
      ['ams'],
      'has no commands to forward into its egress ranges · Ranges: 192.168.9.0/24 · Interface: unknown · Postup: None · Create egress again → /nodes/prod-eu/ams/create-egress',
    ],
    ['its commands', { nodes: { ...three, ams: egress('192.168.9.0/24') } }, []],
    [
      'a relay and an ingress gateway',
      { nodes: { ...three, ams: { isRelay: true, isIngressGateway: true } } },
      [],
    ],
  ],
  egressWithoutNat: [
    [
      'NAT is off',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressNat: false } } },
      ['ams'],
      'forwards into its ranges without NAT · Ranges: 192.168.9.0/24 · Route needed there: 10.20.4.0/24 · Create again with NAT → create egress of ams with NAT',
    ],
    [
      'NAT is off for two ranges, in both address families',
      {
        nodes: { ...three, ams: { ...egress('192.168.9.0/24', '192.168.8.0/24'), egressNat: false } },
        network: { addressRange6: 'fd00::/64' },
      },
      ['ams'],
      'forwards into its ranges without NAT · Ranges: 192.168.9.0/24, 192.168.8.0/24 · Route needed there: 10.20.4.0/24, fd00::/64 · Create again with NAT → create egress of ams with NAT',
    ],
    ['NAT is on', { nodes: { ...three, ams: egress('192.168.9.0/24') } }, []],
  ],
  portClash: [
    [
      'the same port',
      { nodes: { ...three, ams: router, ber: router } },
      ['ams ber'],
      'share 203.0.113.8, port 51821 · ams: 203.0.113.8, port 51821 · ber: 203.0.113.8, port 51821 · Change listen port → ber: Listen port from 51821 to 51822',
    ],
    ['different ports', { nodes: { ...three, ams: router, ber: { ...router, listenPort: 51822 } } }, []],
    [
      'no known ports',
      { nodes: { ...three, ams: { ...router, listenPort: 0 }, ber: { ...router, listenPort: 0 } } },
      [],
    ],
    ['no known endpoints', { nodes: { ...three, ams: { endpoint: '' }, ber: { endpoint: '' } } }, []],
    ['one node is relayed', { nodes: { ams: router, ber: router, fra: { relays: ['ber'] } } }, []],
    ['one node is pending', { nodes: { ...three, ams: router, ber: { ...router, isPending: true } } }, []],
  ],
  mtu: [
    [
      'too small for IPv6',
      {
        nodes: { ...three, ams: { mtu: 1279, address6: 'fd00::9' }, ber: { mtu: 1279 }, fra: { mtu: 1279 } },
        network: { defaultMtu: 1279 },
      },
      ['ams'],
      'has an MTU of 1279, too small for IPv6 · MTU of the network: 1279 · Change MTU → ams: MTU from 1279 to 1280',
    ],
    [
      'too small for IPv4',
      { nodes: { ...three, ams: { mtu: 1, address6: 'fd00::9' } } },
      ['ams'],
      'Broken · has an MTU of 1, too small for IPv4 · MTU of the network: 1420 · Change MTU → ams: MTU from 1 to 1420',
    ],
    [
      'the smallest for IPv4',
      {
        nodes: { ...three, ams: { mtu: 576 }, ber: { mtu: 576 }, fra: { mtu: 576 } },
        network: { defaultMtu: 576 },
      },
      [],
    ],
    [
      'a network too small for IPv4',
      { nodes: three, network: { defaultMtu: 575 } },
      ['prod-eu'],
      'Broken · has an MTU of 575, too small for IPv4 · MTU of the network: 575 · Change MTU → prod-eu: Default MTU from 575 to 1280',
    ],
    [
      'small, without IPv6',
      {
        nodes: { ...three, ams: { mtu: 1279 }, ber: { mtu: 1279 }, fra: { mtu: 1279 } },
        network: { defaultMtu: 1279 },
      },
      [],
    ],
    [
      'more than a few with the same value are one finding',
      {
        nodes: Object.fromEntries(
          [...'abcdefghi'].map((name) => [name, 'cdef'.includes(name) ? { mtu: 9000 } : {}]),
        ),
      },
      ['c d e f'],
      'have an MTU of 9000, too large for most links · MTU of the network: 1420 · Change MTU → c: MTU from 9000 to 1420, then d: MTU from 9000 to 1420, then e: MTU from 9000 to 1420, then f: MTU from 9000 to 1420 · about 9000, too large for most links',
    ],
    [
      'too large',
      { nodes: { ...three, ams: { mtu: 1421 } } },
      ['ams'],
      'has an MTU of 1421, too large for most links · MTU of the network: 1420 · Change MTU → ams: MTU from 1421 to 1420',
    ],
    [
      'most nodes different from the network',
      { nodes: { ams: { mtu: 1380 }, ber: { mtu: 1380 }, fra: {} } },
      [],
    ],
    ['the server’s own node', { nodes: { ...three, ams: { mtu: 1280, isServer: true } } }, []],
    ['no known MTU', { nodes: { ams: { mtu: 0 }, ber: { mtu: 0 }, fra: {} } }, []],
    [
      'too large, in a network without a default',
      { nodes: { ...three, ams: { mtu: 9000 } }, network: { defaultMtu: 0 } },
      ['ams'],
      'has an MTU of 9000, too large for most links · Change MTU → ams: MTU from 9000 to 1280',
    ],
    [
      'just large enough for IPv6',
      { nodes: fleetOf(2, { mtu: 1280, address6: 'fd00::9' }), network: { defaultMtu: 1280 } },
      [],
    ],
  ],
  halfAllowed: [
    [
      'one direction blocked',
      {
        nodes: three,
        blocked: [
          ['ams', 'ber'],
          ['fra', 'ber'],
        ],
      },
      ['prod-eu'],
      'has 2 pairs allowed in one direction only · ams: ber · ber: fra · Allow 2 pairs → allow ams–ber ber–fra · or Block 2 pairs → block ams–ber ber–fra',
    ],
    [
      'one direction blocked with a deleted node',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix([...ids('ams', 'ber', 'fra'), gone], [[ams, gone]])]]),
      },
      [],
    ],
    ['both directions blocked', { nodes: three, blocked: bothWays(['ams', 'ber']) }, []],
  ],
  missingAclRow: [
    [
      'a node that the ACLs don’t know',
      { nodes: three, acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]) },
      ['fra'],
      'has no ACL row, so all its pairs are blocked · Edit its ACLs → /acls/prod-eu/fra',
    ],
    [
      'a pending node',
      {
        nodes: { ...three, fra: { isPending: true } },
        acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]),
      },
      [],
    ],
    ['a single node', { nodes: { ams: {} }, acls: new Map([['prod-eu', anAclMatrix([])]]) }, []],
    [
      'a node that joined since the ACLs were loaded',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]),
        aclNodes: new Map([['prod-eu', ids('ams', 'ber')]]),
      },
      [],
    ],
    [
      'no row, but a column in the rows of others',
      {
        nodes: three,
        acls: new Map([
          ['prod-eu', aclFromWire({ [ams]: { [ber]: 2, [fra]: 2 }, [ber]: { [ams]: 2, [fra]: 2 } })],
        ]),
      },
      ['fra'],
    ],
    ['unknown ACLs', { nodes: three, hasRules: false }, []],
  ],
  isolated: [
    [
      'several at once are one finding',
      {
        nodes: { ...three, lon: {} },
        blocked: bothWays(['fra', 'ams'], ['fra', 'ber'], ['fra', 'lon'], ['lon', 'ams'], ['lon', 'ber']),
      },
      ['fra lon'],
      'can’t reach any other node because of ACLs · fra: Default ACL rule: Allow · lon: Default ACL rule: Allow · Edit ACLs → /acls/prod-eu',
    ],
    [
      'all its pairs blocked',
      { nodes: three, blocked: bothWays(['fra', 'ams'], ['fra', 'ber']) },
      ['fra'],
      'can’t reach any other node because of ACLs · Default ACL rule: Allow · Edit its ACLs → /acls/prod-eu/fra',
    ],
    [
      'a disconnected node',
      { nodes: { ...three, fra: { isConnected: false } }, blocked: bothWays(['fra', 'ams'], ['fra', 'ber']) },
      [],
    ],
    [
      'no ACL row, which has its own finding',
      { nodes: three, acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]) },
      [],
    ],
    ['one pair allowed', { nodes: three, blocked: bothWays(['fra', 'ams']) }, []],
  ],
  notConnected: [
    [
      'allowed and fresh',
      {
        nodes: three,
        metrics: { ams: { connected: { ber: false, fra: true } }, ber: { connected: { ams: false } } },
      },
      ['ams ber'],
      'aren’t connected, although ACLs allow it · Explain → /reach/prod-eu/ams?why=ams..ber',
    ],
    [
      'one end is offline',
      {
        nodes: { ...three, ber: { lastCheckIn: NOW - 3600 } },
        metrics: { ams: { connected: { ber: false } } },
      },
      [],
    ],
    [
      'two nodes that aren’t the hub',
      {
        nodes: { ...three, ams: { isHub: true } },
        network: { isPointToSite: true },
        metrics: { ber: { connected: { fra: false } } },
      },
      [],
    ],
    [
      'behind one router without local addresses, which has its own finding',
      { nodes: { ...three, ams: router, ber: router }, metrics: { ams: { connected: { ber: false } } } },
      [],
    ],
    [
      'one node with many',
      {
        nodes: { ...three, lon: {} },
        metrics: { ams: { connected: { ber: false, fra: false, lon: false } } },
      },
      ['ams'],
      'isn’t connected to 3 peers that it should reach · Peers: ber, fra, lon · View metrics → /metrics/prod-eu/ams',
    ],
    [
      'the last node with many',
      {
        nodes: { ...three, lon: {} },
        metrics: { lon: { connected: { ams: false, ber: false, fra: false } } },
      },
      ['lon'],
      'isn’t connected to 3 peers that it should reach · Peers: ams, ber, fra · View metrics → /metrics/prod-eu/lon',
    ],
    [
      'one node with many, and others with a few',
      {
        nodes: { ...three, lon: {}, osl: {} },
        metrics: {
          ams: { connected: { fra: false, lon: false } },
          ber: { connected: { ams: false, fra: false, lon: false, osl: false } },
        },
      },
      ['ams fra', 'ams lon', 'ber'],
    ],
    [
      'a node that no relay lists, which has its own finding',
      { nodes: { ...three, fra: { isRelayed: true } }, metrics: { ams: { connected: { fra: false } } } },
      [],
    ],
    [
      'a node that two relays list, which has its own finding',
      {
        nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: {} },
        metrics: { ams: { connected: { fra: false } } },
      },
      [],
    ],
  ],
  blockedYetConnected: [
    [
      'a connection despite the ACL',
      { nodes: three, blocked: bothWays(['ams', 'ber']), metrics: { ams: { connected: { ber: true } } } },
      ['ams ber'],
      'are connected, although ACLs block it · View the ACLs of ams → /acls/prod-eu/ams',
    ],
    [
      'a few pairs',
      {
        nodes: { ...three, lon: {} },
        blocked: bothWays(['ams', 'ber'], ['ams', 'fra'], ['ams', 'lon']),
        metrics: { ams: { connected: { ber: true, fra: true, lon: true } } },
      },
      ['ams ber', 'ams fra', 'ams lon'],
    ],
    [
      'a connection to a deleted node',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix([...ids('ams', 'ber', 'fra'), gone], [[ams, gone]])]]),
        metrics: { ams: { connected: { gone: true } } },
      },
      [],
    ],
    [
      'a connection to a deleted node that the ACLs list first',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix([gone, ...ids('ams', 'ber', 'fra')], [[ams, gone]])]]),
        metrics: { ams: { connected: { gone: true } } },
      },
      [],
    ],
    [
      'more than a few pairs are one finding',
      {
        nodes: { ...three, lon: {} },
        blocked: bothWays(['ams', 'ber'], ['ams', 'fra'], ['ams', 'lon'], ['ber', 'fra']),
        metrics: {
          ams: { connected: { ber: true, fra: true, lon: true } },
          ber: { connected: { fra: true } },
        },
      },
      ['ams ber fra lon'],
      'are connected in 4 pairs that ACLs block · ams: ber, fra, lon · ber: ams, fra · fra: ams, ber · lon: ams · View ACLs → /acls/prod-eu',
    ],
    [
      'blocked and not connected',
      { nodes: three, blocked: bothWays(['ams', 'ber']), metrics: { ams: { connected: { ber: false } } } },
      [],
    ],
  ],
  openKey: [
    [
      '100 uses',
      { nodes: three, network: { accessKeys: [anAccessKey({ uses: 100 })] } },
      ['ci-runners'],
      'can be used 100 more times and never expires · Uses left: 100 · Delete key → delete accessKey prod-eu ci-runners',
    ],
    ['99 uses', { nodes: three, network: { accessKeys: [anAccessKey({ uses: 99 })] } }, []],
  ],
  usedKey: [
    [
      'no uses',
      { nodes: three, network: { accessKeys: [anAccessKey({ uses: 0 })] } },
      ['ci-runners'],
      'has no uses left · Delete key → delete accessKey prod-eu ci-runners',
    ],
    ['one use', { nodes: three, network: { accessKeys: [anAccessKey({ uses: 1 })] } }, []],
  ],
  withoutOwner: [
    [
      'a client',
      {
        nodes: three,
        clients: { phone: { at: 'ams', ownerId: 'henrik' } },
        users: [aUser()],
      },
      ['phone'],
      'belongs to henrik, who was deleted · Delete client → delete client prod-eu phone · about henrik',
    ],
    [
      'a node',
      { nodes: { ...three, ams: { ownerId: 'henrik' } }, users: [aUser()] },
      ['ams'],
      'belongs to henrik, who was deleted · Delete node → delete node prod-eu ams · about henrik',
    ],
    [
      'a client and a node of one user',
      {
        nodes: { ...three, ams: { ownerId: 'henrik' } },
        clients: { phone: { at: 'ber', ownerId: 'henrik' } },
        users: [aUser()],
      },
      ['phone ams'],
      'belong to henrik, who was deleted · Delete 2 records → delete client prod-eu phone, then delete node prod-eu ams · about henrik',
    ],
    [
      'an owner who exists',
      { nodes: three, clients: { phone: { at: 'ams', ownerId: 'jonas' } }, users: [aUser()] },
      [],
    ],
    ['no owner', { nodes: three, clients: { phone: { at: 'ams', ownerId: '' } }, users: [aUser()] }, []],
    ['users who can’t be listed', { nodes: three, clients: { phone: { at: 'ams', ownerId: 'henrik' } } }, []],
  ],
  userWithoutNetwork: [
    [
      'no network',
      { nodes: three, users: [aUser({ networks: [] })] },
      ['jonas'],
      'doesn’t have access to any network · Edit user → /users/jonas',
    ],
    ['an administrator needs none', { nodes: three, users: [aUser({ networks: [], isAdmin: true })] }, []],
    [
      'unknown levels on the enterprise edition',
      { nodes: three, isEE: true, users: [aUser({ networks: [] })] },
      [],
    ],
    [
      'no level on any network',
      {
        nodes: three,
        isEE: true,
        users: [aUser({ networks: [] })],
        networkUsers: new Map([['prod-eu', [aNetworkUser({ id: 'jonas', accessLevel: 3 })]]]),
      },
      ['jonas'],
    ],
    [
      'a level on a network',
      {
        nodes: three,
        isEE: true,
        users: [aUser({ networks: [] })],
        networkUsers: new Map([['prod-eu', [aNetworkUser({ id: 'jonas', accessLevel: 2 })]]]),
      },
      [],
    ],
  ],
  builtInKey: [
    [
      'the server accepts it',
      { nodes: three, acceptsBuiltInKey: true },
      ['The server'],
      'accepts its built-in key, which is public, instead of a login · Random value from: openssl rand -hex 24',
    ],
    ['the server has its own key, or did not say', { nodes: three }, []],
  ],
  manyAdmins: [
    [
      'six',
      { nodes: three, users: [1, 2, 3, 4, 5, 6].map((n) => aUser({ username: `a${n}`, isAdmin: true })) },
      ['The server'],
      'has 6 administrators · Administrators: a1, a2, a3, a4, a5, a6 · Choose accounts → /users',
    ],
    [
      'five, and another user',
      {
        nodes: three,
        users: [aUser(), ...[1, 2, 3, 4, 5].map((n) => aUser({ username: `a${n}`, isAdmin: true }))],
      },
      [],
    ],
  ],
  pending: [
    [
      'waits for approval',
      { nodes: { ...three, ams: { isPending: true } } },
      ['ams'],
      'is waiting for approval, but prod-eu requires an access key · Waiting for: 3 h · Edit network → /networks/prod-eu/edit · or Delete node → delete node prod-eu ams',
    ],
    [
      'waits in a network that allows joining without a key',
      {
        nodes: { ...three, ams: { isPending: true, lastModified: 0 } },
        network: { allowManualSignup: true },
      },
      ['ams'],
      'is waiting for approval · Approve → approve ams · or Delete node → delete node prod-eu ams',
    ],
    ['waits without an address', { nodes: { ...three, ams: { isPending: true, address: '' } } }, ['ams']],
    ['approved', { nodes: three }, []],
  ],
  expired: [
    [
      'at this moment',
      { nodes: { ...three, ams: { expiresAt: NOW } } },
      ['ams'],
      'expired 0 s ago but still has access · Disconnect → ams: Connected from on to off · or Edit expiry → /nodes/prod-eu/ams/edit?field=expiresAt',
    ],
    ['a pending node', { nodes: { ...three, ams: { expiresAt: NOW, isPending: true } } }, []],
    ['disconnected already', { nodes: { ...three, ams: { expiresAt: NOW, isConnected: false } } }, []],
  ],
  formerKey: [
    [
      'a day after new keys were asked for',
      { nodes: three, rotations: rotatedAt(NOW - 2 * day, ['ams']) },
      ['ams'],
      'still has its former key · Asked: 2 days ago · Refresh keys → refresh keys of prod-eu · or View node → /nodes/prod-eu/ams',
    ],
    [
      'several are one finding',
      { nodes: fleetOf(4), rotations: rotatedAt(NOW - 2 * day, ['n1', 'n2', 'n3', 'n4']) },
      ['n1 n2 n3 n4'],
      'still have their former keys · Asked: 2 days ago · Refresh keys → refresh keys of prod-eu · or View node → /nodes/prod-eu/n1',
    ],
    ['within a day', { nodes: three, rotations: rotatedAt(NOW - day, ['ams']) }, []],
    ['a node that joined since', { nodes: three, rotations: rotatedAt(NOW - 2 * day, ['gone']) }, []],
  ],
  offline: [
    [
      'several at once are one finding',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 1800 }, ber: { lastCheckIn: 0 } } },
      ['ams ber'],
      'are offline · ams: no check-in for 30 min · ber: never checked in · View nodes → /nodes/prod-eu?status=error',
    ],
    [
      'for 30 minutes',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 1800 } } },
      ['ams'],
      'is offline, no check-in for 30 min · View node → /nodes/prod-eu/ams',
    ],
    [
      'never checked in',
      { nodes: { ...three, ams: { lastCheckIn: 0 } } },
      ['ams'],
      'is offline, never checked in · View node → /nodes/prod-eu/ams',
    ],
    [
      'disconnected, which has its own finding',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 1800, isConnected: false } } },
      [],
    ],
    ['a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 1799 } } }, []],
    [
      'a relay with a node, which has its own finding',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      [],
    ],
    [
      'for 30 days, which has its own finding',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day } } },
      [],
    ],
  ],
  silent: [
    [
      'for 5 minutes',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 300 } } },
      ['ams'],
      'hasn’t checked in for 5 min · View node → /nodes/prod-eu/ams',
    ],
    ['a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 299 } } }, []],
    [
      'more than a few at once are one finding',
      { nodes: { ...silentNodes, fra: {} } },
      ['ams ber lon osl'],
      'are missing check-ins · View nodes → /nodes/prod-eu?status=warning',
    ],
    [
      'two at once are one finding',
      { nodes: { ...fleetOf(2, { lastCheckIn: NOW - 300 }), fra: {} } },
      ['n1 n2'],
    ],
    [
      'disconnected, which has its own finding',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 300, isConnected: false } } },
      [],
    ],
  ],
  longSilent: [
    [
      'for 30 days',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day, address6: 'fd00::9' } } },
      ['ams'],
      'has been offline for 30 days and holds 10.20.4.1 and fd00::9 · Delete node → delete node prod-eu ams',
    ],
    [
      'the server itself',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day, isServer: true } } },
      ['ams'],
      'has been offline for 30 days and holds 10.20.4.1 · View node → /nodes/prod-eu/ams',
    ],
    ['never checked in', { nodes: { ...three, ams: { lastCheckIn: 0 } } }, []],
    ['a pending node', { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day, isPending: true } } }, []],
    ['a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day + 1 } } }, []],
  ],
  disconnected: [
    ['and expired', { nodes: { ...three, ams: { isConnected: false, expiresAt: NOW } } }, []],
    [
      'turned off',
      { nodes: { ...three, ams: { isConnected: false } } },
      ['ams'],
      'is disconnected · Connect → ams: Connected from off to on',
    ],
    [
      'offline for 30 days, which has its own finding',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day, isConnected: false } } },
      [],
    ],
    [
      'a gateway of a range, which has its own finding',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), isConnected: false } } },
      [],
    ],
    [
      'pending nodes aren’t connected yet',
      { nodes: { ...three, ams: { isConnected: false, isPending: true } } },
      [],
    ],
  ],
  disabledClient: [
    [
      'for 90 days',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', isEnabled: false, lastModified: NOW - 90 * day } },
      },
      ['phone'],
      'has been disabled for 90 days · Delete client → delete client prod-eu phone',
    ],
    [
      'enabled',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', lastModified: NOW - 90 * day } },
      },
      [],
    ],
    [
      'since an unknown moment',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', isEnabled: false, lastModified: 0 } },
      },
      [],
    ],
    [
      'a second less',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', isEnabled: false, lastModified: NOW - 90 * day + 1 } },
      },
      [],
    ],
  ],
  version: [
    [
      'older than the server',
      { nodes: { ...three, ams: { version: 'v0.16.0' } } },
      ['ams'],
      'runs v0.16.0, older than the server · Node: v0.16.0 · Server: v0.16.1 · View node → /nodes/prod-eu/ams',
    ],
    [
      'newer than the server',
      { nodes: { ...three, ams: { version: 'v0.17.0' } } },
      ['ams'],
      'runs v0.17.0, newer than the server · Node: v0.17.0 · Server: v0.16.1 · View node → /nodes/prod-eu/ams',
    ],
    [
      'more than a few are one finding',
      { nodes: { ...fleetOf(3, { version: 'v0.16.0' }), ams: { version: 'v0.17.0' } } },
      ['ams n1 n2 n3'],
      'run a different version from the server · v0.17.0: ams · v0.16.0: n1, n2, n3 · Server: v0.16.1 · View nodes → /nodes/prod-eu',
    ],
    ['a pending node', { nodes: { ...three, ams: { version: 'v0.16.0', isPending: true } } }, []],
    [
      'an unknown server version',
      { nodes: { ...three, ams: { version: 'v0.16.0' } }, serverVersion: '' },
      [],
    ],
  ],
  consoleVersion: [
    [
      'an older server',
      { nodes: three, serverVersion: 'v0.16.0' },
      ['The server'],
      'runs v0.16.0, but this console is newer · Console: v0.16.1 · Server: v0.16.0',
    ],
    [
      'a newer server',
      { nodes: three, serverVersion: 'v0.17.0' },
      ['The server'],
      'runs v0.17.0, but this console is older · Console: v0.16.1 · Server: v0.17.0',
    ],
    ['an unknown version', { nodes: three, serverVersion: '' }, []],
    ['a test build', { nodes: three, serverVersion: 'develop' }, []],
  ],
  dnsNowhere: [
    [
      'an unused address',
      { nodes: three, dnsEntries: [aDnsEntry({ address: '10.20.4.99' })] },
      ['wiki'],
      'points to 10.20.4.99, which no node or client has · Full name: wiki.prod-eu · Delete entry → delete dnsEntry prod-eu wiki · about 10.20.4.99',
    ],
    [
      'an address outside that no gateway routes',
      { nodes: three, dnsEntries: [aDnsEntry({ address: '192.168.9.5' })] },
      ['wiki'],
      'points to 192.168.9.5, which no gateway routes · Full name: wiki.prod-eu · Delete entry → delete dnsEntry prod-eu wiki · about 192.168.9.5',
    ],
    [
      'an address behind an egress gateway',
      {
        nodes: { ...three, ams: egress('192.168.9.0/24') },
        dnsEntries: [aDnsEntry({ address: '192.168.9.5' })],
      },
      [],
    ],
    ['a node’s address', { nodes: three, dnsEntries: [aDnsEntry({ address: '10.20.4.1' })] }, []],
    [
      'an entry of another network',
      { nodes: three, dnsEntries: [aDnsEntry({ network: 'lab', address: '10.20.4.99' })] },
      [],
    ],
  ],
  dnsSameName: [
    [
      'a node’s name in another case',
      { nodes: three, dnsEntries: [aDnsEntry({ name: 'AMS', address: '10.20.4.2' })] },
      ['AMS'],
      'differs from the node ams only in case · Address: 10.20.4.2 · Delete AMS → delete dnsEntry prod-eu AMS · about 10.20.4.2',
    ],
    [
      'two entries, in whatever order the server lists them',
      {
        nodes: three,
        dnsEntries: [
          aDnsEntry({ name: 'Wiki', address: '10.20.4.1' }),
          aDnsEntry({ name: 'wiki', address: '10.20.4.1' }),
        ],
      },
      ['Wiki wiki'],
      'differ only in case · Address: 10.20.4.1 · Delete Wiki → delete dnsEntry prod-eu Wiki · or Delete wiki → delete dnsEntry prod-eu wiki · about 10.20.4.1',
    ],
    [
      'entries of nodes whose names differ in case',
      {
        nodes: { ...three, Ams: {} },
        dnsEntries: [
          aDnsEntry({ name: 'ams', address: '10.20.4.1' }),
          aDnsEntry({ name: 'Ams', address: '10.20.4.4' }),
        ],
      },
      [],
    ],
    [
      'the node’s own entry',
      { nodes: three, dnsEntries: [aDnsEntry({ name: 'ams', address: '10.20.4.1' })] },
      [],
    ],
  ],
};

/** A text with the names of nodes in place of their IDs. */
const named = (text: string, { nodes }: Given) =>
  [...Object.keys(nodes), 'gone'].reduce((all, name) => all.replaceAll(reachNodeId(name), name), text);

function linesOf({ severity, check, text, facts, fix, otherFix, about, affected = [] }: Finding) {
  return [
    ...(severity === check.severity ? [] : [severityWords[severity]]),
    text,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...affected.map(({ subject, as }) => `${as} of ${subjectName(subject)}`),
    ...(fix ? [`${fix.label} → ${targetOf(fix)}`] : []),
    ...(otherFix ? [`or ${otherFix.label} → ${targetOf(otherFix)}`] : []),
    ...(about === undefined ? [] : [`about ${about}`]),
  ];
}

function targetOf(fix: Fix): string {
  return 'href' in fix ? fix.href : fix.actions.map(actionText).join(', then ');
}

function actionText(action: Action): string {
  switch (action.kind) {
    case 'createEgressAgain':
      return `create egress of ${action.node.name}${action.isNatOn ? ' with NAT' : ''}`;
    case 'approveNode':
      return `approve ${action.node.name}`;
    case 'connectNode':
    case 'disconnectNode':
    case 'editNode':
      return `${action.node.name}: ${changeOf(action)}`;
    case 'editNetwork':
      return `${action.netid}: ${changeOf(action)}`;
    case 'setRelay':
      return `relay ${action.addresses.join(' ')} through ${action.node.name}`;
    case 'switchRole':
      return `${action.role} ${action.isOn ? 'on' : 'off'}: ${action.node.name}`;
    case 'setPairs':
      return `${action.isAllowed ? 'allow' : 'block'} ${action.pairs.map((pair) => pair.join('–')).join(' ')}`;
    case 'refreshKeys':
      return `refresh keys of ${action.netid}`;
    case 'deleteNode':
      return `delete ${subjectKey({ kind: 'node', ...action.node })}`;
    case 'deleteClient':
      return `delete ${subjectKey({ kind: 'client', network: action.client.network, name: action.client.clientId })}`;
    case 'deleteAccessKey':
      return `delete ${subjectKey({ kind: 'accessKey', ...action.key })}`;
    case 'deleteDnsEntry':
      return `delete ${subjectKey({ kind: 'dnsEntry', ...action.entry })}`;
    default:
      return action.kind;
  }
}

const rows = Object.entries(cases).flatMap(([kind, all]) =>
  all.map((row): [kind: string, ...Case] => [kind, ...row]),
);

it.each(rows)('%s: %s', (kind, _situation, given, found, says) => {
  const findings = findingsOf(aFindingsSource(given)).filter(({ check }) =>
    [kind, 'failedCheck'].includes(check.kind),
  );
  const names = findings.map(({ subjects }) => subjects.map(subjectName).join(' '));
  const text = named(findings.flatMap(linesOf).join(' · '), given);
  expect([names, says && text]).toEqual([found, says]);
});

it('has a hit with its text and a near miss for each check', () => {
  const kinds = [...networkChecks, ...serverChecks].map(({ kind }) => kind);
  const withHit = kinds.filter((kind) => cases[kind]?.some(([, , , says]) => says !== undefined));
  const withMiss = kinds.filter((kind) => cases[kind]?.some(([, , found]) => found.length === 0));
  expect([withHit, withMiss]).toEqual([kinds, kinds]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('finds nothing in a plain mesh', () => {
  expect(findingsOf(aFindingsSource({ nodes: three }))).toEqual([]);
});

it.each([
  [false, true, 'Deny'],
  [undefined, true, 'Allow (network default)'],
  [undefined, false, 'Deny (network default)'],
])('shows the default of an isolated node: %s, and %s in its network, is %s', (own, ofNetwork, value) => {
  const source = aFindingsSource({
    nodes: { ams: { defaultAcl: own }, ber: {}, fra: {} },
    blocked: bothWays(['ams', 'ber'], ['ams', 'fra']),
    network: { defaultAcl: ofNetwork },
  });
  const found = findingsOf(source).find(({ check }) => check.kind === 'isolated');
  expect(found?.facts).toEqual([{ label: 'Default ACL rule', value }]);
});

it.each<[string, string, Given]>([
  [
    'halfAllowed',
    'has 21 pairs allowed in one direction only',
    { nodes: fleetOf(22), blocked: large.slice(1, 22).map((name) => ['n1', name]) },
  ],
])('lists at most 20 facts: %s', (kind, text, given) => {
  const found = findingsOf(aFindingsSource(given)).filter(({ check }) => check.kind === kind);
  expect(found).toMatchObject([{ text, facts: { length: 20 } }]);
});

it.each([
  [20, /, n20$/],
  [22, /, n20 and 2 more$/],
])('lists at most 20 of %i names', (count, expected) => {
  const source = aFindingsSource({ nodes: fleetOf(count, { version: 'v0.16.0' }) });
  expect(findingsOf(source).find(({ check }) => check.kind === 'version')?.facts[0]?.value).toMatch(expected);
});

it.each([
  ['a', 'a'],
  ['a b a', 'a, b'],
  ['a b c', 'a, b, c'],
  ['a b c d e', 'a, b, c and 2 more'],
])('names at most three subjects: %s', (names, expected) => {
  expect(namesOf({ subjects: names.split(' ').map((name) => ({ kind: 'user', name })) })).toBe(expected);
});

it.each([
  [['node', 'node'], '2 nodes named dual-a'],
  [['node', 'client'], '2 records named dual-a'],
] as const)('counts subjects that share their name: %j', (kinds, expected) => {
  const subjects = kinds.map((kind, id) => ({ kind, id: String(id), name: 'dual-a', network: 'dualnet' }));
  expect(namesOf({ subjects })).toBe(expected);
});

it('counts thousands of subjects with a separator', () => {
  const subjects = Array.from({ length: 1003 }, (_, index) => ({ kind: 'user', name: `n${index}` }) as const);
  expect(namesOf({ subjects })).toBe('n0, n1, n2 and 1,000 more');
});

it.each([
  [[], 'Server'],
  [['lab'], 'lab'],
  [['lab', 'prod-eu'], '2 networks'],
])('names the networks %j', (networks, expected) => {
  const [finding] = findingsOf(aFindingsSource({ nodes: { ams: { isPending: true } } }));
  expect(finding && networksOf({ ...finding, networks })).toBe(expected);
});

it.each<[Given, string]>([
  [{ nodes: { ...three, ams: { isPending: true } } }, 'pending node prod-eu ams'],
  [{ nodes: fleetOf(3, { endpoint: '' }) }, 'noEndpoint node prod-eu n1, node prod-eu n3, node prod-eu n2'],
  [{ nodes: { ...three, ...fleetOf(2, { lastCheckIn: NOW - 300 }) } }, 'silent nodes of prod-eu'],
  [{ nodes: three, users: [aUser({ networks: [] })] }, 'userWithoutNetwork user jonas'],
  [{ nodes: three, serverVersion: 'v0.16.0' }, 'consoleVersion server'],
  [{ nodes: three, acceptsBuiltInKey: true }, 'builtInKey server'],
])('never changes the key of a finding: %#', (given, key) => {
  expect(findingsOf(aFindingsSource(given)).map((finding) => named(finding.key, given))).toContain(key);
});

describe('the nodes of a network’s source', () => {
  const far = aNode({ network: 'lab', name: 'far', address: '10.20.4.9', address6: 'fd00::9' });

  it.each<[string, Given, boolean]>([
    ['a node has', { nodes: { ams: { address6: 'fd00::9' } } }, true],
    ['a client has', { nodes: three, clients: { phone: { at: 'ams', address: '10.20.4.9' } } }, true],
    ['a relay lists', { nodes: { ams: { relayAddresses: ['10.20.4.9'] } } }, true],
    ['a node has as an allowed IP', { nodes: { ams: { allowedIps: ['10.20.4.9/32'] } } }, true],
    ['an egress gateway routes', { nodes: { ams: { egressRanges: ['fd00::9/128'] } } }, true],
    ['is in an egress range', { nodes: { ams: { egressRanges: ['10.20.4.8/30'] } } }, false],
  ])('include one of another network with an address that %s: %s', (_, given, expected) => {
    const source = aFindingsSource(given);
    const own = networkSources({ ...source, nodes: [far, ...source.nodes] }).find(
      ({ netid }) => netid === 'prod-eu',
    );
    expect(own?.nodes.includes(far)).toBe(expected);
  });
});

describe('where the viewer sees only their own nodes and clients', () => {
  it.each<[string, Given, readonly string[]]>([
    ['a node without peers', { nodes: { ams: {} } }, []],
    ['a relay that isn’t listed', { nodes: { ams: { isRelayed: true } } }, []],
    ['a gateway that isn’t listed', { nodes: {}, clients: { phone: { at: 'ams' } } }, []],
    ['an address that others may have', { nodes: { ams: {}, ber: { address: '10.20.4.1' } } }, []],
    ['an expired node', { nodes: { ams: { expiresAt: NOW - day } } }, ['ams expired']],
    ['a node offline', { nodes: { ams: { lastCheckIn: NOW - 3600 } } }, ['ams offline']],
    [
      'a relay offline',
      { nodes: { ams: { relays: ['ber'], lastCheckIn: NOW - 3600 }, ber: {} } },
      ['ams gatewayDown'],
    ],
    ['a node waiting for approval', { nodes: { ams: { isPending: true } } }, ['ams pending, Approve']],
    ['a packet size', { nodes: { ams: { mtu: 9000 } } }, ['ams mtu']],
    ['another version', { nodes: { ams: { version: 'v0.15.0' } } }, ['ams version']],
    ['an unreadable key', { nodes: { ams: { publicKey: 'none' } } }, ['ams publicKey']],
    [
      'a node to delete',
      { nodes: { ams: { lastCheckIn: NOW - 30 * day } } },
      ['ams longSilent, Delete node'],
    ],
  ])('%s', (_, given, expected) => {
    const found = findingsOf({ ...aFindingsSource(given), networks: [] });
    const lines = found.map(({ subjects, check, fix }) =>
      [`${subjects.map(subjectName).join()} ${check.kind}`, ...(fix ? [fix.label] : [])].join(', '),
    );
    expect(lines).toEqual(expected);
  });
});

describe('a list of findings', () => {
  const many = aFindingsSource({
    nodes: {
      ams: { isPending: true },
      ber: { endpoint: '2001:db8::9' },
      fra: { lastCheckIn: NOW - 3600 },
      lon: { isConnected: false },
    },
  });

  it('begins with the most urgent', () => {
    const order = findingsOf(many).map(({ severity }) => severities.indexOf(severity));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(new Set(order).size).toBeGreaterThan(2);
  });

  it('doesn’t depend on the order of the records', () => {
    const source = aFindingsSource({ nodes: { ams: { isPending: true }, ber: { isPending: true } } });
    const keysOf = (given: FindingsSource) => findingsOf(given).map(({ key }) => key);
    const lab = {
      ...source,
      networks: [...source.networks, aNetwork({ netid: 'lab', isPointToSite: true })],
    };
    const reversed = {
      ...lab,
      networks: lab.networks.toReversed(),
      nodes: lab.nodes.toReversed(),
    };
    expect(keysOf(reversed)).toEqual(keysOf(lab));
    expect(keysOf(lab).length).toBeGreaterThan(2);
  });

  it('gives each finding its own key', () => {
    const keys = findingsOf(many).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives a finding of many nodes a key that stays while nodes come and go', () => {
    const names = Array.from({ length: 500 }, (_, at) => `node-${at}`);
    const silent = Object.fromEntries(names.map((name) => [name, { lastCheckIn: NOW - 300 }]));
    const keyOf = (nodes: Given['nodes']) =>
      findingsOf(aFindingsSource({ nodes })).find(({ check }) => check.kind === 'silent')?.key ?? '';
    expect(keyOf({ ...silent, ams: {} })).toBe('silent nodes of prod-eu');
    expect(keyOf({ ...silent, ams: {}, 'node-0': {} })).toBe('silent nodes of prod-eu');
  });

  it('names the networks of its subjects', () => {
    expect(findingsOf(many).every(({ networks }) => networks.join() === 'prod-eu')).toBe(true);
  });

  it('reports failed checks of a network as one finding', () => {
    const broken = (kind: string): Check<object> => ({
      kind,
      severity: 'tidyUp',
      title: `Check ${kind}`,
      why: '',
      advice: '',
      find: () => {
        throw new Error('out of memory');
      },
    });
    const all = { kind: 'network', network: 'prod-eu' } as const;
    expect(findingsBy([broken('a')], () => ({}), all)).toMatchObject([
      { key: 'failedCheck network prod-eu', severity: 'risky', text: 'couldn’t be checked for “Check a”' },
    ]);
    expect(failureOf(all, [])).toMatchObject({ text: 'couldn’t be checked' });
    expect(findingsBy([broken('a'), broken('b')], () => ({}), all)).toMatchObject([
      {
        text: 'couldn’t be checked for 2 kinds of problems',
        facts: [
          { label: 'Check a', value: 'out of memory' },
          { label: 'Check b', value: 'out of memory' },
        ],
      },
    ]);
  });

  it('still has the findings of all other checks if reachability can’t be worked out', () => {
    const unreadable = {
      ...anAclMatrix(ids('ams', 'ber', 'fra', 'lon')),
      get cells(): never {
        throw new Error('unreadable');
      },
    };
    const found = findingsOf({
      ...many,
      acls: new Map([['prod-eu', unreadable]]),
      networkUsers: Object.assign(new Map(), {
        values(): never {
          throw new Error('unreadable');
        },
      }),
    });
    const kinds = found.map(({ check }) => check.kind);
    expect(kinds).toEqual(expect.arrayContaining(['failedCheck', 'pending', 'disconnected', 'offline']));
    const failed = found.filter(({ check }) => check.kind === 'failedCheck');
    expect(failed.map(({ key }) => key)).toEqual(['failedCheck server', 'failedCheck network prod-eu']);
  });
});
