import { expect, it } from 'vitest';
import { responding, createTestApi } from './testing/fakeBackend.ts';

it('fills in the requested name if the server leaves it empty', async () => {
  const { api } = createTestApi(
    responding({
      net: { nodes: null, clients: [], vpns: [], networks: [], user: { id: '', accesslevel: 1 } },
    }),
  );
  expect(await api.networkUsers.dataOf('ada')).toMatchObject({
    ok: true,
    value: [{ network: 'net', user: { id: 'ada', accessLevel: 1 }, nodes: [] }],
  });
});

it('groups network users by network', async () => {
  const { api } = createTestApi(
    responding({ net: [{ id: 'ada', accesslevel: 0, nodes: null, clients: null }] }),
  );
  const result = await api.networkUsers.list();
  expect(result.ok && result.value.get('net')?.map((user) => user.id)).toEqual(['ada']);
});
