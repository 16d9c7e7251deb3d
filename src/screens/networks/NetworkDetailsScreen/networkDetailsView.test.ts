import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Network } from '../../../domain/network/network.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { networkDetailsView, type NetworkDetailsInput } from './networkDetailsView.ts';

function viewOf(changes: Partial<NetworkDetailsInput> = {}, of: Partial<Network> = {}) {
  const network = aNetwork({ netid: 'lab', networkLastModified: NOW - HOUR, ...of });
  return networkDetailsView({
    netid: 'lab',
    address: '/networks/lab',
    found: { status: 'ready', network, source: ready([network]) },
    nodes: ready([aNode({ network: 'lab' }), aNode({ network: 'office' })]),
    clients: [anExternalClient({ network: 'lab' }), anExternalClient({ network: 'office' })],
    isRefreshing: false,
    viewer: viewer(aSessionUser(), true, []),
    timeZone: 'UTC',
    ...changes,
  });
}

function detailsOf(...args: Parameters<typeof viewOf>) {
  const view = viewOf(...args);
  if (view.status !== 'ready') throw new Error(`The page is ${view.status}`);
  return view;
}

it.each<[string, NetworkDetailsInput['found'], object]>([
  ['loads', { status: 'loading' }, { status: 'loading' }],
  ['is not found', { status: 'missing' }, { status: 'missing', address: '/networks/lab' }],
  [
    'is not for this viewer',
    { status: 'denied' },
    { status: 'denied', netid: 'lab', nodesHref: '/nodes/lab' },
  ],
  ['failed', { status: 'failed', reason: 'why' }, { status: 'failed', reason: 'why' }],
])('%s', (_, found, expected) => {
  expect(viewOf({ found })).toEqual(expected);
});

describe('a network’s page', () => {
  it('counts what belongs to it, as far as that is known', () => {
    expect(detailsOf().facts).toEqual(['1 node', '1 external client']);
    expect(detailsOf({ clients: undefined, nodes: { status: 'loading' } }).facts).toEqual([]);
  });

  it('says when it was modified', () => {
    expect(detailsOf().modified).toEqual({ at: NOW - HOUR, exact: 'Sat 21 Nov 2026, 13:06:31' });
  });

  it('offers deletion to administrators only', () => {
    const user = viewer(aSessionUser({ isAdmin: false, networks: ['lab'] }), false, []);
    expect(detailsOf().deletion).toMatchObject({ isPossible: false });
    expect(detailsOf({ viewer: user }).deletion).toBeUndefined();
  });
});

describe('the enterprise part', () => {
  it('is not there on the community edition', () => {
    expect(detailsOf({ viewer: viewer(aSessionUser(), false, []) }).enterprise).toBeUndefined();
  });

  it('shows level 2 and no limits without settings', () => {
    expect(detailsOf({}, { proSettings: undefined }).enterprise).toMatchObject({
      level: 2,
      levelName: 'Remote access',
      nodeLimit: 0,
      clientLimit: 0,
      allowedGroups: { first: [], others: [] },
      allowedUsers: { first: [], others: [] },
    });
  });

  it('shows the stored settings, of long lists the first three names', () => {
    const proSettings = someProSettings({
      defaultAccessLevel: 0,
      defaultUserNodeLimit: 7,
      allowedUsers: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(detailsOf({}, { proSettings }).enterprise).toMatchObject({
      level: 0,
      levelName: 'Network admin',
      nodeLimit: 7,
      allowedGroups: { first: ['*'], others: [], editHref: '/networks/lab/edit/groups' },
      allowedUsers: {
        first: ['a', 'b', 'c'],
        others: ['d', 'e'],
        editHref: '/networks/lab/edit/networkusers',
      },
    });
  });

  it('leads nobody but administrators to its lists', () => {
    const user = viewer(aSessionUser({ isAdmin: false, networks: ['lab'] }), true, []);
    expect(detailsOf({ viewer: user }).enterprise?.allowedGroups.editHref).toBeUndefined();
  });
});
