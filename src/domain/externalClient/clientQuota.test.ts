import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsOf } from '../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { AccessLevel } from '../session/accessLevel.ts';
import { createViewer } from '../session/permissions.ts';
import type { NetworkUserData } from '../user/networkUser.ts';
import { quotaIn, clientQuota } from './clientQuota.ts';

const gateway = aNode({ name: 'gw', isIngressGateway: true });
const own = anExternalClient({ clientId: 'own', ownerId: 'lena' });

function dataOf(accessLevel: AccessLevel, clients = [own], clientLimit = 2): NetworkUserData {
  const user = { id: 'lena', accessLevel, nodeLimit: 0, clientLimit, nodes: [], clients: [], carried: {} };
  return { network: 'prod-eu', user, nodes: [], clients, gateways: [gateway], networks: [] };
}

const lena = aSessionUser({ name: 'lena', isAdmin: false });
const of = (data: NetworkUserData) =>
  recordsOf({ viewer: createViewer(lena, true, [data]), ownData: ready([data]) });

describe('quotaIn', () => {
  it.each([1, 2] as const)('counts the user’s clients at level %i', (level) => {
    const data = dataOf(level);
    expect(quotaIn(of(data), 'prod-eu')).toEqual({ used: 1, available: 1, isReached: false });
  });

  it('reports the limit as reached', () => {
    const data = dataOf(1, [own, anExternalClient()]);
    expect(quotaIn(of(data), 'prod-eu')).toMatchObject({ available: 0, isReached: true });
  });

  it.each([0, 3] as const)('returns undefined at level %i', (level) => {
    const data = dataOf(level);
    expect(quotaIn(of(data), 'prod-eu')).toBeUndefined();
  });

  it('returns undefined for administrators and on other networks', () => {
    const data = dataOf(1);
    expect(quotaIn(recordsOf({ ownData: ready([data]) }), 'prod-eu')).toBeUndefined();
    expect(quotaIn(of(data), 'lab')).toBeUndefined();
  });
});

it.each([
  [2, 0, { used: 0, available: 2, isReached: false }],
  [2, 1, { used: 1, available: 1, isReached: false }],
  [2, 2, { used: 2, available: 0, isReached: true }],
  [2, 3, { used: 3, available: -1, isReached: true }],
  [0, 0, { used: 0, available: 0, isReached: true }],
])('gives with a limit of %i and %i used: %o', (clientLimit, used, quota) => {
  expect(clientQuota({ accessLevel: 1, clientLimit }, used)).toEqual(quota);
  expect(clientQuota({ accessLevel: 2, clientLimit }, used)).toEqual(quota);
});

it('has no limit for network admins', () => {
  expect(clientQuota({ accessLevel: 0, clientLimit: 0 }, 5)).toBeUndefined();
});
