import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import {
  blockedSummary,
  configuredCount,
  facetOf,
  isUnreached,
  reachOf,
  type ReachDirection,
} from './reachOf.ts';

const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const network: ReachFixture = {
  nodes: {
    ams: { isIngressGateway: true },
    ber: { lastCheckIn: NOW - 700 },
    fra: egress,
    lon: { relays: ['osl'] },
    osl: {},
    par: { lastCheckIn: NOW - 7200 },
    rom: { isRelayed: true },
  },
  clients: {
    phone: { at: 'ams' },
    pad: { at: 'ams', isEnabled: false },
    tab: { at: 'ams', network: 'prod-us' },
  },
  blocked: [
    ['ams', 'lon'],
    ['lon', 'ams'],
  ],
};

const ranges = ['192.168.78.0/24', '192.168.77.0/24', '192.168.76.0/24'];
const phone = { phone: { at: 'ams' } };

function rowsOf(situation: ReachFixture, name: string, direction: ReachDirection) {
  const index = reachIndex(aReachSource(situation));
  const node = index.nodeById.get(reachNodeId(name));
  const client = index.clients.find(({ clientId }) => clientId === name);
  if (!node && !client) throw new Error(`No member ${name}`);
  const end = node ? nodeMember(node) : client ? clientMember(client) : undefined;
  return end ? reachOf(index, end, direction, NOW) : [];
}

const blockedPair: ReachFixture = {
  nodes: { ams: {}, ber: {} },
  blocked: [
    ['ams', 'ber'],
    ['ber', 'ams'],
  ],
};

const lineOf = ({ name, address, path, title, reason }: ReturnType<typeof rowsOf>[number]) =>
  `${name} ${address}: ${path}, ${title} ${reason}`.trim();

describe('the members that can reach a node', () => {
  it('include all others in the network, ranges last', () => {
    expect(rowsOf(network, 'ams', 'to').map(lineOf)).toEqual([
      'ber 10.20.4.2: direct, Probably reachable no check-in for over 5 min',
      'fra 10.20.4.3: direct, Can reach it',
      'lon 10.20.4.4: none, Blocked by an ACL, in both directions',
      'osl 10.20.4.5: none, Blocked by an ACL, in both directions',
      'pad 10.20.4.202: none, No path pad is disabled',
      'par 10.20.4.6: direct, Offline offline for over 30 min',
      'phone 10.20.4.201: direct, Can reach it',
      'rom 10.20.4.7: none, No path no relay lists rom',
      '192.168.77.0/24 behind fra: via fra, Can reach it',
    ]);
  });

  it('are counted by the reason that blocks them', () => {
    const rows = rowsOf(network, 'ams', 'to');
    expect(blockedSummary(rows.toReversed())).toBe('Blocked: 2 by ACL, 1 without a relay, 1 disabled');
    expect(blockedSummary(rows.slice(0, 2))).toBe('');
    expect(configuredCount(rows, true)).toBe(5);
    expect(rows.map(facetOf)).toEqual([
      'silent',
      'reaches',
      'blocked',
      'blocked',
      'blocked',
      'silent',
      'reaches',
      'blocked',
      'reaches',
    ]);
  });

  it('are those that can reach an address behind a gateway', () => {
    const index = reachIndex(aReachSource({ nodes: { ams: {}, fra: { ...egress, egressRanges: ranges } } }));
    const end = { kind: 'address', address: '192.168.77.0/24', network: 'prod-eu' } as const;
    expect(reachOf(index, end, 'to', NOW).map(({ kind, name, path }) => [kind, name, path])).toEqual([
      ['node', 'ams', 'via fra'],
      ['node', 'fra', 'direct'],
      ['range', '192.168.76.0/24', 'via fra'],
      ['range', '192.168.78.0/24', 'via fra'],
    ]);
  });

  it.each([
    [
      { lastCheckIn: NOW - 700 },
      {},
      'ber 10.20.4.2: via ams, Probably reachable ams: no check-in for over 5 min',
    ],
    [{ lastCheckIn: 0 }, {}, 'ber 10.20.4.2: via ams, Offline ams: never checked in'],
    [
      { lastCheckIn: NOW - 7200 },
      { lastCheckIn: NOW - 700 },
      'ber 10.20.4.2: via ams, Offline ams: offline for over 30 min',
    ],
  ])('name the worst node that is offline: gateway %j, sender %j', (gateway, sender, line) => {
    const given = { nodes: { ams: { isIngressGateway: true, ...gateway }, ber: sender }, clients: phone };
    expect(rowsOf(given, 'phone', 'to').map(lineOf)[1]).toBe(line);
  });

  it('can be found by their second address and their DNS name', () => {
    const given = { nodes: { ams: {}, ber: { address6: 'fd20::2' } }, clients: phone };
    const [ber, client] = rowsOf(given, 'ams', 'to');
    expect(ber?.otherNames?.slice(0, 2)).toEqual(['fd20::2', 'ber.prod-eu']);
    expect(client?.otherNames).toEqual([]);
  });

  it('are unknown without the ACLs', () => {
    const rows = rowsOf({ nodes: { ams: {}, ber: {} }, hasRules: false }, 'ams', 'to');
    expect(rows).toMatchObject([{ verdict: 'unknown', reason: 'ACLs unknown', group: 'unread' }]);
    expect([configuredCount(rows, false), configuredCount(rows, true)]).toEqual([1, 0]);
  });
});

