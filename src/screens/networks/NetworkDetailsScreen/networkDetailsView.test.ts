import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Network } from '../../../domain/network/network.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { networkUserDataFromWire } from '../../../domain/user/networkUserWire.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { networkAt, networkDetailsView } from './networkDetailsView.ts';

type Changes = GivenRecords & Partial<Parameters<typeof networkDetailsView>[1]>;

function viewOf(changes: Changes = {}, of: Partial<Network> = {}) {
  const network = aNetwork({ netid: 'lab', networkLastModified: NOW - HOUR, ...of });
  return networkDetailsView(
    recordsOf({
      networks: ready([network]),
      nodes: ready([aNode({ network: 'lab' }), aNode({ network: 'office' })]),
      clients: ready([anExternalClient({ network: 'lab' }), anExternalClient({ network: 'office' })]),
      viewer: createViewer(aSessionUser(), true, []),
      ...changes,
    }),
    { netid: 'lab', now: NOW, ...changes },
  );
}

const asNetworkAdmin: Changes = {
  viewer: aViewerAt({ lab: 0 }),
  ownData: ready([]),
  ownNetwork: ready(aNetwork({ netid: 'lab' })),
  opened: 'lab',
};

function detailsOf(...args: Parameters<typeof viewOf>) {
  const view = viewOf(...args);
  if (view.status !== 'ready') throw new Error(`The page is ${view.status}`);
  return view;
}

it.each<[string, GivenRecords, object]>([
  ['loads', { networks: { status: 'loading' } }, { status: 'loading' }],
  ['is not found', { networks: ready([]) }, networkNotFound('lab')],
  [
    'is not for this viewer',
    { viewer: aViewerAt({ lab: 1 }), ownData: ready([]) },
    {
      status: 'noRecord',
      heading: 'lab',
      text: 'Only administrators and network administrators can view network settings.',
      listHref: '/nodes/lab',
      listLabel: 'See its nodes',
    },
  ],
  [
    'failed',
    { networks: { status: 'failed', failure: { kind: 'timeout' } } },
    { status: 'failed', subject: 'the network', reason: expect.any(String) },
  ],
])('%s', (_, changes, expected) => {
  expect(viewOf(changes)).toEqual(expected);
});

describe('a network’s page', () => {
  it('counts its known nodes and clients', () => {
    expect(detailsOf().facts).toEqual(['1 node', '1 external client']);
    expect(detailsOf({ clients: undefined, nodes: { status: 'loading' } }).facts).toEqual([]);
  });

  it('shows when it was modified', () => {
    expect(detailsOf().modified).toEqual({ at: NOW - HOUR, exact: formatExact(NOW - HOUR) });
  });

  it('offers deletion to administrators only', () => {
    expect(detailsOf().remove).toMatchObject({ obstacle: 'Delete its 1 node first' });
    expect(detailsOf(asNetworkAdmin).remove).toBeUndefined();
  });
});

describe('the enterprise settings', () => {
  it('are hidden on the community edition', () => {
    expect(detailsOf({ viewer: createViewer(aSessionUser(), false, []) }).enterprise).toBeUndefined();
  });

  it('show level 2 and no limits by default', () => {
    expect(detailsOf({}, { proSettings: undefined }).enterprise).toMatchObject({
      level: 2,
      levelName: 'Client user',
      nodeLimit: 0,
      clientLimit: 0,
      allowedGroups: { first: [], others: [] },
      allowedUsers: { first: [], others: [] },
    });
  });

  it('show stored values, and the first three names of long lists', () => {
    const proSettings = someProSettings({
      defaultAccessLevel: 0,
      defaultUserNodeLimit: 7,
      allowedUsers: ['a', 'b', 'c', 'd', 'e'],
    });
    expect(detailsOf({}, { proSettings }).enterprise).toMatchObject({
      level: 0,
      levelName: 'Network administrator',
      nodeLimit: 7,
      allowedGroups: { first: ['*'], others: [], editHref: '/networks/lab/edit/groups' },
      allowedUsers: {
        first: ['a', 'b', 'c'],
        others: ['d', 'e'],
        editHref: '/networks/lab/edit/networkusers',
      },
    });
  });

  it('link only administrators to their lists', () => {
    expect(detailsOf(asNetworkAdmin).enterprise?.allowedGroups.editHref).toBeUndefined();
  });
});

