import { expect, it } from 'vitest';
import { responding, createTestApi } from './testing/fakeBackend.ts';

it('returns the new key with its secret and the stored uses', async () => {
  const { api } = createTestApi(
    responding({ name: 'key-1f', uses: 1, value: 'ba73a3', accessstring: 'eyJh', expiration: null }),
  );
  expect(await api.accessKeys.create('net', { name: '', uses: 0 })).toMatchObject({
    ok: true,
    value: { name: 'key-1f', uses: 1, secret: { hidden: false, value: 'ba73a3', accessString: 'eyJh' } },
  });
});

it('distinguishes hidden keys', async () => {
  const { api } = createTestApi(
    responding([{ name: 'join', uses: 2, value: 'ACCESS_KEY', accessstring: 'ACCESS_TOKEN' }]),
  );
  expect(await api.accessKeys.list('net')).toMatchObject({
    ok: true,
    value: [{ name: 'join', secret: { hidden: true } }],
  });
});
