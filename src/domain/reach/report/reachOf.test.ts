import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, situationNode, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { clientMember, nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { blockedSum, configuredCount, facetOf, reachOf, type ReachDirection } from './reachOf.ts';

const egress = { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true };
const network: Situation = {
  nodes: {
    ams: { isIngressGateway: true },
    ber: { lastCheckIn: NOW - 700 },
    fra: egress,
    lon: { relays: ['osl'] },
    osl: {},
    par: { lastCheckIn: NOW - 7200 },
    rom: { isRelayed: true },
  },
  clients: { phone: { at: 'ams' }, pad: { at: 'ams', isEnabled: false } },
  blocked: [
    ['ams', 'lon'],
    ['lon', 'ams'],
  ],
};

function rowsOf(situation: Situation, name: string, direction: ReachDirection) {
  const index = reachIndex(aReachSource(situation));
  const node = index.nodeById.get(situationNode(name));
  const client = index.clients.find(({ clientId }) => clientId === name);
  if (!node && !client) throw new Error(`There is no ${name}`);
  const end = node ? nodeMember(node) : client ? clientMember(client) : undefined;
  return end ? reachOf(index, end, direction, NOW) : [];
}

const blockedPair: Situation = {
  nodes: { ams: {}, ber: {} },
  blocked: [
    ['ams', 'ber'],
    ['ber', 'ams'],
  ],
};

const lineOf = ({ name, address, path, title, reason }: ReturnType<typeof rowsOf>[number]) =>
  `${name} ${address}: ${path}, ${title} ${reason}`.trim();

describe('who reaches a node', () => {
  it('is told of every other thing of its network, ranges last', () => {
    expect(rowsOf(network, 'ams', 'to').map(lineOf)).toEqual([
      'ber 10.20.4.2: direct, Should no check-in for over 5 min',
      'fra 10.20.4.3: direct, Reaches it',
      'lon 10.20.4.4: –, Blocked by an ACL, both ways',
      'osl 10.20.4.5: –, Blocked by an ACL, both ways',
      'pad 10.20.4.202: –, No path pad is disabled',
      'par 10.20.4.6: direct, Silent no check-in for over 30 min',
      'phone 10.20.4.201: direct, Reaches it',
      'rom 10.20.4.7: –, No path no relay lists rom',
      '192.168.77.0/24 behind fra: via fra, Reaches it',
    ]);
  });

  it('counts what is blocked by what blocks it', () => {
    const rows = rowsOf(network, 'ams', 'to');
    expect(blockedSum(rows)).toBe('Blocked: 2 by ACL, 1 of disabled clients, 1 without a relay');
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

  it('is nobody sure without the rules', () => {
    const rows = rowsOf({ nodes: { ams: {}, ber: {} }, hasRules: false }, 'ams', 'to');
    expect(rows).toMatchObject([{ verdict: 'unknown', reason: 'ACLs cannot be read', group: 'unread' }]);
    expect([configuredCount(rows, false), configuredCount(rows, true)]).toEqual([1, 0]);
  });
});

describe('what it reaches', () => {
  it('leaves out what is behind itself', () => {
    expect(rowsOf({ nodes: { fra: egress, ber: {} } }, 'fra', 'from').map(lineOf)).toEqual([
      'ber 10.20.4.2: direct, Is reached',
    ]);
  });

  it('goes through the gateway of a client, and names who is silent on the way', () => {
    const silentGateway = {
      nodes: {
        ams: { isIngressGateway: true, lastCheckIn: NOW - 7200 },
        ber: {},
        fra: { ...egress, egressNat: false },
      },
      clients: { phone: { at: 'ams' } },
    };
    expect(rowsOf(silentGateway, 'phone', 'from').map(lineOf)).toEqual([
      'ams 10.20.4.1: direct, Silent no check-in for over 30 min',
      'ber 10.20.4.2: via ams, Silent ams: no check-in for over 30 min',
      'fra 10.20.4.3: via ams, Silent ams: no check-in for over 30 min',
      '192.168.77.0/24 behind fra: via ams and fra, to it only, One way answers find no way back',
    ]);
  });

  it('tells what was measured', () => {
    const measured = { nodes: { ams: {}, ber: {} }, metrics: { ams: { connected: { ber: true } } } };
    expect(rowsOf(measured, 'ams', 'from')).toMatchObject([{ measured: { isConnected: true, latency: 12 } }]);
  });

  it('leaves out the measurement of a node that has gone silent since', () => {
    const outdated = {
      nodes: { ams: { lastCheckIn: NOW - 400 }, ber: {} },
      metrics: { ams: { connected: { ber: true } } },
    };
    expect(rowsOf(outdated, 'ams', 'from')).toMatchObject([{ verdict: 'late', measured: undefined }]);
  });

  it('counts as configured what was only measured as out of reach', () => {
    const rows = rowsOf(
      { nodes: { ams: {}, ber: {} }, metrics: { ams: { connected: { ber: false } } } },
      'ams',
      'from',
    );
    expect(rows).toMatchObject([{ verdict: 'noPath', group: 'measured' }]);
    expect(configuredCount(rows, true)).toBe(1);
  });

  it('does not call blocked without doubt what was measured as connected', () => {
    const denied = { ...blockedPair, metrics: { ams: { connected: { ber: true } } } };
    const [row] = rowsOf(denied, 'ams', 'from');
    expect(row?.reason).toMatch(/, measured as connected all the same$/);
    expect(row && facetOf(row)).toBe('doubtful');
    const [plain] = rowsOf(blockedPair, 'ams', 'from');
    expect(plain?.reason).not.toMatch(/measured/);
    expect(plain && facetOf(plain)).toBe('blocked');
  });
});