const office = aNetwork({ netid: 'office' });
const failed = (failure: Failure) => ({ status: 'failed', failure }) as const;

type At = GivenRecords & { netid?: string };

const at = ({ netid = 'office', ...given }: At) =>
  networkAt(recordsOf({ opened: 'office', ...given }), netid);

const admin: At = { networks: ready([office]), ownData: ready([]), nodes: ready([]) };

describe('for an administrator', () => {
  it('is the network in the list', () => {
    expect(at(admin)).toEqual({ status: 'ready', network: office, source: admin.networks });
  });

  it.each<[string, At, string]>([
    ['is missing once the list is loaded', { netid: 'nowhere' }, 'missing'],
    ['is loading while the list loads', { networks: { status: 'loading' } }, 'loading'],
    ['is loading before the list is requested', { networks: { status: 'idle' } }, 'loading'],
    ['fails with the list', { networks: failed({ kind: 'timeout' }) }, 'failed'],
    ['matches names case-sensitively', { netid: 'Office' }, 'missing'],
  ])('%s', (_, changes, status) => {
    expect(at({ ...admin, ...changes }).status).toBe(status);
  });
});

describe('for an administrator of the network', () => {
  const own: At = {
    ...admin,
    viewer: aViewerAt({ office: 0 }, { isEE: false }),
    networks: { status: 'idle' },
    ownNetwork: ready(office),
  };

  it('is the network loaded by itself', () => {
    expect(at(own)).toEqual({ status: 'ready', network: office, source: own.ownNetwork });
  });

  it.each<[string, At, string]>([
    ['is loading before it is requested', { ownNetwork: { status: 'idle' } }, 'loading'],
    [
      'is not shown when the server refuses',
      { ownNetwork: failed({ kind: 'unauthorized', message: '' }) },
      'denied',
    ],
    [
      'is unknown when the server has none',
      { ownNetwork: failed({ kind: 'rejected', status: 500, message: 'no result found' }) },
      'missing',
    ],
    ['fails otherwise', { ownNetwork: failed({ kind: 'timeout' }) }, 'failed'],
    ['is loading while the user’s rights load', { ownData: { status: 'loading' } }, 'loading'],
    [
      'fails instead of denying access when the rights are unknown',
      { ownData: failed({ kind: 'timeout' }) },
      'failed',
    ],
  ])('%s', (_, changes, status) => {
    expect(at({ ...own, ...changes }).status).toBe(status);
  });
});

describe('for other users', () => {
  const data = networkUserDataFromWire({ office: { user: { accesslevel: 1 } } }, 'mira');
  const user: At = {
    ...admin,
    viewer: createViewer(aSessionUser({ isAdmin: false }), true, data),
    networks: { status: 'idle' },
  };

  it.each<[string, At, string]>([
    ['is not shown', {}, 'denied'],
    ['is missing without any right', { netid: 'nowhere' }, 'missing'],
    [
      'is not unknown while nodes may still name it',
      { netid: 'lab', nodes: { status: 'loading' } },
      'loading',
    ],
    ['is missing when the nodes failed', { netid: 'lab', nodes: failed({ kind: 'timeout' }) }, 'missing'],
    [
      'is known by its nodes on the community edition',
      {
        netid: 'lab',
        nodes: ready([aNode({ network: 'lab' })]),
        viewer: createViewer(aSessionUser({ isAdmin: false }), false, []),
      },
      'denied',
    ],
  ])('%s', (_, changes, status) => {
    expect(at({ ...user, ...changes }).status).toBe(status);
  });
});
