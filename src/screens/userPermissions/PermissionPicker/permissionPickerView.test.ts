import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { permissionPickerView } from './permissionPickerView.ts';

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
