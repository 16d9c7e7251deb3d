import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { ready as loaded } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { nodeFromWire } from '../../../domain/node/nodeWire.ts';
import { mapValue, type Loadable } from '../../../domain/loadable.ts';
import { accessKeyListView } from './accessKeyListView.ts';

const ready = (...keys: readonly AccessKey[]): Loadable<readonly AccessKey[]> => ({
  status: 'ready',
  value: keys,
  loadedAt: NOW_MS,
});

type Changes = Partial<Parameters<typeof accessKeyListView>[1]> &
  GivenRecords & { keys?: Loadable<readonly AccessKey[]> };

const links = {
  picker: '/keys',
  create: '/keys/office/create',
  details: (name: string) => `/keys/office/${name}`,
  node: ({ id }: { id: string }) => `/nodes/${id}`,
};

const listed = ready(
  anAccessKey({ name: 'mobile', uses: 2 }),
  anAccessKey({ name: 'ci', uses: 94 }),
  anAccessKey({ name: 'a/b', uses: 2 }),
);

const viewOf = ({ keys = listed, ...changes }: Changes = {}) =>
  accessKeyListView(
    recordsOf({
      networks: mapValue(keys, (accessKeys) => [aNetwork({ netid: 'office', accessKeys })]),
      ...changes,
    }),
    { netid: 'office', links, query: new URLSearchParams(), rowsPerPage: 10, ...changes },
  );

const names = (query: string) => {
  const view = viewOf({ query: new URLSearchParams(query) });
  return view.status === 'ready' ? view.rows.map(({ name }) => name) : view.status;
};

const asNetworkAdmin = { viewer: aViewerAt({ office: 0 }), ownData: loaded([]), opened: 'office' };

describe('accessKeyListView', () => {
  it.each([
    ['', ['a/b', 'ci', 'mobile']],
    ['order=desc', ['mobile', 'ci', 'a/b']],
    ['sort=uses', ['a/b', 'mobile', 'ci']],
    ['sort=uses&order=desc', ['ci', 'mobile', 'a/b']],
    ['search=%20MOB%20', ['mobile']],
    ['search=nobody', 'noMatch'],
  ])('lists for the query %j: %j', (query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('lists the nodes of the network that joined with a key', () => {
    const secret = (value: string) => ({ hidden: false, value, accessString: '' }) as const;
    const keys = ready(
      anAccessKey({ name: 'ci', secret: secret('3bb32976a34bb360') }),
      anAccessKey({ name: 'none', secret: secret('') }),
      anAccessKey({ name: 'unused', secret: secret('0000') }),
      anAccessKey({ name: 'zz-hidden', secret: { hidden: true } }),
    );
    const joined = (name: string, accesskey: string, network = 'office') =>
      nodeFromWire({ id: name, name, network, accesskey });
    const nodes = {
      status: 'ready',
      loadedAt: NOW_MS,
      value: [
        joined('web-2', '3bb32976a34bb360'),
        joined('web-1', '3bb32976a34bb360'),
        joined('elsewhere', '3bb32976a34bb360', 'lab'),
        joined('netmaker-1', ''),
      ],
    } as const;
    const nodesIn = (view: ReturnType<typeof viewOf>) =>
      view.status === 'ready' ? view.rows.map((row) => row.nodes?.map(({ name }) => name)) : [];
    expect(nodesIn(viewOf({ keys, nodes }))).toEqual([['web-1', 'web-2'], [], [], undefined]);
    expect(nodesIn(viewOf({ keys }))[0]).toBeUndefined();
    expect(JSON.stringify(nodes)).not.toContain('3bb32976a34bb360');
  });

  it('links keys to their details and marks those that can’t be deleted', () => {
    expect(viewOf()).toMatchObject({
      count: 3,
      createHref: '/keys/office/create',
      rows: [
        {
          name: 'a/b',
          deletion: { obstacle: expect.stringMatching(/can’t delete a key with this name/) as unknown },
        },
        { name: 'ci', href: '/keys/office/ci', uses: 94, deletion: { obstacle: undefined } },
        { name: 'mobile' },
      ],
    });
  });

  it('pages keys', () => {
    const keys = ready(...Array.from({ length: 25 }, (_, index) => anAccessKey({ name: `key ${index}` })));
    expect(viewOf({ keys, query: new URLSearchParams('page=9') })).toMatchObject({
      paging: { page: 2, from: 21, to: 25, total: 25 },
    });
  });

  it.each<[string, Changes, string]>([
    ['is loading with the keys', { keys: { status: 'loading' } }, 'loading'],
    ['is empty without keys', { keys: ready() }, 'empty'],
    ['fails with the keys', { keys: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
    ['denies other users', { viewer: aViewerAt({ office: 1 }), ownData: loaded([]) }, 'noRecord'],
    ['reports an unknown network', { networks: loaded([]) }, 'noRecord'],
    [
      'reports an unknown network of others before keys load',
      { viewer: aViewerAt({}), ownData: loaded([]), nodes: loaded([]) },
      'noRecord',
    ],
    [
      'shows a network administrator the keys that they loaded',
      { ...asNetworkAdmin, accessKeys: ready() },
      'empty',
    ],
    ['waits for the keys of a network administrator', { ...asNetworkAdmin, opened: 'lab' }, 'loading'],
    [
      'fails if the data of other users failed to load',
      { viewer: aViewerAt({}), ownData: { status: 'failed', failure: { kind: 'timeout' } } },
      'failed',
    ],
  ])('%s', (_, changes, status) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it('reports hidden keys', () => {
    expect(viewOf({ keys: ready(anAccessKey({ secret: { hidden: true } })) })).toMatchObject({
      areKeysHidden: true,
    });
    expect(viewOf()).toMatchObject({ areKeysHidden: false });
  });
});
