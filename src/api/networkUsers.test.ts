import { expect, it } from 'vitest';
import { rejecting, responding, createTestApi } from './testing/fakeBackend.ts';

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

it('has no users and no data of a user while the server has no networks', async () => {
  const { api } = createTestApi(rejecting(500, 'could not find any records'));
  expect(await api.networkUsers.list()).toEqual({ ok: true, value: new Map() });
  expect(await api.networkUsers.dataOf('ada')).toEqual({ ok: true, value: [] });
});

it('reports other failures', async () => {
  const { api } = createTestApi(rejecting(500, 'no such luck'));
  expect(await api.networkUsers.list()).toMatchObject({ ok: false, error: { message: 'no such luck' } });
  expect(await api.networkUsers.dataOf('ada')).toMatchObject({ ok: false });
});
