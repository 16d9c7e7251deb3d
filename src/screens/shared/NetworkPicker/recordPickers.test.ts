import { expect, it } from 'vitest';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { accessKeyPickerView, permissionPickerView, type AccessKeyNetworks } from './recordPickers.ts';

const office = { netid: 'office', accessKeys: [anAccessKey({ uses: 3 }), anAccessKey({ uses: 4 })] };
const viewOf = (networks: AccessKeyNetworks) =>
  accessKeyPickerView({ networks, query: new URLSearchParams(), rowsPerPage: 10 });
const lab = { netid: 'lab', accessKeys: [] };

it('sums the keys of all networks and counts those of each, sorted', () => {
  expect(viewOf({ status: 'ready', value: [office, lab] })).toMatchObject({
    status: 'ready',
    count: 2,
    description: 'in 2 networks. Select network to see its keys.',
    rows: [
      {
        netid: 'lab',
        href: '/access-keys/lab',
        createHref: '/access-keys/lab/create',
        facts: { keys: 0, uses: 0 },
      },
      {
        netid: 'office',
        href: '/access-keys/office',
        createHref: '/access-keys/office/create',
        facts: { keys: 2, uses: 7 },
      },
    ],
  });
});

it.each([
  [{ status: 'loading' }, { status: 'loading' }],
  [{ status: 'ready', value: [] }, { status: 'empty' }],
  [
    { status: 'failed', failure: { kind: 'timeout' } },
    { status: 'failed', reason: 'Could not reach server: no answer in time' },
  ],
] as const)('for %o is %o', (input, view) => {
  expect(viewOf(input)).toMatchObject(view);
});

const page = { query: new URLSearchParams(), rowsPerPage: 10 } as const;

const user = (accessLevel: NetworkUser['accessLevel']): NetworkUser => ({
  id: 'anna',
  accessLevel,
  nodeLimit: 0,
  clientLimit: 0,
  nodes: [],
  clients: [],
  carried: {},
});

it('counts the users of each network by level', () => {
  const users = ready(new Map([['office', [user(3), user(0), user(3)]]]));
  expect(permissionPickerView({ netids: ['lab', 'office'], users, ...page })).toMatchObject({
    status: 'ready',
    rows: [
      { netid: 'lab', href: '/user-permissions/lab', facts: { users: 0, levels: '' } },
      {
        netid: 'office',
        href: '/user-permissions/office',
        facts: { users: 3, levels: '1 network admin, 2 no access' },
      },
    ],
  });
});

it('has nothing to choose from without a network', () => {
  expect(
    permissionPickerView({
      netids: [],
      users: ready(new Map()),
      ...page,
    }).status,
  ).toBe('empty');
});
