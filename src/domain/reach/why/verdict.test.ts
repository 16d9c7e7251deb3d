import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import type { End } from './ends.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { reachIndex, type ReachIndex } from '../network/reachIndex.ts';
import { pathLabel, verdictNotes, verdictSentence, verdictTitles } from './reachText.ts';
import { fixesOf } from './fixes.ts';
import { verdictOf } from './verdict.ts';

type Row = {
  readonly what: string;
  readonly given: ReachFixture;
  readonly ask: readonly [from: string, to: string];
  readonly says: string;
  /** The check that decides; none by default. */
  readonly decides?: string;
  readonly path: string;
  readonly notes?: readonly string[];
  /** Changes after which the target can be reached; none by default. */
  readonly fixes?: readonly string[];
};

const pair = { ams: {}, ber: {} };
const ingress = { isIngressGateway: true };
const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const failover = { isFailover: true, isIngressGateway: true };
const router = '198.51.100.9';
const everyHop = 'Every hop routes the address, and one end of each hop can start the connection';
const both = (a: string, b: string) =>
  [
    [a, b],
    [b, a],
  ] as const;

const situations: readonly Row[] = [
  {
    what: 'two nodes of a mesh',
    given: { nodes: pair },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'a blocked pair',
    given: { nodes: pair, blocked: both('ams', 'ber') },
    ask: ['ams', 'ber'],
    says: 'Blocked: An ACL rule blocks ams and ber in both directions.',
    decides: 'ams and ber are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and ber'],
  },
  {
    what: 'a pair allowed in one direction',
    given: { nodes: pair, blocked: [['ber', 'ams']] },
    ask: ['ams', 'ber'],
    says: 'Blocked: ams and ber are allowed in only one direction. The server treats that as blocked.',
    decides: 'ams and ber are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and ber'],
  },
  {
    what: 'a sender that is disconnected',
    given: { nodes: { ams: { isConnected: false }, ber: {} } },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected, so the server gives it no peers.',
    decides: 'ams is connected',
    path: 'none',
    fixes: ['Connect ams'],
  },
  {
    what: 'a target that is disconnected',
    given: { nodes: { ams: { isConnected: false }, ber: {} } },
    ask: ['ber', 'ams'],
    says: 'No path: ams is disconnected, so the server gives it no peers.',
    decides: 'ams is connected',
    path: 'none',
    fixes: ['Connect ams'],
  },
  {
    what: 'a blocked pair with a disconnected target, where the ACL rule is checked first',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, blocked: both('ams', 'ber') },
    ask: ['ber', 'ams'],
    says: 'Blocked: An ACL rule blocks ber and ams in both directions.',
    decides: 'ber and ams are allowed in both directions',
    path: 'none',
    fixes: ['Allow ber and ams', 'Connect ams'],
  },
  {
    what: 'a relayed target',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Through lon, in both directions.',
    path: 'via lon',
  },
  {
    what: 'a relayed sender',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ber', 'ams'],
    says: 'Reachable: Through lon, in both directions.',
    path: 'via lon',
  },
  {
    what: 'two nodes of one relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber', 'ams'] } } },
    ask: ['ber', 'ams'],
    says: 'Reachable: Through lon, in both directions.',
    path: 'via lon',
  },
  {
    what: 'two nodes of two relays',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ams'] } } },
    ask: ['ber', 'ams'],
    says: 'Reachable: Through lon and osl, in both directions.',
    path: 'via lon and osl',
  },
  {
    what: 'a relayed node and its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } } },
    ask: ['ber', 'lon'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'a relayed target that no relay lists',
    given: { nodes: { ams: {}, ber: { isRelayed: true } } },
    ask: ['ams', 'ber'],
    says: 'No path: ber is relayed, but no relay lists it, so it gets no configuration.',
    decides: 'ber isn’t relayed',
    path: 'none',
    fixes: ['Relay ber through ams'],
  },
  {
    what: 'a relayed sender that no relay lists',
    given: { nodes: { ams: {}, ber: { isRelayed: true } } },
    ask: ['ber', 'ams'],
    says: 'No path: ber is relayed, but no relay lists it, so it gets no configuration.',
    decides: 'ber isn’t relayed',
    path: 'none',
    fixes: ['Relay ber through ams'],
  },
  {
    what: 'a relayed target that no relay lists, beside another relay',
    given: { nodes: { ams: {}, ber: { isRelayed: true }, lon: { relays: [] } } },
    ask: ['ams', 'ber'],
    says: 'No path: ber is relayed, but no relay lists it, so it gets no configuration.',
    decides: 'ber isn’t relayed',
    path: 'none',
    fixes: ['Relay ber through lon'],
  },
  {
    what: 'a sender that is blocked from the relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ams', 'lon') },
    ask: ['ams', 'ber'],
    says: 'Blocked: An ACL rule blocks ams and lon in both directions.',
    decides: 'ams and lon are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and lon'],
  },
  {
    what: 'a target that is blocked from its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'lon') },
    ask: ['ams', 'ber'],
    says: 'Blocked: An ACL rule blocks lon and ber in both directions.',
    decides: 'lon and ber are allowed in both directions',
    path: 'none',
    fixes: ['Allow lon and ber'],
  },
  {
    what: 'a relayed target that is blocked',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'ams') },
    ask: ['ams', 'ber'],
    says: 'Blocked: An ACL rule blocks ams and ber in both directions.',
    decides: 'ams and ber are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and ber'],
  },
  {
    what: 'a relayed node that is blocked from its relay',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] } }, blocked: both('ber', 'lon') },
    ask: ['ber', 'lon'],
    says: 'Blocked: An ACL rule blocks lon and ber in both directions.',
    decides: 'lon and ber are allowed in both directions',
    path: 'none',
    fixes: ['Allow lon and ber'],
  },
  {
    what: 'a relay that is disconnected',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'], isConnected: false } } },
    ask: ['ams', 'ber'],
    says: 'No path: lon is disconnected, so the server gives it no peers.',
    decides: 'lon is connected',
    path: 'none',
    fixes: ['Connect lon'],
  },
  {
    what: 'a node that two relays list',
    given: { nodes: { ams: {}, ber: {}, lon: { relays: ['ber'] }, osl: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'Unknown: Several of lon’s peers route 10.20.4.2/32: ber and osl. Only one will be used, and there’s no way to know which.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a node behind one router with its two relays, which route it to each other',
    given: {
      nodes: {
        ber: { endpoint: router },
        lon: { endpoint: router, localAddress: '192.168.1.2', relays: ['ber'] },
        osl: { endpoint: router, localAddress: '192.168.1.3', relays: ['ber'] },
      },
    },
    ask: ['lon', 'ber'],
    says: 'No path: osl and ber share the public endpoint 198.51.100.9, and ber has no local address to use instead.',
    decides: 'ber has a local address to use',
    path: 'none',
  },
  {
    what: 'a node whose relay it relays',
    given: { nodes: { ams: {}, ber: { relays: ['osl'] }, osl: { relays: ['ber'] } } },
    ask: ['ams', 'ber'],
    says: 'No path: osl and its relay relay each other, so neither gets a configuration.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a sender whose relay it relays',
    given: { nodes: { ams: {}, ber: { relays: ['osl'] }, osl: { relays: ['ber'] } } },
    ask: ['ber', 'ams'],
    says: 'No path: ber and its relay relay each other, so neither gets a configuration.',
    decides: everyHop,
    path: 'none',
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
    says: 'No path: lon lists only ber’s IPv6 address, but the server matches on 10.20.4.2.',
    decides: 'lon lists ber’s first address',
    path: 'none',
    fixes: ['List all of ber’s addresses on lon'],
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
    says: 'Reachable: Through lon, in both directions.',
    path: 'via lon',
    notes: ['Works over IPv4 only, not IPv6.'],
  },
  {
    what: 'an IPv6 address that its relay doesn’t list',
    given: {
      nodes: {
        ams: { address: '', address6: 'fd20::1' },
        ber: { address6: 'fd20::2' },
        lon: { relays: ['ber'], address6: 'fd20::3' },
      },
    },
    ask: ['ams', 'ber'],
    says: 'No path: lon relays ber, but doesn’t list its address fd20::2.',
    decides: everyHop,
    path: 'none',
    fixes: ['List all of ber’s addresses on lon'],
  },
  {
    what: 'two nodes of a point-to-site network',
    given: { nodes: { ams: {}, ber: {}, hub: { isHub: true } }, network: { isPointToSite: true } },
    ask: ['ams', 'ber'],
    says: 'No path: In a point-to-site network, nodes can only reach the hub (hub).',
    decides: 'ams or ber is the hub',
    path: 'none',
    fixes: ['Make ber the hub'],
  },
  {
    what: 'a node and its hub',
    given: { nodes: { ams: {}, ber: {}, hub: { isHub: true } }, network: { isPointToSite: true } },
    ask: ['ams', 'hub'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'a point-to-site network without a hub',
    given: { nodes: { ams: {}, ber: {} }, network: { isPointToSite: true } },
    ask: ['ams', 'ber'],
    says: 'No path: In a point-to-site network, nodes can only reach the hub, and this network has no hub.',
    decides: 'ams or ber is the hub',
    path: 'none',
    fixes: ['Make ber the hub'],
  },
  {
    what: 'two nodes behind one router without local addresses',
    given: { nodes: { ams: { endpoint: router }, ber: { endpoint: router } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber share the public endpoint 198.51.100.9, and ber has no local address to use instead.',
    decides: 'ber has a local address to use',
    path: 'none',
    fixes: ['Set a local address for ber', 'Set a local address for ams'],
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
    decides: 'ber has a local address to use',
    path: 'none',
    fixes: ['Set a local address for ber'],
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
    decides: 'ber has a local address to use',
    path: 'none',
    fixes: ['Set a local address for ber'],
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
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'two nodes without ports',
    given: { nodes: { ams: { listenPort: 0 }, ber: { listenPort: 0 } } },
    ask: ['ams', 'ber'],
    says: 'No path: Neither ams nor ber has an endpoint for the other, so neither can start the connection.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'two server nodes',
    given: { nodes: { ams: { isServer: true }, ber: { isServer: true } } },
    ask: ['ams', 'ber'],
    says: 'No path: Neither ams nor ber has an endpoint for the other, so neither can start the connection.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a client',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a client as sender',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', 'ams'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a disabled client as sender',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra', isEnabled: false } } },
    ask: ['phone', 'ams'],
    says: 'No path: phone is disabled, so its gateway rejects it.',
    decides: 'phone is enabled and has a gateway',
    path: 'none',
    fixes: ['Enable phone'],
  },
  {
    what: 'a disabled client',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra', isEnabled: false } } },
    ask: ['ams', 'phone'],
    says: 'No path: phone is disabled, so its gateway rejects it.',
    decides: 'phone is enabled and has a gateway',
    path: 'none',
    fixes: ['Enable phone'],
  },
  {
    what: 'a client whose gateway has lost its role',
    given: { nodes: { ams: {}, fra: {} }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', 'ams'],
    says: 'No path: phone’s gateway, fra, is no longer an ingress gateway.',
    decides: 'phone is enabled and has a gateway',
    path: 'none',
    fixes: ['Make fra an ingress gateway'],
  },
  {
    what: 'a client whose gateway was deleted',
    given: { nodes: { ams: {} }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'No path: phone’s gateway no longer exists.',
    decides: 'phone is enabled and has a gateway',
    path: 'none',
  },
  {
    what: 'a client behind a gateway that is blocked',
    given: {
      nodes: { ams: {}, fra: ingress },
      clients: { phone: { at: 'fra' } },
      blocked: both('ams', 'fra'),
    },
    ask: ['ams', 'phone'],
    says: 'Blocked: An ACL rule blocks ams and fra in both directions.',
    decides: 'ams and fra are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and fra'],
  },
  {
    what: 'a client as sender behind a gateway that is blocked',
    given: {
      nodes: { ams: {}, fra: ingress },
      clients: { phone: { at: 'fra' } },
      blocked: both('ams', 'fra'),
    },
    ask: ['phone', 'ams'],
    says: 'Blocked: An ACL rule blocks fra and ams in both directions.',
    decides: 'fra and ams are allowed in both directions',
    path: 'none',
    fixes: ['Allow fra and ams'],
  },
  {
    what: 'two clients of one gateway',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' }, pad: { at: 'fra' } } },
    ask: ['phone', 'pad'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'two clients of two gateways',
    given: { nodes: { ams: ingress, fra: ingress }, clients: { phone: { at: 'fra' }, pad: { at: 'ams' } } },
    ask: ['phone', 'pad'],
    says: 'Reachable: Through fra and ams, in both directions.',
    path: 'via fra and ams',
  },
  {
    what: 'a client of a relayed gateway',
    given: { nodes: { ams: {}, fra: ingress, lon: { relays: ['fra'] } }, clients: { phone: { at: 'fra' } } },
    ask: ['ams', 'phone'],
    says: 'Reachable: Through lon and fra, in both directions.',
    path: 'via lon and fra',
  },
  {
    what: 'an address without a route',
    given: { nodes: { ams: {}, fra: ingress }, clients: { phone: { at: 'fra' } } },
    ask: ['phone', '10.77.1.1'],
    says: 'No path: No node or client has 10.77.1.1, and no gateway routes it.',
    decides: 'Both exist in the same network',
    path: 'none',
  },
  {
    what: 'an address behind a gateway',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range behind a gateway',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['ams', '192.168.77.0/24'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range behind a gateway without NAT',
    given: { nodes: { ams: {}, fra: { ...egress, egressNat: false } } },
    ask: ['ams', '192.168.77.5'],
    says: 'One-way: Packets arrive in 192.168.77.0/24, but fra doesn’t use NAT. Replies only return if a router there has a route back to this network.',
    decides: 'Replies from 192.168.77.0/24 have a return path',
    path: 'via fra, one-way',
    fixes: ['Recreate the egress gateway on fra with NAT'],
  },
  {
    what: 'a range behind the sender itself',
    given: { nodes: { fra: { ...egress, egressNat: false } } },
    ask: ['fra', '192.168.77.5'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'an address behind a gateway as sender',
    given: { nodes: { ams: {}, fra: egress } },
    ask: ['192.168.77.5', 'ams'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range behind a gateway that is blocked',
    given: { nodes: { ams: {}, fra: egress }, blocked: both('ams', 'fra') },
    ask: ['ams', '192.168.77.5'],
    says: 'Blocked: An ACL rule blocks ams and fra in both directions.',
    decides: 'ams and fra are allowed in both directions',
    path: 'none',
    fixes: ['Allow ams and fra'],
  },
  {
    what: 'a range that holds the endpoint of its gateway',
    given: { nodes: { ams: {}, fra: { ...egress, endpoint: '192.168.77.1' } } },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams doesn’t get a route to 192.168.77.0/24 because that range contains its gateway’s endpoint (fra, 192.168.77.1).',
    decides: 'ams gets a route to 192.168.77.0/24',
    path: 'none',
  },
  {
    what: 'a range that holds the local address of the sender',
    given: { nodes: { ams: { localAddress: '192.168.77.9' }, fra: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams doesn’t get a route to 192.168.77.0/24 because its own local address, 192.168.77.9, is in that range.',
    decides: 'ams gets a route to 192.168.77.0/24',
    path: 'none',
  },
  {
    what: 'the whole internet for a server node',
    given: { nodes: { ams: { isServer: true }, fra: { ...egress, egressRanges: ['0.0.0.0/0'] } } },
    ask: ['ams', '9.9.9.9'],
    says: 'No path: ams is a server node, and server nodes don’t get a route to 0.0.0.0/0.',
    decides: 'ams gets a route to 0.0.0.0/0',
    path: 'none',
  },
  {
    what: 'a range of its relay that is not the last one',
    given: {
      nodes: {
        ams: {},
        fra: { ...egress, egressRanges: ['192.168.77.0/24', '192.168.78.0/24'], relays: ['ams'] },
      },
    },
    ask: ['ams', '192.168.77.5'],
    says: 'No path: ams is relayed by fra and gets a route only to the relay’s last egress range, not to 192.168.77.0/24.',
    decides: 'ams gets a route to 192.168.77.0/24',
    path: 'none',
  },
  {
    what: 'the only range of its relay',
    given: { nodes: { ams: {}, fra: { ...egress, relays: ['ams'] } } },
    ask: ['ams', '192.168.77.5'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range beside one that holds the local address of the sender',
    given: {
      nodes: {
        ams: { localAddress: '192.168.76.9' },
        fra: { ...egress, egressRanges: ['192.168.76.0/24', '192.168.77.0/24'] },
      },
    },
    ask: ['ams', '192.168.77.5'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'an address that its gateway routes itself',
    given: {
      nodes: { ber: {}, fra: { ...ingress, ...egress, egressRanges: ['10.20.4.1/32'] } },
      clients: { phone: { at: 'fra' } },
    },
    ask: ['phone', 'ber'],
    says: 'No path: fra routes 10.20.4.1/32 itself, so packets for ber are sent into that range.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a range whose gateway is reported as unreachable',
    given: {
      nodes: { ams: {}, fra: egress },
      metrics: { ams: { connected: { fra: false } }, fra: { connected: { ams: false } } },
    },
    ask: ['ams', '192.168.77.5'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a sender behind a gateway that is reported as unreachable',
    given: {
      nodes: { ams: {}, fra: egress },
      metrics: { ams: { connected: { fra: false } }, fra: { connected: { ams: false } } },
    },
    ask: ['192.168.77.5', 'ams'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range for a client',
    given: { nodes: { ams: ingress, fra: egress }, clients: { phone: { at: 'ams' } } },
    ask: ['phone', '192.168.77.5'],
    says: 'Reachable: Through ams and fra, in both directions.',
    path: 'via ams and fra',
  },
  {
    what: 'a range that two gateways route',
    given: { nodes: { ams: {}, fra: egress, osl: egress } },
    ask: ['ams', '192.168.77.5'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'a range that two gateways route, one of them disconnected',
    given: { nodes: { ams: {}, fra: egress, osl: { ...egress, isConnected: false } } },
    ask: ['ams', '192.168.77.5'],
    says: 'Unknown: Several of ams’s peers route 192.168.77.0/24: fra and osl. Only one will be used, and there’s no way to know which.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a range set manually',
    given: { nodes: { ams: {}, fra: { allowedIps: ['10.77.0.0/16'] } } },
    ask: ['ams', '10.77.1.2'],
    says: 'Reachable: Through fra, in both directions.',
    path: 'via fra',
  },
  {
    what: 'an unused address in the network',
    given: { nodes: { ams: {} } },
    ask: ['ams', '10.20.4.99'],
    says: 'No path: No node or client has 10.20.4.99, and no gateway routes it.',
    decides: 'Both exist in the same network',
    path: 'none',
  },
  {
    what: 'a node of another network',
    given: { nodes: { ams: {}, ord: { network: 'prod-us', address: '10.21.4.1' } } },
    ask: ['ams', 'ord'],
    says: 'Different network: They’re in different networks (prod-eu and prod-us), which can’t reach each other.',
    decides: 'Both exist in the same network',
    path: 'none',
  },
  {
    what: 'the address of a node of another network',
    given: { nodes: { ams: {}, ord: { network: 'prod-us', address: '10.21.4.1' } } },
    ask: ['ams', '10.21.4.1'],
    says: 'Different network: They’re in different networks (prod-eu and prod-us), which can’t reach each other.',
    decides: 'Both exist in the same network',
    path: 'none',
  },
  {
    what: 'a node and itself',
    given: { nodes: { ams: {} } },
    ask: ['ams', 'ams'],
    says: 'Reachable: Source and destination are both ams.',
    path: 'direct',
  },
  {
    what: 'IPv4 and IPv6',
    given: { nodes: { ams: {}, ber: { address: '', address6: 'fd20::2' } } },
    ask: ['ams', 'ber'],
    says: 'No path: One side has only IPv4 addresses, the other only IPv6 addresses.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'unknown ACLs',
    given: { nodes: pair, hasRules: false },
    ask: ['ams', 'ber'],
    says: 'Unknown: No other problems found, but you can’t view the ACLs for prod-eu.',
    path: 'none',
  },
  {
    what: 'unknown ACLs and a disconnected sender',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, hasRules: false },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected, so the server gives it no peers.',
    decides: 'ams is connected',
    path: 'none',
  },
  {
    what: 'a peer with an invalid key',
    given: { nodes: { ams: {}, ber: {}, osl: { publicKey: 'nokey' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration because osl’s public key is invalid.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a peer with an invalid endpoint',
    given: { nodes: { ams: {}, ber: {}, osl: { endpoint: 'not an address' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration because osl’s endpoint is invalid.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a peer with an IPv6 endpoint',
    given: { nodes: { ams: {}, ber: {}, osl: { endpoint: '2001:db8::9' } } },
    ask: ['ams', 'ber'],
    says: 'No path: ams gets no configuration. osl’s endpoint is 2001:db8::9, and this server can’t use IPv6 endpoints.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an IPv6 endpoint at the other end',
    given: { nodes: { ams: {}, ber: { endpoint: 'FD00::9' } } },
    ask: ['ber', 'ams'],
    says: 'No path: ams gets no configuration. ber’s endpoint is FD00::9, and this server can’t use IPv6 endpoints.',
    decides: everyHop,
    path: 'none',
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
    says: 'No path: ams gets no configuration. ber’s local address is fd77::9, and this server can’t use IPv6 endpoints.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an IPv6 local address that isn’t used as an endpoint',
    given: { nodes: { ams: {}, ber: { localAddress: 'fd77::9' } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
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
    says: 'No path: ams gets no configuration. osl’s endpoint is 2001:db8::9, and this server can’t use IPv6 endpoints.',
    decides: everyHop,
    path: 'none',
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
    says: 'Reachable: Through gw, in both directions.',
    path: 'via gw',
    notes: ['An ACL blocks ams and ber, but traffic through gw bypasses it.'],
  },
  {
    what: 'a pending target',
    given: { nodes: { ams: {}, ber: { isPending: true } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['ber is pending approval, but the server already lists it as a peer.'],
  },
  {
    what: 'an offline target',
    given: { nodes: { ams: {}, ber: { lastCheckIn: NOW - 7200 } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['ber has been offline for 2 h, so this may be out of date.'],
  },
  {
    what: 'a target that missed check-ins',
    given: { nodes: { ams: {}, ber: { lastCheckIn: NOW - 1200 } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['ber hasn’t checked in for 20 min, so this may be out of date.'],
  },
  {
    what: 'a target that has never checked in',
    given: { nodes: { ams: {}, ber: { lastCheckIn: 0 } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['ber has never checked in.'],
  },
  {
    what: 'an expired target',
    given: { nodes: { ams: {}, ber: { expiresAt: NOW - 5 } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['ber has expired, which this server doesn’t enforce.'],
  },
  {
    what: 'an expired, offline target',
    given: { nodes: { ams: {}, ber: { expiresAt: NOW - 5, lastCheckIn: NOW - 7200 } } },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: [
      'ber has expired, which this server doesn’t enforce.',
      'ber has been offline for 2 h, so this may be out of date.',
    ],
  },
  {
    what: 'a pair that reports each other as unreachable',
    given: {
      nodes: pair,
      metrics: { ams: { connected: { ber: false } }, ber: { connected: { ams: false } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams and ber report each other as unreachable. According to the configuration, they should be reachable.',
    decides: 'They report each other as connected',
    path: 'none',
  },
  {
    what: 'a pair that measures only one direction',
    given: {
      nodes: pair,
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: false } } },
    },
    ask: ['ams', 'ber'],
    says: 'One-way: ber reports ams as unreachable. According to the configuration, it should be reachable.',
    decides: 'They report each other as connected',
    path: 'direct, one-way',
  },
  {
    what: 'a blocked pair measured as connected',
    given: {
      nodes: pair,
      blocked: both('ams', 'ber'),
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: true } } },
    },
    ask: ['ams', 'ber'],
    says: 'Blocked: An ACL rule blocks ams and ber in both directions.',
    decides: 'ams and ber are allowed in both directions',
    path: 'none',
    notes: ['They report each other as connected, so the latest change may not have reached the nodes yet.'],
    fixes: ['Allow ams and ber'],
  },
  {
    what: 'a pair measured as connected, with unknown ACLs',
    given: {
      nodes: pair,
      hasRules: false,
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: true } } },
    },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'a pair with a failover node in both directions',
    given: {
      nodes: { ams: {}, ber: {}, fov: failover },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'Reachable: Through fov, in both directions.',
    path: 'via fov',
  },
  {
    what: 'a failover node for only one direction',
    given: {
      nodes: { ams: {}, ber: {}, fov: failover },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: {} },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ber accepts packets from 10.20.4.1 only via ams, not via fov.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'the opposite direction of that pair',
    given: {
      nodes: { ams: {}, ber: {}, fov: failover },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: {} },
    },
    ask: ['ber', 'ams'],
    says: 'No path: ams can’t reach ber and fails over to fov, but fov doesn’t forward traffic in both directions.',
    decides: 'No failover node takes over for ber',
    path: 'none',
  },
  {
    what: 'a failover node that isn’t an ingress gateway',
    given: {
      nodes: { ams: {}, ber: {}, fov: { isFailover: true } },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams can’t reach ber and fails over to fov, but fov doesn’t forward traffic in both directions.',
    decides: everyHop,
    path: 'none',
    fixes: ['Make fov an ingress gateway and a failover node'],
  },
  {
    what: 'a deleted failover node',
    given: {
      nodes: { ams: {}, ber: {}, fov: failover },
      metrics: { ams: { needs: { ber: 'gone' } }, ber: { needs: { ams: 'fov' } } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams can’t reach ber directly, and its failover node no longer exists.',
    decides: 'No failover node takes over for ber',
    path: 'none',
  },
  {
    what: 'a failover node for a node that never reported',
    given: {
      nodes: { ams: {}, ber: {}, fov: failover },
      metrics: { ams: { needs: { ber: 'fov' } }, ber: { needs: { ams: 'fov' }, hasReported: false } },
    },
    ask: ['ams', 'ber'],
    says: 'No path: fov takes over for ber, but forwards nothing until ber reports metrics.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'a relayed node whose address also exists in another network',
    given: {
      nodes: {
        ord: { network: 'prod-us', address: '10.20.4.9' },
        ams: {},
        ber: { address: '10.20.4.9' },
        lon: { relays: ['ber'] },
      },
    },
    ask: ['ams', 'ber'],
    says: 'Reachable: Through lon, in both directions.',
    path: 'via lon',
  },
  {
    what: 'an address shared with a node of another network',
    given: {
      nodes: {
        ord: { network: 'prod-us', address: '10.20.4.9' },
        ams: { address: '10.20.4.9' },
        ber: {},
        lon: { relays: ['ber'] },
      },
    },
    ask: ['ber', 'ams'],
    says: 'No path: ord in prod-us has the same address (10.20.4.9), and the server applies that node’s ACLs instead.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an address shared with a node of another network, with unknown ACLs',
    given: {
      nodes: {
        ord: { network: 'prod-us', address: '10.20.4.9' },
        ams: { address: '10.20.4.9' },
        ber: {},
        lon: { relays: ['ber'] },
      },
      hasRules: false,
    },
    ask: ['ber', 'ams'],
    says: 'No path: ord in prod-us has the same address (10.20.4.9), and the server applies that node’s ACLs instead.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an address that another node has set manually',
    given: { nodes: { ams: {}, ber: { address: '10.20.4.2' }, osl: { allowedIps: ['10.20.4.2'] } } },
    ask: ['ams', 'ber'],
    says: 'Unknown: Several of ams’s peers route 10.20.4.2/32: ber and osl. Only one will be used, and there’s no way to know which.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an IPv6 address that another node has set manually, in another spelling',
    given: {
      nodes: {
        ams: { address: '', address6: 'fd20::1' },
        ber: { address: '', address6: 'fd20::2' },
        osl: { allowedIps: ['FD20:0::0002'] },
      },
    },
    ask: ['ams', 'ber'],
    says: 'Unknown: Several of ams’s peers route fd20::2/128: ber and osl. Only one will be used, and there’s no way to know which.',
    decides: everyHop,
    path: 'none',
  },
  {
    what: 'an IPv4 address that another node has set manually, with IPv6',
    given: {
      nodes: {
        ams: { address6: 'fd20::1' },
        ber: { address6: 'fd20::2' },
        osl: { allowedIps: ['10.20.4.2'] },
      },
    },
    ask: ['ams', 'ber'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
    notes: ['Works over IPv6 only, not IPv4.'],
  },
  {
    what: 'an address that exists in two networks',
    given: {
      nodes: { ord: { network: 'prod-us', address: '10.20.4.9' }, ams: {}, ber: { address: '10.20.4.9' } },
    },
    ask: ['10.20.4.9', 'ams'],
    says: 'Reachable: Directly, in both directions.',
    path: 'direct',
  },
  {
    what: 'two obstacles',
    given: { nodes: { ams: { isConnected: false }, ber: {} }, blocked: both('ams', 'ber') },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected, so the server gives it no peers.',
    decides: 'ams is connected',
    path: 'none',
    fixes: ['Connect ams', 'Allow ams and ber'],
  },
  {
    what: 'three obstacles',
    given: {
      nodes: { ams: { isConnected: false }, ber: { isConnected: false } },
      blocked: both('ams', 'ber'),
    },
    ask: ['ams', 'ber'],
    says: 'No path: ams is disconnected, so the server gives it no peers.',
    decides: 'ams is connected',
    path: 'none',
  },
];

/** By name; anything else is an address. */
function endOf({ nodes, clients }: ReachIndex, name: string): End {
  const node = nodes.find((candidate) => candidate.name === name);
  if (node) return nodeMember(node);
  const client = clients.find(({ clientId }) => clientId === name);
  return client ? clientMember(client) : { kind: 'address', address: name, network: undefined };
}

describe('a verdict', () => {
  it.each(situations)('$what', ({ given, ask: [from, to], says, decides, path, notes = [], fixes = [] }) => {
    const index = reachIndex(aReachSource(given));
    const question = { from: endOf(index, from), to: endOf(index, to), now: NOW };
    const verdict = verdictOf(index, question);
    expect(`${verdictTitles[verdict.kind]}: ${verdictSentence(verdict)}`).toBe(says);
    expect(pathLabel(verdict)).toBe(path);
    expect(verdictNotes(verdict)).toEqual(notes);
    expect(fixesOf(index, question).map(({ label }) => label)).toEqual(fixes);
    const decisive = verdict.checks.filter(({ state }) => state === 'decides' || state === 'bypassed');
    expect(decisive.map(({ text }) => text)).toEqual(decides === undefined ? [] : [decides]);
  });
});
