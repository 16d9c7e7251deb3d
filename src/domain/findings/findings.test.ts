import { describe, expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { aFindingsSource } from '../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { reachNodeId } from '../../../mocks/fixtures/reach.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { aclFromWire } from '../acl/aclWire.ts';
import { networkChecks, serverChecks } from './checks.ts';
import type { Check, FindingsSource } from './check.ts';
import { severities, subjectName } from './finding.ts';
import { findingsBy, findingsOf } from './findings.ts';

const day = 24 * 60 * 60;

type Given = Parameters<typeof aFindingsSource>[0];

const bothWays = (...pairs: readonly (readonly [string, string])[]) =>
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);

const three = { ams: {}, ber: {}, fra: {} };
const egress = (...egressRanges: readonly string[]) => ({
  isEgressGateway: true,
  egressRanges,
  egressNat: true,
});
const silentNodes = Object.fromEntries(
  ['ams', 'ber', 'lon', 'osl'].map((name) => [name, { lastCheckIn: NOW - 300 }]),
);
const router = { endpoint: '203.0.113.8' };
const ids = (...names: readonly string[]) => names.map(reachNodeId);
const [ams = '', ber = '', fra = ''] = ids('ams', 'ber', 'fra');

/** Per check: a situation, and the names of the subjects of each finding of that kind. */
const cases: readonly (readonly [kind: string, situation: string, given: Given, found: readonly string[]])[] =
  [
    ['unreachable', 'all pairs connected', { nodes: three }, []],
    ['unreachable', 'a single node', { nodes: { ams: {} } }, []],
    [
      'unreachable',
      'a node without a usable peer',
      {
        nodes: { ...three, lon: { endpoint: '203.0.113.8' }, osl: { endpoint: '203.0.113.8', isHub: false } },
        blocked: bothWays(['lon', 'ams'], ['lon', 'ber'], ['lon', 'fra']),
      },
      ['lon'],
    ],
    [
      'unreachable',
      'isolated by ACLs, which is a finding of its own',
      { nodes: three, blocked: bothWays(['fra', 'ams'], ['fra', 'ber']) },
      [],
    ],
    [
      'unreachable',
      'either of two relays may be used',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: {} } },
      [],
    ],
    [
      'unreachable',
      'its relay is disconnected, which is a finding of its own',
      { nodes: { ams: { relays: ['fra'], isConnected: false }, ber: {}, fra: {} } },
      [],
    ],
    [
      'unreachable',
      'the hub is disconnected, which is a finding of its own',
      { nodes: { ...three, ams: { isHub: true, isConnected: false } }, network: { isPointToSite: true } },
      [],
    ],
    [
      'unreachable',
      'blocked by an ACL with the hub',
      {
        nodes: { ...three, ams: { isHub: true } },
        network: { isPointToSite: true },
        blocked: bothWays(['ams', 'fra']),
      },
      ['fra'],
    ],
    [
      'unreachable',
      'its key stops the configuration of all others, which is a finding of its own',
      { nodes: { ...three, fra: { publicKey: 'none' } } },
      [],
    ],
    [
      'unreachable',
      'the only other node is disconnected',
      { nodes: { ams: {}, fra: { isConnected: false } } },
      [],
    ],
    ['unreachable', 'disconnected on purpose', { nodes: { ...three, fra: { isConnected: false } } }, []],

    [
      'island',
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
    ],
    [
      'island',
      'one allowed pair connects them',
      {
        nodes: { ...three, lon: {}, osl: {} },
        blocked: bothWays(['lon', 'ams'], ['lon', 'ber'], ['osl', 'ams'], ['osl', 'ber'], ['osl', 'fra']),
      },
      [],
    ],

    [
      'oneWayPath',
      'an egress range with the address of a peer',
      { nodes: { ...three, ams: egress('10.20.4.3/32') } },
      ['ams'],
    ],
    [
      'oneWayPath',
      'an egress range without the addresses of peers',
      { nodes: { ...three, ams: egress('10.20.4.99/32') } },
      [],
    ],
    [
      'oneWayPath',
      'an egress gateway without NAT, which is a finding of its own',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressNat: false } } },
      [],
    ],

    [
      'singlePointOfFailure',
      'a relay of a node',
      { nodes: { ams: { relays: ['fra'] }, ber: {}, fra: {} } },
      ['ams'],
    ],
    ['singlePointOfFailure', 'a full mesh', { nodes: three }, []],
    [
      'singlePointOfFailure',
      'a gateway with an external client only',
      { nodes: { ...three, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
      [],
    ],
    [
      'singlePointOfFailure',
      'the only gateway of a range, because WireGuard sends a range to one peer only',
      { nodes: { ...three, ams: egress('192.168.9.0/24') } },
      [],
    ],
    [
      'singlePointOfFailure',
      'an ingress gateway whose clients have most pairs',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { a: { at: 'ams' }, b: { at: 'ams' }, c: { at: 'ams' }, d: { at: 'ams' } },
      },
      [],
    ],
    [
      'singlePointOfFailure',
      'the hub of a point-to-site network',
      { nodes: { ...three, ams: { isHub: true } }, network: { isPointToSite: true } },
      [],
    ],
    [
      'singlePointOfFailure',
      'a relay that is already offline',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      [],
    ],

    ['relayMissing', 'no relay lists the node', { nodes: { ...three, fra: { isRelayed: true } } }, ['fra']],
    ['relayMissing', 'its relay lists it', { nodes: { ams: { relays: ['fra'] }, ber: {}, fra: {} } }, []],
    [
      'relayMissing',
      'the relay lists its second address only',
      {
        nodes: {
          ams: { isRelay: true, relayAddresses: ['fd00::9'] },
          ber: {},
          fra: { isRelayed: true, address6: 'fd00::9' },
        },
      },
      ['fra'],
    ],
    [
      'twoRelays',
      'two relays list the node',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['fra'] }, fra: {} } },
      ['fra'],
    ],
    [
      'twoRelays',
      'one relay lists the node',
      { nodes: { ams: { relays: ['fra'] }, ber: { relays: ['lon'] }, fra: {}, lon: {} } },
      [],
    ],

    [
      'gatewayDown',
      'an offline relay',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      ['ams'],
    ],
    [
      'gatewayDown',
      'a relay that was last seen 29 min ago',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1740 }, ber: {}, fra: {} } },
      [],
    ],
    [
      'gatewayDown',
      'an offline failover node that nothing depends on',
      { nodes: { ...three, ams: { isFailover: true, lastCheckIn: NOW - 1800 } } },
      [],
    ],
    [
      'gatewayDown',
      'a disconnected egress gateway',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), isConnected: false } } },
      ['ams'],
    ],

    ['hub', 'point-to-site without a hub', { nodes: three, network: { isPointToSite: true } }, ['prod-eu']],
    [
      'hub',
      'two hubs',
      { nodes: { ams: { isHub: true }, ber: { isHub: true } }, network: { isPointToSite: true } },
      ['ams ber'],
    ],
    [
      'gatewayDown',
      'an offline hub',
      {
        nodes: { ...three, ams: { isHub: true, lastCheckIn: NOW - 1800 } },
        network: { isPointToSite: true },
      },
      ['ams'],
    ],
    ['hub', 'one hub', { nodes: { ...three, ams: { isHub: true } }, network: { isPointToSite: true } }, []],
    ['hub', 'a mesh needs none', { nodes: three }, []],

    [
      'failoverMissing',
      'a peer out of reach and no failover node',
      { nodes: three, metrics: { ams: { needs: { ber: 'fra' } } } },
      ['ams'],
    ],
    [
      'failoverMissing',
      'a failover node takes over',
      { nodes: { ...three, fra: { isFailover: true } }, metrics: { ams: { needs: { ber: 'fra' } } } },
      [],
    ],

    [
      'clientWithoutGateway',
      'its gateway lost the role',
      { nodes: three, clients: { phone: { at: 'ams' } } },
      ['phone'],
    ],
    [
      'clientWithoutGateway',
      'its gateway was deleted',
      { nodes: three, clients: { phone: { at: 'gone' } } },
      ['phone'],
    ],
    [
      'clientWithoutGateway',
      'its gateway serves it',
      { nodes: { ...three, ams: { isIngressGateway: true } }, clients: { phone: { at: 'ams' } } },
      [],
    ],

    [
      'unusableEndpoint',
      'an IPv6 endpoint',
      { nodes: { ...three, ams: { endpoint: '2001:db8::9' } } },
      ['ams'],
    ],
    [
      'unusableEndpoint',
      'a host name',
      { nodes: { ...three, ams: { endpoint: 'vpn.example.com' } } },
      ['ams'],
    ],
    ['unusableEndpoint', 'no endpoint yet', { nodes: { ...three, ams: { endpoint: '' } } }, []],
    [
      'unusableLocalAddress',
      'an IPv6 local address behind a shared endpoint',
      {
        nodes: {
          ...three,
          ams: { ...router, localAddress: 'fe80::1' },
          ber: { ...router, localAddress: '192.168.1.3' },
        },
      },
      ['ams'],
    ],
    [
      'unusableLocalAddress',
      'no other node is behind its endpoint',
      { nodes: { ...three, ams: { localAddress: 'fe80::1' } } },
      [],
    ],

    [
      'sameEndpoint',
      'no local address',
      { nodes: { ...three, ams: router, ber: { ...router, localAddress: '192.168.1.3' } } },
      ['ams ber'],
    ],
    [
      'sameEndpoint',
      'the same local address',
      {
        nodes: {
          ...three,
          ams: { ...router, localAddress: '192.168.1.3' },
          ber: { ...router, localAddress: '192.168.1.3' },
        },
      },
      ['ams ber'],
    ],
    [
      'sameEndpoint',
      'local addresses of their own',
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
      'sameEndpoint',
      'blocked by an ACL anyway',
      { nodes: { ...three, ams: router, ber: router }, blocked: bothWays(['ams', 'ber']) },
      [],
    ],

    [
      'noEndpoint',
      'two nodes without one',
      { nodes: { ...three, ams: { endpoint: '' }, ber: { endpoint: '', localAddress: '192.168.1.3' } } },
      ['ams ber'],
    ],
    ['noEndpoint', 'one side has one', { nodes: { ...three, ams: { endpoint: '' } } }, []],

    ['publicKey', 'a key that isn’t a key', { nodes: { ...three, ams: { publicKey: 'none' } } }, ['ams']],
    [
      'publicKey',
      'a pending node has none yet',
      { nodes: { ...three, ams: { publicKey: '', isPending: true } } },
      [],
    ],
    ['nextSave', 'a name with an underscore', { nodes: { ...three, ams_1: {} } }, ['ams_1']],
    ['nextSave', 'a listen port below 1024', { nodes: { ...three, ams: { listenPort: 500 } } }, ['ams']],
    ['nextSave', 'a network range', { nodes: three, network: { addressRange: '10.20.4.0' } }, ['prod-eu']],
    [
      'nextSave',
      'an endpoint, which is a finding of its own',
      { nodes: { ...three, ams: { endpoint: 'vpn.example.com' } } },
      [],
    ],
    [
      'nextSave',
      'an egress range without a prefix',
      { nodes: { ...three, ams: egress('192.168.9.7') } },
      ['ams'],
    ],
    [
      'nextSave',
      'a range kept from a former role',
      { nodes: { ...three, ams: { egressRanges: ['192.168.9.7'] } } },
      [],
    ],

    [
      'overlap',
      'one range in another',
      { nodes: three, networks: [aNetwork(), aNetwork({ netid: 'lab', addressRange: '10.20.0.0/16' })] },
      ['prod-eu lab'],
    ],
    [
      'overlap',
      'neighbouring ranges',
      { nodes: three, networks: [aNetwork(), aNetwork({ netid: 'lab', addressRange: '10.20.5.0/24' })] },
      [],
    ],

    [
      'rangeUse',
      '5 of 6 addresses',
      { nodes: { ...three, lon: {}, osl: {} }, network: { addressRange: '10.20.4.0/29' } },
      ['prod-eu'],
    ],
    [
      'rangeUse',
      '4 of 6 addresses',
      { nodes: { ...three, lon: {} }, network: { addressRange: '10.20.4.0/29' } },
      [],
    ],
    [
      'tinyRange',
      'two addresses',
      { nodes: { ams: {} }, network: { addressRange: '10.20.4.0/30' } },
      ['prod-eu'],
    ],
    ['tinyRange', 'six addresses', { nodes: { ams: {} }, network: { addressRange: '10.20.4.0/29' } }, []],
    [
      'tinyRange',
      'two addresses, both used, which is a finding of its own',
      { nodes: { ams: {}, ber: {} }, network: { addressRange: '10.20.4.0/30' } },
      [],
    ],
    ['hostBits', 'a network range', { nodes: three, network: { addressRange: '10.20.4.7/24' } }, ['prod-eu']],
    ['hostBits', 'an egress range', { nodes: { ...three, ams: egress('192.168.9.7/24') } }, ['ams']],
    ['hostBits', 'a single address', { nodes: { ...three, ams: egress('192.168.9.7/32') } }, []],

    ['duplicateAddress', 'two nodes', { nodes: { ...three, ams: { address: '10.20.4.3' } } }, ['ams fra']],
    [
      'duplicateAddress',
      'a node and a client',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', address: '10.20.4.3' } },
      },
      ['fra phone'],
    ],
    [
      'duplicateAddress',
      'the same IPv6 address in two spellings',
      { nodes: { ...three, ams: { address6: 'fd00::0:9' }, ber: { address6: 'fd00::9' } } },
      ['ams ber'],
    ],
    ['duplicateAddress', 'nodes without IPv6 addresses', { nodes: three }, []],
    [
      'duplicateKey',
      'a copied machine',
      { nodes: { ...three, ams: { publicKey: 'k' }, ber: { publicKey: 'k' } } },
      ['ams ber'],
    ],
    ['duplicateKey', 'keys of their own', { nodes: three }, []],
    [
      'duplicateMac',
      'the same machine twice',
      {
        nodes: {
          ...three,
          ams: { macAddress: '02:00:00:00:00:0A' },
          ber: { macAddress: '02:00:00:00:00:0a' },
        },
      },
      ['ams ber'],
    ],
    [
      'duplicateMac',
      'of machines with the same key, which is a finding of its own',
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
      'duplicateMac',
      'machines that report none',
      { nodes: { ...three, ams: { macAddress: '' }, ber: { macAddress: '' } } },
      [],
    ],
    ['duplicateName', 'names that differ in case', { nodes: { ...three, Ams: {} } }, ['ams Ams']],
    [
      'duplicateName',
      'of a machine that joined twice, which is a finding of its own',
      { nodes: { ...three, ams: { macAddress: '02:0a' }, Ams: { macAddress: '02:0A' } } },
      [],
    ],
    ['duplicateName', 'names that begin alike', { nodes: { ...three, 'ams-1': {} } }, []],

    [
      'routedTwice',
      'one range at two gateways',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: egress('192.168.9.1/24') } },
      ['ams ber'],
    ],
    [
      'routedTwice',
      'the same range twice at one gateway',
      { nodes: { ...three, ams: egress('192.168.9.0/24', '192.168.9.0/24') } },
      [],
    ],
    [
      'routedTwice',
      'a gateway that lost the role',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: { egressRanges: ['192.168.9.0/24'] } } },
      [],
    ],
    ['egressContainsNetwork', 'a larger range', { nodes: { ...three, ams: egress('10.0.0.0/8') } }, ['ams']],
    [
      'egressContainsNetwork',
      'a part of it',
      { nodes: { ...three, ams: egress('10.20.4.128/25') } },
      ['ams'],
    ],
    ['egressContainsNetwork', 'a default route', { nodes: { ...three, ams: egress('0.0.0.0/0') } }, []],
    [
      'egressContainsEndpoint',
      'the gateway’s own endpoint',
      { nodes: { ...three, ams: egress('198.51.100.0/24') } },
      ['ams'],
    ],
    [
      'egressContainsEndpoint',
      'the endpoint of another node',
      { nodes: { ...three, ams: { ...egress('198.51.100.0/24'), endpoint: '203.0.113.8' } } },
      [],
    ],
    [
      'egressContainsLocalAddress',
      'a node at another site',
      { nodes: { ...three, ams: egress('192.168.9.0/24'), ber: { localAddress: '192.168.9.5' } } },
      ['ber'],
    ],
    [
      'egressContainsLocalAddress',
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
    [
      'defaultRouteOnServer',
      'the server as internet gateway',
      { nodes: { ...three, ams: { ...egress('0.0.0.0/0'), isServer: true } } },
      ['ams'],
    ],
    [
      'defaultRouteOnServer',
      'another internet gateway',
      { nodes: { ...three, ams: egress('0.0.0.0/0') } },
      [],
    ],
    [
      'egressWithoutNat',
      'NAT is off',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), egressNat: false } } },
      ['ams'],
    ],
    ['egressWithoutNat', 'NAT is on', { nodes: { ...three, ams: egress('192.168.9.0/24') } }, []],

    ['portClash', 'the same port', { nodes: { ...three, ams: router, ber: router } }, ['ams ber']],
    [
      'portClash',
      'ports of their own',
      { nodes: { ...three, ams: router, ber: { ...router, listenPort: 51822 } } },
      [],
    ],
    [
      'mtu',
      'too small for IPv6',
      {
        nodes: { ...three, ams: { mtu: 1279, address6: 'fd00::9' }, ber: { mtu: 1279 }, fra: { mtu: 1279 } },
        network: { defaultMtu: 1279 },
      },
      ['ams'],
    ],
    [
      'mtu',
      'small, without IPv6',
      {
        nodes: { ...three, ams: { mtu: 1279 }, ber: { mtu: 1279 }, fra: { mtu: 1279 } },
        network: { defaultMtu: 1279 },
      },
      [],
    ],
    [
      'mtu',
      'more than a few with the same value are one finding',
      {
        nodes: Object.fromEntries(
          [...'abcdefghi'].map((name) => [name, 'cdef'.includes(name) ? { mtu: 9000 } : {}]),
        ),
      },
      ['c d e f'],
    ],
    ['mtu', 'too large', { nodes: { ...three, ams: { mtu: 1421 } } }, ['ams']],
    [
      'mtu',
      'most nodes unlike the network',
      { nodes: { ams: { mtu: 1380 }, ber: { mtu: 1380 }, fra: {} } },
      ['prod-eu'],
    ],
    ['mtu', 'the server’s own node', { nodes: { ...three, ams: { mtu: 1280, isServer: true } } }, []],
    ['mtu', 'unlike the network', { nodes: { ...three, ams: { mtu: 1380 } } }, ['ams']],
    [
      'keepalive',
      'off behind NAT',
      { nodes: { ...three, ams: { persistentKeepalive: 0, localAddress: '192.168.9.5' } } },
      ['ams'],
    ],
    [
      'keepalive',
      'off at a public address',
      { nodes: { ...three, ams: { persistentKeepalive: 0, localAddress: '198.51.100.1' } } },
      [],
    ],

    ['halfAllowed', 'one direction blocked', { nodes: three, blocked: [['ams', 'ber']] }, ['prod-eu']],
    ['halfAllowed', 'both directions blocked', { nodes: three, blocked: bothWays(['ams', 'ber']) }, []],
    [
      'staleAclRows',
      'a row of a deleted node',
      { nodes: three, acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber', 'fra', 'gone'))]]) },
      ['prod-eu'],
    ],
    [
      'staleAclRows',
      'a node that left since the ACLs were loaded',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber', 'fra', 'gone'))]]),
        aclNodes: new Map([['prod-eu', ids('ams', 'ber', 'fra', 'gone')]]),
      },
      [],
    ],
    ['staleAclRows', 'a row for each node', { nodes: three }, []],
    [
      'missingAclRow',
      'a node that the ACLs don’t know',
      { nodes: three, acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]) },
      ['fra'],
    ],
    [
      'missingAclRow',
      'a node that joined since the ACLs were loaded',
      {
        nodes: three,
        acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]),
        aclNodes: new Map([['prod-eu', ids('ams', 'ber')]]),
      },
      [],
    ],
    [
      'missingAclRow',
      'no row, but a column in the rows of others',
      {
        nodes: three,
        acls: new Map([
          ['prod-eu', aclFromWire({ [ams]: { [ber]: 2, [fra]: 2 }, [ber]: { [ams]: 2, [fra]: 2 } })],
        ]),
      },
      ['fra'],
    ],
    ['missingAclRow', 'unknown ACLs', { nodes: three, hasRules: false }, []],
    [
      'isolated',
      'all its pairs blocked',
      { nodes: three, blocked: bothWays(['fra', 'ams'], ['fra', 'ber']) },
      ['fra'],
    ],
    [
      'isolated',
      'no ACL row, which is a finding of its own',
      { nodes: three, acls: new Map([['prod-eu', anAclMatrix(ids('ams', 'ber'))]]) },
      [],
    ],
    ['isolated', 'one pair allowed', { nodes: three, blocked: bothWays(['fra', 'ams']) }, []],
    [
      'aclException',
      'one pair unlike the rest',
      { nodes: { ...three, lon: {}, osl: {} }, blocked: bothWays(['ams', 'ber']) },
      ['ams ber'],
    ],
    [
      'aclException',
      'a pair allowed in one direction, which is a finding of its own',
      { nodes: { ...three, lon: {}, osl: {} }, blocked: [['ams', 'ber']] },
      [],
    ],
    [
      'aclException',
      'more than a few are one finding',
      {
        nodes: Object.fromEntries([...'abcdefghijkl'].map((name) => [name, {}])),
        blocked: bothWays(['a', 'b'], ['c', 'd'], ['e', 'f'], ['g', 'h']),
      },
      ['a b c d e f g h'],
    ],
    ['aclException', 'all alike', { nodes: { ...three, lon: {}, osl: {} } }, []],

    [
      'notConnected',
      'allowed and fresh',
      {
        nodes: three,
        metrics: { ams: { connected: { ber: false, fra: true } }, ber: { connected: { ams: false } } },
      },
      ['ams ber'],
    ],
    [
      'notConnected',
      'one end is offline',
      {
        nodes: { ...three, ber: { lastCheckIn: NOW - 3600 } },
        metrics: { ams: { connected: { ber: false } } },
      },
      [],
    ],
    [
      'notConnected',
      'two nodes that aren’t the hub',
      {
        nodes: { ...three, ams: { isHub: true } },
        network: { isPointToSite: true },
        metrics: { ber: { connected: { fra: false } } },
      },
      [],
    ],
    [
      'notConnected',
      'behind one router without local addresses, which is a finding of its own',
      { nodes: { ...three, ams: router, ber: router }, metrics: { ams: { connected: { ber: false } } } },
      [],
    ],
    [
      'notConnected',
      'one node with many',
      {
        nodes: { ...three, lon: {} },
        metrics: { ams: { connected: { ber: false, fra: false, lon: false } } },
      },
      ['ams'],
    ],
    [
      'blockedYetConnected',
      'a connection despite the ACL',
      { nodes: three, blocked: bothWays(['ams', 'ber']), metrics: { ams: { connected: { ber: true } } } },
      ['ams ber'],
    ],
    [
      'blockedYetConnected',
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
    ],
    [
      'blockedYetConnected',
      'blocked and not connected',
      { nodes: three, blocked: bothWays(['ams', 'ber']), metrics: { ams: { connected: { ber: false } } } },
      [],
    ],

    [
      'openKey',
      '100 uses',
      { nodes: three, network: { accessKeys: [anAccessKey({ uses: 100 })] } },
      ['ci-runners'],
    ],
    ['openKey', '99 uses', { nodes: three, network: { accessKeys: [anAccessKey({ uses: 99 })] } }, []],
    [
      'usedKey',
      'no uses',
      { nodes: three, network: { accessKeys: [anAccessKey({ uses: 0 })] } },
      ['ci-runners'],
    ],
    ['usedKey', 'one use', { nodes: three, network: { accessKeys: [anAccessKey({ uses: 1 })] } }, []],
    ['userWithoutNetwork', 'no network', { nodes: three, users: [aUser({ networks: [] })] }, ['jonas']],
    [
      'userWithoutNetwork',
      'an administrator needs none',
      { nodes: three, users: [aUser({ networks: [], isAdmin: true })] },
      [],
    ],
    [
      'userWithoutNetwork',
      'unknown levels on the enterprise edition',
      { nodes: three, isEE: true, users: [aUser({ networks: [] })] },
      [],
    ],
    [
      'userWithoutNetwork',
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
      'userWithoutNetwork',
      'a level on a network',
      {
        nodes: three,
        isEE: true,
        users: [aUser({ networks: [] })],
        networkUsers: new Map([['prod-eu', [aNetworkUser({ id: 'jonas', accessLevel: 2 })]]]),
      },
      [],
    ],
    [
      'manyAdmins',
      'six',
      { nodes: three, users: [1, 2, 3, 4, 5, 6].map((n) => aUser({ username: `a${n}`, isAdmin: true })) },
      ['The server'],
    ],
    [
      'manyAdmins',
      'five',
      { nodes: three, users: [1, 2, 3, 4, 5].map((n) => aUser({ username: `a${n}`, isAdmin: true })) },
      [],
    ],

    ['pending', 'waits for approval', { nodes: { ...three, ams: { isPending: true } } }, ['ams']],
    ['pending', 'approved', { nodes: three }, []],
    ['expired', 'at this moment', { nodes: { ...three, ams: { expiresAt: NOW } } }, ['ams']],
    [
      'expired',
      'disconnected already',
      { nodes: { ...three, ams: { expiresAt: NOW, isConnected: false } } },
      [],
    ],
    ['expiring', 'in 30 days', { nodes: { ...three, ams: { expiresAt: NOW + 30 * day } } }, ['ams']],
    ['expiring', 'a second later', { nodes: { ...three, ams: { expiresAt: NOW + 30 * day + 1 } } }, []],
    ['offline', 'for 30 minutes', { nodes: { ...three, ams: { lastCheckIn: NOW - 1800 } } }, ['ams']],
    ['offline', 'a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 1799 } } }, []],
    [
      'offline',
      'a relay with a node, which is a finding of its own',
      { nodes: { ams: { relays: ['fra'], lastCheckIn: NOW - 1800 }, ber: {}, fra: {} } },
      [],
    ],
    [
      'offline',
      'for 30 days, which is a finding of its own',
      { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day } } },
      [],
    ],
    ['silent', 'for 5 minutes', { nodes: { ...three, ams: { lastCheckIn: NOW - 300 } } }, ['ams']],
    ['silent', 'a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 299 } } }, []],
    [
      'silent',
      'more than a few at once are one finding',
      { nodes: { ...silentNodes, fra: {} } },
      ['ams ber lon osl'],
    ],
    ['longSilent', 'for 30 days', { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day } } }, ['ams']],
    ['longSilent', 'a second less', { nodes: { ...three, ams: { lastCheckIn: NOW - 30 * day + 1 } } }, []],
    ['disconnected', 'turned off', { nodes: { ...three, ams: { isConnected: false } } }, ['ams']],
    [
      'disconnected',
      'a gateway of a range, which is a finding of its own',
      { nodes: { ...three, ams: { ...egress('192.168.9.0/24'), isConnected: false } } },
      [],
    ],
    [
      'disconnected',
      'pending nodes aren’t connected yet',
      { nodes: { ...three, ams: { isConnected: false, isPending: true } } },
      [],
    ],
    [
      'disabledClient',
      'for 90 days',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', isEnabled: false, lastModified: NOW - 90 * day } },
      },
      ['phone'],
    ],
    [
      'disabledClient',
      'a second less',
      {
        nodes: { ...three, ams: { isIngressGateway: true } },
        clients: { phone: { at: 'ams', isEnabled: false, lastModified: NOW - 90 * day + 1 } },
      },
      [],
    ],
    ['version', 'older than the server', { nodes: { ...three, ams: { version: 'v0.16.0' } } }, ['ams']],
    ['version', 'newer than the server', { nodes: { ...three, ams: { version: 'v0.17.0' } } }, ['ams']],
    [
      'version',
      'more than a few are one finding',
      {
        nodes: Object.fromEntries(['ams', 'ber', 'fra', 'lon'].map((name) => [name, { version: 'v0.16.0' }])),
      },
      ['ams ber fra lon'],
    ],
    [
      'version',
      'an unknown server version',
      { nodes: { ...three, ams: { version: 'v0.16.0' } }, serverVersion: '' },
      [],
    ],

    ['consoleVersion', 'an older server', { nodes: three, serverVersion: 'v0.16.0' }, ['The server']],
    ['consoleVersion', 'a newer server', { nodes: three, serverVersion: 'v0.17.0' }, ['The server']],
    ['consoleVersion', 'an unknown version', { nodes: three, serverVersion: '' }, []],
    ['consoleVersion', 'a test build', { nodes: three, serverVersion: 'develop' }, []],

    [
      'dnsNowhere',
      'an unused address',
      { nodes: three, dnsEntries: [aDnsEntry({ address: '10.20.4.99' })] },
      ['wiki'],
    ],
    [
      'dnsNowhere',
      'an address outside that no gateway routes',
      { nodes: three, dnsEntries: [aDnsEntry({ address: '192.168.9.5' })] },
      ['wiki'],
    ],
    [
      'dnsNowhere',
      'an address behind an egress gateway',
      {
        nodes: { ...three, ams: egress('192.168.9.0/24') },
        dnsEntries: [aDnsEntry({ address: '192.168.9.5' })],
      },
      [],
    ],
    [
      'dnsNowhere',
      'a node’s address',
      { nodes: three, dnsEntries: [aDnsEntry({ address: '10.20.4.1' })] },
      [],
    ],
    [
      'dnsSameName',
      'a node’s name in another case',
      { nodes: three, dnsEntries: [aDnsEntry({ name: 'AMS', address: '10.20.4.2' })] },
      ['AMS'],
    ],
    [
      'dnsSameName',
      'two entries, in whatever order the server lists them',
      {
        nodes: three,
        dnsEntries: [
          aDnsEntry({ name: 'Wiki', address: '10.20.4.1' }),
          aDnsEntry({ name: 'wiki', address: '10.20.4.1' }),
        ],
      },
      ['Wiki wiki'],
    ],
    [
      'dnsSameName',
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
      'dnsSameName',
      'the node’s own entry',
      { nodes: three, dnsEntries: [aDnsEntry({ name: 'ams', address: '10.20.4.1' })] },
      [],
    ],
  ];

