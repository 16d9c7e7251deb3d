import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { nodeFromWire } from '../../../domain/node/nodeWire.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { accessKeyListView, type AccessKeyListInput } from './accessKeyListView.ts';

const ready = (...keys: readonly AccessKey[]): Loadable<readonly AccessKey[]> => ({
  status: 'ready',
  value: keys,
  loadedAt: NOW_MS,
});

const input: AccessKeyListInput = {
  netid: 'office',
  keys: ready(
    anAccessKey({ name: 'mobile', uses: 2 }),
    anAccessKey({ name: 'ci', uses: 94 }),
    anAccessKey({ name: 'a/b', uses: 2 }),
  ),
  nodes: { status: 'idle' },
  viewer: createViewer(aSessionUser(), false, []),
  isRefreshing: false,
  isNetworkKnown: true,
  isAllowed: true,
  links: {
    picker: '/keys',
    create: '/keys/office/create',
    details: (name) => `/keys/office/${name}`,
    node: ({ id }) => `/nodes/${id}`,
  },
  query: new URLSearchParams(),
  rowsPerPage: 10,
};
const viewOf = (changes: Partial<AccessKeyListInput> = {}) => accessKeyListView({ ...input, ...changes });
const names = (query: string) => {
  const view = viewOf({ query: new URLSearchParams(query) });
  return view.status === 'ready' ? view.rows.map(({ name }) => name) : view.status;
};

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

  it.each<[string, Partial<AccessKeyListInput>, string]>([
    ['is loading with the keys', { keys: { status: 'loading' } }, 'loading'],
    ['is empty without keys', { keys: ready() }, 'empty'],
    ['fails with the keys', { keys: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
    ['denies other users', { isAllowed: false }, 'noRecord'],
    [
      'reports an unknown network before keys load',
      { isNetworkKnown: false, keys: { status: 'idle' } },
      'noRecord',
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
