import { describe, expect, it } from 'vitest';
import { responding, createTestApi } from './testing/fakeBackend.ts';

const wire = [
  { username: 'alice', isadmin: false, networks: ['lab'], groups: null },
  { username: 'Alice', isadmin: true, networks: null, groups: ['*'] },
];

describe('reading one user', () => {
  it('finds the user with exactly this name', async () => {
    const { api } = createTestApi(responding(wire));
    expect(await api.users.read('Alice')).toEqual({
      ok: true,
      value: { username: 'Alice', isAdmin: true, networks: [], groups: ['*'] },
    });
  });

  it('fails if the user doesn’t exist', async () => {
    const { api } = createTestApi(responding(wire));
    expect(await api.users.read('bob')).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 0, message: 'The user no longer exists.' },
    });
  });

  it('is not superseded by a refresh of the list', async () => {
    const { api } = createTestApi(responding(wire));
    const [one, list] = await Promise.all([api.users.read('alice'), api.users.list()]);
    expect([one.ok, list.ok]).toEqual([true, true]);
  });
});