it.each(cases)('%s: %s', (kind, _situation, given, found) => {
  const findings = findingsOf(aFindingsSource(given)).filter(({ check }) => check.kind === kind);
  expect(findings.map(({ subjects }) => subjects.map(subjectName).join(' '))).toEqual(found);
});

it('has a hit and a near miss for each check', () => {
  const kinds = [...networkChecks, ...serverChecks].map(({ kind }) => kind);
  const hits = new Set(cases.flatMap(([kind, , , found]) => (found.length > 0 ? [kind] : [])));
  const misses = new Set(cases.flatMap(([kind, , , found]) => (found.length === 0 ? [kind] : [])));
  expect(kinds.filter((kind) => !hits.has(kind))).toEqual([]);
  expect(kinds.filter((kind) => !misses.has(kind))).toEqual([]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('finds nothing in a plain mesh', () => {
  expect(findingsOf(aFindingsSource({ nodes: three }))).toEqual([]);
});

it.each([
  [true, 'is waiting for approval', 'Approve'],
  [false, 'is waiting for approval, but prod-eu requires an access key', 'Edit network'],
])('offers approval if the network allows sign-up without keys: %s', (allowManualSignup, text, label) => {
  const source = aFindingsSource({ network: { allowManualSignup }, nodes: { ams: { isPending: true } } });
  const pending = findingsOf(source).filter(({ check }) => check.kind === 'pending');
  expect(pending).toMatchObject([{ text, fix: { label } }]);
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
    ['a node waiting for approval', { nodes: { ams: { isPending: true } } }, ['ams pending']],
    ['a packet size', { nodes: { ams: { mtu: 9000 } } }, ['ams mtu']],
    ['another version', { nodes: { ams: { version: 'v0.15.0' } } }, ['ams version']],
    ['an unreadable key', { nodes: { ams: { publicKey: 'none' } } }, ['ams publicKey']],
  ])('%s', (_, given, expected) => {
    const found = findingsOf({ ...aFindingsSource(given), networks: [] });
    expect(found.map(({ subjects, check }) => `${subjects.map(subjectName).join()} ${check.kind}`)).toEqual(
      expected,
    );
    expect(found.filter(({ fix }) => fix && 'href' in fix)).toEqual([]);
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

  it('gives each finding a key of its own', () => {
    const keys = findingsOf(many).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives findings of many nodes a key that fits an address', () => {
    const names = Array.from({ length: 500 }, (_, at) => `node-${at}`);
    const silent = Object.fromEntries(names.map((name) => [name, { lastCheckIn: NOW - 300 }]));
    const keyOf = (nodes: Given['nodes']) =>
      findingsOf(aFindingsSource({ nodes })).find(({ check }) => check.kind === 'silent')?.key ?? '';
    expect(keyOf(silent)).toMatch(/^silent .{1,30}$/);
    expect(keyOf({ ...silent, 'node-0': {} })).not.toBe(keyOf(silent));
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
    const found = findingsOf({ ...many, acls: new Map([['prod-eu', unreadable]]) });
    const kinds = found.map(({ check }) => check.kind);
    expect(kinds).toEqual(expect.arrayContaining(['failedCheck', 'pending', 'disconnected', 'offline']));
    expect(kinds.filter((kind) => kind === 'failedCheck')).toHaveLength(1);
  });
});
