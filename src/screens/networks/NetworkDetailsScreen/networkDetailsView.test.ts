import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { HOUR, NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Network } from '../../../domain/network/network.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { networkDetailsView } from './networkDetailsView.ts';

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
