import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { remedyLabel } from './remedyText.ts';
import type { End } from './ends.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { reachIndex, type ReachIndex } from '../network/reachIndex.ts';
import { pathLabel, verdictNotes, verdictSentence, verdictTitles } from './reachText.ts';
import { remediesOf } from './remedies.ts';
import { verdictOf } from './verdict.ts';

type Row = {
  readonly what: string;
  readonly given: Situation;
  readonly ask: readonly [from: string, to: string];
  readonly says: string;
  readonly way: string;
  readonly notes?: readonly string[];
  /** Changes after which it reaches; none are known where left out. */
  readonly remedies?: readonly string[];
};

const pair = { ams: {}, ber: {} };
const ingress = { isIngressGateway: true };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const standIn = { isFailover: true, isIngressGateway: true };
const router = '198.51.100.9';
const both = (one: string, other: string) =>
  [
    [one, other],
    [other, one],
  ] as const;

const situations: readonly Row[] = [
  {
    what: 'two nodes of a mesh',
    given: { nodes: pair },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'a blocked pair',
    given: { nodes: pair, blocked: both('ams', 'ber') },
    ask: ['ams', 'ber'],
    says: 'Blocked: The access rule of ams and ber is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ams and ber'],
  },
  {
    what: 'a pair allowed in one direction',
    given: { nodes: pair, blocked: [['ber', 'ams']] },
    ask: ['ams', 'ber'],
    says: 'Blocked: ams and ber are allowed in one direction only, which the server counts as blocked.',
    way: '–',
    remedies: ['Allow ams and ber'],
  },
  {
    what: 'a sender that is disconnected',
    given: { nodes: { ams: { isConnected: false }, ber: {} } },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected: the server gives it no peers.',
    way: '–',
    remedies: ['Connect ams'],
  },
  {
    what: 'a target that is disconnected',
    given: { nodes: { ams: { isConnected: false }, ber: {} } },
    ask: ['ber', 'ams'],
    says: 'No path: ams is disconnected: the server gives it no peers.',
    way: '–',
    remedies: ['Connect ams'],
  },
  {
    what: 'a blocked pair whose target is disconnected: the rule comes first',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, blocked: both('ams', 'ber') },
    ask: ['ber', 'ams'],
    says: 'Blocked: The access rule of ber and ams is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ber and ams', 'Connect ams'],
  },
  {
    what: 'a relayed target',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Through lon. Answers come back the same way.',
    way: 'via lon',
  },
  {
    what: 'a relayed sender',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ber', 'ams'],
    says: 'Reaches: Through lon. Answers come back the same way.',
    way: 'via lon',
  },
  {
    what: 'two nodes of one relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber', 'ams'] } } },
    ask: ['ber', 'ams'],
    says: 'Reaches: Through lon. Answers come back the same way.',
    way: 'via lon',
  },
  {
    what: 'two nodes of two relays',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ams'] } } },
    ask: ['ber', 'ams'],
    says: 'Reaches: Through lon and osl. Answers come back the same way.',
    way: 'via lon and osl',
  },
  {
    what: 'a relayed node and its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ber', 'lon'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'a relayed target that no relay lists',
    given: { nodes: { ams: {}, ber: { isRelayed: true } } },
    ask: ['ams', 'ber'],
    says: 'No path: ber is relayed, but no relay lists it: the server gives it no configuration.',
    way: '–',
    remedies: ['Relay ber through ams'],
  },
  {
    what: 'a relayed sender that no relay lists',
    given: { nodes: { ams: {}, ber: { isRelayed: true } } },
    ask: ['ber', 'ams'],
    says: 'No path: ber is relayed, but no relay lists it: the server gives it no configuration.',
    way: '–',
    remedies: ['Relay ber through ams'],
  },
  {
    what: 'a relayed target that no relay lists, beside another relay',
    given: { nodes: { ams: {}, ber: { isRelayed: true }, lon: { relays: [] } } },
    ask: ['ams', 'ber'],
    says: 'No path: ber is relayed, but no relay lists it: the server gives it no configuration.',
    way: '–',
    remedies: ['Relay ber through lon'],
  },
  {
    what: 'a sender that is blocked from the relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ams', 'lon') },
    ask: ['ams', 'ber'],
    says: 'Blocked: The access rule of ams and lon is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ams and lon'],
  },
  {
    what: 'a target that is blocked from its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'lon') },
    ask: ['ams', 'ber'],
    says: 'Blocked: The access rule of lon and ber is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow lon and ber'],
  },
  {
    what: 'a relayed target that is blocked',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'ams') },
    ask: ['ams', 'ber'],
    says: 'Blocked: The access rule of ams and ber is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ams and ber'],
  },
  {
    what: 'a relayed node that is blocked from its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'lon') },
    ask: ['ber', 'lon'],
    says: 'Blocked: The access rule of lon and ber is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow lon and ber'],
  },
  {
    what: 'a relay that is disconnected',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], isConnected: false } } },
    ask: ['ams', 'ber'],
    says: 'No path: lon is disconnected: the server gives it no peers.',
    way: '–',
    remedies: ['Connect lon'],
  },
  {
    what: 'a node that two relays list',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'Unknown: Several peers of lon take 10.20.4.2/32: ber and osl. Only one of them gets it, and nobody can tell which.',
    way: '–',
  },
  {
    what: 'a node whose relay it relays',
    given: { nodes: { ams: {}, ber: { relays: ['osl'] }, osl: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'No path: osl and its relay relay each other: the server gives them no configuration.',
    way: '–',
  },
  {
    what: 'a sender whose relay it relays',
    given: { nodes: { ams: {}, ber: { relays: ['osl'] }, osl: { relays: ['ber'] } } },
    ask: ['ber', 'ams'],
    says: 'No path: ber and its relay relay each other: the server gives them no configuration.',
    way: '–',
  },
  {
    what: 'a relay that lists only the IPv6 address',
    given: {
      nodes: {
        ams: { address6: 'fd20::1' },
        ber: { isRelayed: true, address6: 'fd20::2' },
        lon: { isRelay: true, relayAddresses: ['fd20::2'], address6: 'fd20::3' },
      },
    },
    ask: ['ams', 'ber'],
    says: 'No path: lon lists ber by its IPv6 address only. The server goes by 10.20.4.2.',
    way: '–',
    remedies: ['List all addresses of ber on lon'],
  },
  {
    what: 'a relay that lists only the IPv4 address',
    given: {
      nodes: {
        ams: { address6: 'fd20::1' },
        ber: { address6: 'fd20::2' },
        lon: { relays: ['ber'], address6: 'fd20::3' },
      },
    },
    ask: ['ams', 'ber'],
    says: 'Reaches: Through lon. Answers come back the same way.',
    way: 'via lon',
    notes: ['This goes over IPv4 only: over IPv6 it does not arrive.'],
  },
  {
    what: 'two nodes of a point-to-site network',
    given: { nodes: { ams: {}, ber: {}, hub: { isHub: true } }, network: { isPointToSite: true } },
    ask: ['ams', 'ber'],
    says: 'No path: In a point-to-site network nodes talk with the hub only, which is hub.',
    way: '–',
    remedies: ['Make ber the hub'],
  },
  {
    what: 'a node and its hub',
    given: { nodes: { ams: {}, ber: {}, hub: { isHub: true } }, network: { isPointToSite: true } },
    ask: ['ams', 'hub'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'a point-to-site network without a hub',
    given: { nodes: { ams: {}, ber: {} }, network: { isPointToSite: true } },
    ask: ['ams', 'ber'],
    says: 'No path: In a point-to-site network nodes talk with the hub only, and this one has no hub.',
    way: '–',
    remedies: ['Make ber the hub'],
  },
  {
    what: 'two nodes behind one router without local addresses',
    given: { nodes: { ams: { endpoint: router }, ber: { endpoint: router } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber share the public endpoint 198.51.100.9, and ber has no local address to use instead.',
    way: '–',
    remedies: ['Set a local address for ber', 'Set a local address for ams'],
  },
  {
    what: 'two nodes behind one router, one with a local address',
    given: {
      nodes: {
        ams: { endpoint: router, localAddress: '192.168.1.2' },
        ber: { endpoint: router },
      },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber share the public endpoint 198.51.100.9, and ber has no local address to use instead.',
    way: '–',
    remedies: ['Set a local address for ber'],
  },
  {
    what: 'two nodes behind one router with the same local address',
    given: {
      nodes: {
        ams: { endpoint: router, localAddress: '192.168.1.2' },
        ber: { endpoint: router, localAddress: '192.168.1.2' },
      },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber share the public endpoint 198.51.100.9 and have the same local address, 192.168.1.2.',
    way: '–',
    remedies: ['Set a local address for ber'],
  },
  {
    what: 'two nodes behind one router with local addresses',
    given: {
      nodes: {
        ams: { endpoint: router, localAddress: '192.168.1.2' },
        ber: { endpoint: router, localAddress: '192.168.1.3' },
      },
    },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'two nodes without ports',
    given: { nodes: { ams: { listenPort: 0 }, ber: { listenPort: 0 } } },
    ask: ['ams', 'ber'],
    says: 'No path: Neither ams nor ber knows an endpoint of the other, so neither can call first.',
    way: '–',
  },
  {
    what: 'two server nodes',
    given: { nodes: { ams: { isServer: true }, ber: { isServer: true } } },
    ask: ['ams', 'ber'],
    says: 'No path: Neither ams nor ber knows an endpoint of the other, so neither can call first.',
    way: '–',
  },
  {
    what: 'a client',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a client as sender',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', 'ams'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a disabled client as sender',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra', isEnabled: false } } },
    ask: ['phone', 'ams'],
    says: 'No path: phone is disabled: its gateway does not take it.',
    way: '–',
    remedies: ['Enable phone'],
  },
  {
    what: 'a disabled client',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra', isEnabled: false } } },
    ask: ['ams', 'phone'],
    says: 'No path: phone is disabled: its gateway does not take it.',
    way: '–',
    remedies: ['Enable phone'],
  },
  {
    what: 'a client whose gateway has lost its role',
    given: { nodes: { ams: {}, fra: {} }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', 'ams'],
    says: 'No path: fra, the gateway of phone, is no ingress gateway any more.',
    way: '–',
    remedies: ['Make fra an ingress gateway'],
  },
  {
    what: 'a client whose gateway is gone',
    given: { nodes: { ams: {} }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'No path: The gateway of phone is gone.',
    way: '–',
  },
  {
    what: 'a client behind a gateway that is blocked',
    given: {
      nodes: { ams: {}, fra: ingress },
      clients: { phone: { at: 'fra' } },
      blocked: both('ams', 'fra'),
    },
    ask: ['ams', 'phone'],
    says: 'Blocked: The access rule of ams and fra is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ams and fra'],
  },
  {
    what: 'a client as sender behind a gateway that is blocked',
    given: {
      nodes: { ams: {}, fra: ingress },
      clients: { phone: { at: 'fra' } },
      blocked: both('ams', 'fra'),
    },
    ask: ['phone', 'ams'],
    says: 'Blocked: The access rule of fra and ams is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow fra and ams'],
  },
  {
    what: 'two clients of one gateway',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' }, pad: { at: 'fra' } } },
    ask: ['phone', 'pad'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'two clients of two gateways',
    given: { nodes: { ams: ingress, fra: ingress }, clients: { phone: { at: 'fra' }, pad: { at: 'ams' } } },
    ask: ['phone', 'pad'],
    says: 'Reaches: Through fra and ams. Answers come back the same way.',
    way: 'via fra and ams',
  },
  {
    what: 'a client of a relayed gateway',
    given: { nodes: { ams: {}, fra: ingress, lon: { relays: ['fra'] } }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'Reaches: Through lon and fra. Answers come back the same way.',
    way: 'via lon and fra',
  },
  {
    what: 'an address that nobody routes',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', '10.77.1.1'],
    says: 'No path: Nobody has 10.77.1.1, and no gateway routes it.',
    way: '–',
  },
  {
    what: 'an address behind a gateway',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a range behind a gateway',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['ams', '192.168.77.0/24'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a range behind a gateway without NAT',
    given: { nodes: { ams: {}, fra: { ...egress, egressNat: false } } },
    ask: ['ams', '192.168.77.5'],
    says: 'One way: Packets arrive in 192.168.77.0/24, but fra does not translate addresses (NAT): answers come back only if a router there knows the network.',
    way: 'via fra, to it only',
    remedies: ['Create the egress gateway on fra again, with NAT'],
  },
  {
    what: 'an address behind a gateway as sender',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['192.168.77.5', 'ams'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a range behind a gateway that is blocked',
    given: { nodes: { ams: {}, fra: egress }, blocked: both('ams', 'fra') },
    ask: ['ams', '192.168.77.5'],
    says: 'Blocked: The access rule of ams and fra is set to blocked, in both directions.',
    way: '–',
    remedies: ['Allow ams and fra'],
  },
  {
    what: 'a range that holds the endpoint of its gateway',
    given: { nodes: { ams: {}, fra: { ...egress, endpoint: '192.168.77.1' } } },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams is not given 192.168.77.0/24: it holds the endpoint of its gateway fra, 192.168.77.1.',
    way: '–',
  },
  {
    what: 'a range that holds the local address of the sender',
    given: { nodes: { ams: { localAddress: '192.168.77.9' }, fra: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams is not given 192.168.77.0/24: its own local address, 192.168.77.9, lies in it.',
    way: '–',
  },
  {
    what: 'the whole internet for a server node',
    given: { nodes: { ams: { isServer: true }, fra: { ...egress, egressRanges: ['0.0.0.0/0'] } } },
    ask: ['ams', '9.9.9.9'],
    says: 'No path: ams is a server node, and those are not given 0.0.0.0/0.',
    way: '–',
  },
  {
    what: 'a range of its own relay that is not the last one',
    given: {
      nodes: {
        ams: {},
        fra: { ...egress, egressRanges: ['192.168.77.0/24', '192.168.78.0/24'], relays: ['ams'] },
      },
    },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams is relayed by fra and is given only the last of its egress ranges, not 192.168.77.0/24.',
    way: '–',
  },
  {
    what: 'a range for a client',
    given: { nodes: { ams: ingress, fra: egress }, clients: { phone: { at: 'ams' } } },
    ask: ['phone', '192.168.77.5'],
    says: 'Reaches: Through ams and fra. Answers come back the same way.',
    way: 'via ams and fra',
  },
  {
    what: 'a range that two gateways route',
    given: { nodes: { ams: {}, fra: egress, osl: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'a range that two gateways route, one of them disconnected',
    given: { nodes: { ams: {}, fra: egress, osl: { ...egress, isConnected: false } } },
    ask: ['ams', '192.168.77.5'],
    says: 'Unknown: Several peers of ams take 192.168.77.0/24: fra and osl. Only one of them gets it, and nobody can tell which.',
    way: '–',
  },
  {
    what: 'a range that is set by hand',
    given: { nodes: { ams: {}, fra: { allowedIps: ['10.77.0.0/16'] } } },
    ask: ['ams', '10.77.1.2'],
    says: 'Reaches: Through fra. Answers come back the same way.',
    way: 'via fra',
  },
  {
    what: 'an address of the network that nobody has',
    given: { nodes: { ams: {} } },
    ask: ['ams', '10.20.4.99'],
    says: 'No path: Nobody has 10.20.4.99, and no gateway routes it.',
    way: '–',
  },
  {
    what: 'a node of another network',
    given: { nodes: { ams: {}, ord: { network: 'prod-us', address: '10.21.4.1' } } },
    ask: ['ams', 'ord'],
    says: 'Other network: They are in different networks, prod-eu and prod-us. Networks do not reach each other.',
    way: '–',
  },
  {
    what: 'the address of a node of another network',
    given: { nodes: { ams: {}, ord: { network: 'prod-us', address: '10.21.4.1' } } },
    ask: ['ams', '10.21.4.1'],
    says: 'Other network: They are in different networks, prod-eu and prod-us. Networks do not reach each other.',
    way: '–',
  },
  {
    what: 'a node and itself',
    given: { nodes: { ams: {} } },
    ask: ['ams', 'ams'],
    says: 'Reaches: Both ends are ams.',
    way: 'direct',
  },
  {
    what: 'IPv4 and IPv6',
    given: { nodes: { ams: {}, ber: { address: '', address6: 'fd20::2' } } },
    ask: ['ams', 'ber'],
    says: 'No path: One side has IPv4 addresses only, the other IPv6 addresses only.',
    way: '–',
  },
  {
    what: 'rules that cannot be read',
    given: { nodes: pair, hasRules: false },
    ask: ['ams', 'ber'],
    says: 'Unknown: Nothing else stands in the way, but the access rules of prod-eu cannot be read here.',
    way: '–',
  },
  {
    what: 'rules that cannot be read, and a disconnected sender',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, hasRules: false },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected: the server gives it no peers.',
    way: '–',
  },
  {
    what: 'a peer whose key cannot be read',
    given: { nodes: { ams: {}, ber: {}, osl: { publicKey: 'nokey' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration: the public key of osl cannot be read.',
    way: '–',
  },
  {
    what: 'a peer whose endpoint cannot be read',
    given: { nodes: { ams: {}, ber: {}, osl: { endpoint: 'not an address' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration: the endpoint of osl cannot be read.',
    way: '–',
  },
  {
    what: 'a peer with an IPv6 endpoint',
    given: { nodes: { ams: {}, ber: {}, osl: { endpoint: '2001:db8::9' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration. The endpoint of osl is 2001:db8::9, and this server can’t use IPv6 endpoints.',
    way: '–',
  },
  {
    what: 'an IPv6 endpoint at the other end',
    given: { nodes: { ams: {}, ber: { endpoint: 'FD00::9' } } },
    ask: ['ber', 'ams'],
    says: 'No path: ams gets no configuration. The endpoint of ber is FD00::9, and this server can’t use IPv6 endpoints.',
    way: '–',
  },
  {
    what: 'an IPv6 local address behind one router',
    given: {
      nodes: {
        ams: { endpoint: '198.51.100.7', localAddress: '192.168.1.2' },
        ber: { endpoint: '198.51.100.7', localAddress: 'fd77::9' },
        osl: {},
      },
    },
    ask: ['ams', 'osl'],
    says: 'No path: ams gets no configuration. The local address of ber is fd77::9, and this server can’t use IPv6 endpoints.',
    way: '–',
  },
  {
    what: 'an IPv6 local address that stands in for no endpoint',
    given: { nodes: { ams: {}, ber: { localAddress: 'fd77::9' } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'a relay that has a peer with an IPv6 endpoint',
    given: {
      nodes: {
        ams: { isRelayed: true },
        relay: { isRelay: true, relays: ['ams'] },
        osl: { endpoint: '2001:db8::9' },
      },
    },
    ask: ['ams', 'relay'],
    says: 'No path: ams gets no configuration. The endpoint of osl is 2001:db8::9, and this server can’t use IPv6 endpoints.',
    way: '–',
  },
  {
    what: 'a blocked pair with a gateway for everything',
    given: {
      nodes: {
        ams: {},
        ber: {},
        gw: { isEgressGateway: true, egressRanges: ['0.0.0.0/0'], egressNat: true },
      },
      blocked: both('ams', 'ber'),
    },
    ask: ['ams', 'ber'],
    says: 'Reaches: Through gw. Answers come back the same way.',
    way: 'via gw',
    notes: ['The rule between ams and ber is blocked. The way through gw goes around it.'],
  },
  {
    what: 'a pending target',
    given: { nodes: { ams: {}, ber: { isPending: true } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
    notes: ['ber waits for approval; the server makes it a peer all the same.'],
  },
  {
    what: 'a target that is silent',
    given: { nodes: { ams: {}, ber: { lastCheckIn: NOW - 7200 } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
    notes: ['ber has not checked in for 2 h: what is said of it may be out of date.'],
  },
  {
    what: 'a target that has expired',
    given: { nodes: { ams: {}, ber: { expiresAt: NOW - 5 } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
    notes: ['ber has expired, which this server doesn’t enforce.'],
  },
  {
    what: 'a target that has expired and is silent',
    given: { nodes: { ams: {}, ber: { expiresAt: NOW - 5, lastCheckIn: NOW - 7200 } } },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
    notes: [
      'ber has expired, which this server doesn’t enforce.',
      'ber has not checked in for 2 h: what is said of it may be out of date.',
    ],
  },
  {
    what: 'a pair that measures nothing',
    given: {
      nodes: pair,
      metrics: { ams: { connected: { ber: false } }, ber: { connected: { ams: false } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber measured each other as out of reach. By the configuration they should reach each other.',
    way: '–',
  },
  {
    what: 'a pair that measures one direction only',
    given: {
      nodes: pair,
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: false } } },
    },
    ask: ['ams', 'ber'],
    says: 'One way: ber measured ams as out of reach. By the configuration they should reach each other.',
    way: 'direct, to it only',
  },
  {
    what: 'a blocked pair that measures',
    given: {
      nodes: pair,
      blocked: both('ams', 'ber'),
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: true } } },
    },
    ask: ['ams', 'ber'],
    says: 'Blocked: The access rule of ams and ber is set to blocked, in both directions.',
    way: '–',
    notes: [
      'They measured each other as connected, though: the last change may not have arrived at the nodes.',
    ],
    remedies: ['Allow ams and ber'],
  },
  {
    what: 'a pair that measures, with rules that cannot be read',
    given: {
      nodes: pair,
      hasRules: false,
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: true } } },
    },
    ask: ['ams', 'ber'],
    says: 'Reaches: Directly. Answers come back the same way.',
    way: 'direct',
  },
  {
    what: 'a pair with a stand-in in both directions',
    given: {
      nodes: { ams: {}, ber: {}, fov: standIn },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'Reaches: Through fov. Answers come back the same way.',
    way: 'via fov',
  },
  {
    what: 'a stand-in for one direction only',
    given: {
      nodes: { ams: {}, ber: {}, fov: standIn },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: {} },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ber takes packets of 10.20.4.1 from ams only, not from fov.',
    way: '–',
  },
  {
    what: 'the other direction of it',
    given: {
      nodes: { ams: {}, ber: {}, fov: standIn },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: {} },
    },
    ask: ['ber', 'ams'],
    says: 'No path: ams measured ber as out of reach and goes through fov, which does not carry it in both directions.',
    way: '–',
  },
  {
    what: 'a stand-in that is no gateway',
    given: {
      nodes: { ams: {}, ber: {}, fov: { isFailover: true } },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams measured ber as out of reach and goes through fov, which does not carry it in both directions.',
    way: '–',
    remedies: ['Make fov an ingress gateway and a failover node'],
  },
  {
    what: 'a stand-in that is gone',
    given: {
      nodes: { ams: {}, ber: {}, fov: standIn },
      metrics: { ams: { needs: { ber: 'gone' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams measured ber as out of reach, and what stood in for it is gone.',
    way: '–',
  },
  {
    what: 'a stand-in for a node that never reported',
    given: {
      nodes: { ams: {}, ber: {}, fov: standIn },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' }, hasReported: false } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: fov stands in for ber, but carries nothing until ber has reported metrics.',
    way: '–',
  },
  {
    what: 'an address that a node of another network has too',
    given: {
      nodes: {
        ord: { network: 'prod-us', address: '10.20.4.9' },
        ams: { address: '10.20.4.9' },
        ber: {},
        lon: { relays: ['ber'] },
      },
    },
    ask: ['ber', 'ams'],
    says: 'No path: 10.20.4.9 is also the address of ord in prod-us, and the server asks the rules of that node.',
    way: '–',
  },
  {
    what: 'an address that another node has set by hand',
    given: { nodes: { ams: {}, ber: { address: '10.20.4.2' }, osl: { allowedIps: ['10.20.4.2'] } } },
    ask: ['ams', 'ber'],
    says: 'Unknown: Several peers of ams take 10.20.4.2/32: ber and osl. Only one of them gets it, and nobody can tell which.',
    way: '–',
  },
  {
    what: 'two things in the way',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, blocked: both('ams', 'ber') },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected: the server gives it no peers.',
    way: '–',
    remedies: ['Connect ams', 'Allow ams and ber'],
  },
  {
    what: 'three things in the way',
    given: {
      nodes: { ams: { isConnected: false }, ber: { isConnected: false } },
      blocked: both('ams', 'ber'),
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected: the server gives it no peers.',
    way: '–',
  },
];

/** By name; anything else is an address. */
function endOf({ nodes, clients }: ReachIndex, name: string): End {
  const node = nodes.find((one) => one.name === name);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId }) => clientId === name);
  return client ? clientMember(client) : { kind: 'address', address: name, network: undefined };
}

describe('why one reaches the other, or not', () => {
  it.each(situations)('$what', ({ given, ask: [from, to], says, way, notes = [], remedies = [] }) => {
    const index = reachIndex(aReachSource(given));
    const question = { from: endOf(index, from), to: endOf(index, to), now: NOW };
    const verdict = verdictOf(index, question);
    expect(`${verdictTitles[verdict.kind]}: ${verdictSentence(verdict)}`).toBe(says);
    expect(pathLabel(verdict)).toBe(way);
    expect(verdictNotes(verdict)).toEqual(notes);
    expect(remediesOf(index, question).map(remedyLabel)).toEqual(remedies);
    // What decides is one thing, and it stands where the checks stop.
    const states = verdict.checks.map(({ state }) => state);
    const decides = states.filter((state) => state === 'decides').length;
    expect(decides).toBe(verdict.kind === 'reaches' || verdict.reason?.kind === 'rulesUnknown' ? 0 : 1);
  });
});