describe('the members that a node can reach', () => {
  it('exclude its own egress ranges', () => {
    expect(rowsOf({ nodes: { fra: egress, ber: {} } }, 'fra', 'from').map(lineOf)).toEqual([
      'ber 10.20.4.2: direct, Reachable',
    ]);
  });

  it('are reached through a client’s gateway, with the offline node on the path', () => {
    const silentGateway = {
      nodes: {
        ams: { isIngressGateway: true, lastCheckIn: NOW - 7200 },
        ber: {},
        fra: { ...egress, egressNat: false },
      },
      clients: { phone: { at: 'ams' } },
    };
    expect(rowsOf(silentGateway, 'phone', 'from').map(lineOf)).toEqual([
      'ams 10.20.4.1: direct, Offline offline for over 30 min',
      'ber 10.20.4.2: via ams, Offline ams: offline for over 30 min',
      'fra 10.20.4.3: via ams, Offline ams: offline for over 30 min',
      '192.168.77.0/24 behind fra: via ams and fra, one-way, One-way no return path',
    ]);
  });

  it('have measurements', () => {
    const measured = { nodes: { ams: {}, ber: {} }, metrics: { ams: { connected: { ber: true } } } };
    expect(rowsOf(measured, 'ams', 'from')).toMatchObject([{ measured: { isConnected: true, latency: 12 } }]);
  });

  it('have no measurement from a node that is offline', () => {
    const outdated = {
      nodes: { ams: { lastCheckIn: NOW - 400 }, ber: {} },
      metrics: { ams: { connected: { ber: true } } },
    };
    expect(rowsOf(outdated, 'ams', 'from')).toMatchObject([{ verdict: 'late', measured: undefined }]);
  });

  it('count as configured even if reported as unreachable', () => {
    const rows = rowsOf(
      { nodes: { ams: {}, ber: {} }, metrics: { ams: { connected: { ber: false } } } },
      'ams',
      'from',
    );
    expect(rows).toMatchObject([{ verdict: 'noPath', group: 'measured' }]);
    expect(configuredCount(rows, true)).toBe(1);
    expect(rows.map(facetOf)).toEqual(['doubtful']);
    expect(rows.map(isUnreached)).toEqual([true]);
    expect(blockedSummary(rows)).toBe('');
  });

  it('count as uncertain when blocked but measured as connected', () => {
    const denied = { ...blockedPair, metrics: { ams: { connected: { ber: true } } } };
    const [row] = rowsOf(denied, 'ams', 'from');
    expect(row?.reason).toMatch(/, but reported as connected$/);
    expect(row && facetOf(row)).toBe('doubtful');
    const [plain] = rowsOf(blockedPair, 'ams', 'from');
    expect(plain?.reason).not.toMatch(/reported/);
    expect(plain && facetOf(plain)).toBe('blocked');
  });
});
