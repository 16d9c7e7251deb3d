import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../mocks/fixtures/externalClient.ts';
import { ready } from '../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../mocks/fixtures/network.ts';
import { aNetworkUser, someNetworkUserData } from '../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../mocks/fixtures/node.ts';
import { recordsOf } from '../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../mocks/fixtures/session.ts';
import { aUser } from '../../mocks/fixtures/user.ts';
import { isViewerKnown, networkIn, seenBy, type StoredRecords } from './records.ts';
import { createViewer } from './session/permissions.ts';

const gateway = aNode({ id: 'gw', name: 'gw', isIngressGateway: true });
const plain = aNode({ id: 'plain', name: 'plain' });
const ofOther = anExternalClient();
const own = anExternalClient({ clientId: 'own', ownerId: 'lena' });
const office = aNetwork({ netid: 'office' });
const lab = aNetwork({ netid: 'lab' });

const area = someNetworkUserData({
  network: 'office',
  user: aNetworkUser({ accessLevel: 0 }),
  nodes: [plain],
  clients: [own],
  gateways: [gateway],
  networks: [office],
});

const stored: StoredRecords = {
  ...recordsOf({
    nodes: ready([gateway]),
    networks: ready([office, lab]),
    ownData: ready([area]),
    networkUsers: ready(new Map([['office', [aNetworkUser({ id: 'lena', nodes: ['plain'] })]]])),
    users: ready([aUser({ username: 'lena' })]),
    refreshing: ['nodes', 'ownData'],
  }),
  externalClients: { data: ready([ofOther, own]), isLoading: false },
};

const nothing = () => new Set<string>();
const admin = createViewer(aSessionUser(), true, []);
const lena = createViewer(aSessionUser({ name: 'lena', isAdmin: false }), true, [area]);

describe('seenBy', () => {
  it('shows administrators what the server lists', () => {
    const records = seenBy(admin, stored, nothing);
    expect(records).toMatchObject({
      nodes: { data: { value: [gateway] }, isLoading: true },
      networks: { data: { value: [office, lab] }, isLoading: false },
      clients: { data: { value: [ofOther, own] }, isLoading: false },
      gateways: { data: { value: [gateway] }, isLoading: true },
    });
    expect(records.nodes).toBe(stored.nodes);
  });

  it('shows others their own data', () => {
    expect(seenBy(lena, stored, nothing)).toMatchObject({
      nodes: { data: { value: [gateway, plain] }, isLoading: true },
      networks: { data: { value: [office] }, isLoading: true },
      clients: { data: { value: [own] }, isLoading: true },
      gateways: { data: { value: [gateway] }, isLoading: true },
    });
  });

  it('waits for the data that others have in their networks', () => {
    const waiting = { ...stored, ownData: { data: { status: 'loading' }, isLoading: true } } as const;
    const { nodes, networks, clients, gateways } = seenBy(lena, waiting, nothing);
    expect([nodes, networks, clients, gateways].map(({ data }) => data.status)).toEqual(
      Array.from({ length: 4 }, () => 'loading'),
    );
  });

  it('derives the same lists again while nothing changes', () => {
    const [one, other] = [seenBy(lena, stored, nothing), seenBy(lena, stored, nothing)];
    expect(one.nodes.data).toBe(other.nodes.data);
    expect(one.clients.data).toBe(other.clients.data);
    expect(one.ownerOf).toBe(other.ownerOf);
  });

  it('names owners and accounts', () => {
    const { ownerOf, usernames } = seenBy(admin, stored, nothing);
    expect(ownerOf({ ...plain, network: 'office', ownerId: '' })).toBe('lena');
    expect(usernames).toEqual(new Set(['lena']));
  });
});

it.each([
  [admin, { status: 'loading' } as const, true],
  [lena, { status: 'loading' } as const, false],
  [lena, ready([]), true],
  [lena, { status: 'failed', failure: { kind: 'timeout' } } as const, true],
])('knows when permissions are settled (%#)', (viewer, ownData, expected) => {
  expect(isViewerKnown(recordsOf({ viewer, ownData }))).toBe(expected);
});

it('finds a network', () => {
  const records = recordsOf({ networks: ready([office, lab]) });
  expect(networkIn(records, 'lab')).toBe(lab);
  expect(networkIn(records, 'atlantis')).toBeUndefined();
});
