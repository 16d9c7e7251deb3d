import { describe, expect, it } from 'vitest';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { AccessLevel } from '../session/accessLevel.ts';
import { viewer } from '../session/permissions.ts';
import type { NetworkUserData } from '../user/networkUser.ts';
import { clientLists, quotaOf, type LoadedLists, clientQuota } from './clientLists.ts';

const gateway = aNode({ name: 'gw', isIngressGateway: true });
const client = anExternalClient();
const own = anExternalClient({ clientId: 'own', ownerId: 'lena' });

function dataOf(accessLevel: AccessLevel, clients = [own], clientLimit = 2): NetworkUserData {
  const user = { id: 'lena', accessLevel, nodeLimit: 0, clientLimit, nodes: [], clients: [], carried: {} };
  return { network: 'prod-eu', user, nodes: [], clients, gateways: [gateway], networks: [] };
}

const loaded = (data: readonly NetworkUserData[] = []): LoadedLists => ({
  nodes: ready([gateway, aNode({ name: 'plain' })]),
  clients: ready([client, own]),
  userData: ready(data),
});

const admin = viewer(aSessionUser(), true, []);
const someone = aSessionUser({ name: 'lena', isAdmin: false });
const user = (...data: NetworkUserData[]) => viewer(someone, true, data);

describe('the lists', () => {
  it('of an administrator are all clients, and the nodes that are ingress gateways', () => {
    expect(clientLists(admin, loaded())).toEqual({
      gateways: ready([gateway]),
      clients: ready([client, own]),
    });
  });

  it.each([true, false])('of anybody else come from the own data, also on the community edition', (isEE) => {
    const data = dataOf(isEE ? 2 : 0);
    expect(clientLists(viewer(someone, isEE, [data]), loaded([data]))).toEqual({
      gateways: ready([gateway]),
      clients: ready([own]),
    });
  });

  it('wait for what they are made of', () => {
    const waiting = { ...loaded(), nodes: { status: 'loading' } } as const;
    expect(clientLists(admin, waiting).gateways).toEqual({ status: 'loading' });
  });
});

describe('the quota', () => {
  it.each([1, 2] as const)('of level %i counts the own clients', (level) => {
    const data = dataOf(level);
    expect(quotaOf(user(data), [data], 'prod-eu')).toEqual({ used: 1, available: 1, isReached: false });
  });

  it('is reached with the last client', () => {
    const data = dataOf(1, [own, client]);
    expect(quotaOf(user(data), [data], 'prod-eu')).toMatchObject({ available: 0, isReached: true });
  });

  it.each([0, 3] as const)('does not concern level %i', (level) => {
    const data = dataOf(level);
    expect(quotaOf(user(data), [data], 'prod-eu')).toBeUndefined();
  });

  it('does not concern administrators, or another network', () => {
    const data = dataOf(1);
    expect(quotaOf(admin, [data], 'prod-eu')).toBeUndefined();
    expect(quotaOf(user(data), [data], 'lab')).toBeUndefined();
  });
});

it.each([
  [2, 0, { used: 0, available: 2, isReached: false }],
  [2, 1, { used: 1, available: 1, isReached: false }],
  [2, 2, { used: 2, available: 0, isReached: true }],
  [2, 3, { used: 3, available: -1, isReached: true }],
  [0, 0, { used: 0, available: 0, isReached: true }],
])('with a limit of %i and %i used gives %o', (clientLimit, used, quota) => {
  expect(clientQuota({ accessLevel: 1, clientLimit }, used)).toEqual(quota);
  expect(clientQuota({ accessLevel: 2, clientLimit }, used)).toEqual(quota);
});

it('does not limit a network admin', () => {
  expect(clientQuota({ accessLevel: 0, clientLimit: 0 }, 5)).toBeUndefined();
});
