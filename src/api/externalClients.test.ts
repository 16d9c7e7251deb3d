import { expect, it } from 'vitest';
import { responding, createTestApi } from './testing/fakeBackend.ts';

const ref = { network: 'net', clientId: 'phone' };

it('returns the configuration unchanged', async () => {
  const config = '[Interface]\nAddress = 10.20.30.9/32\n\n';
  const { api } = createTestApi(
    () => new Response(config, { headers: { 'Content-Type': 'application/config' } }),
  );
  expect(await api.externalClients.config(ref)).toEqual({ ok: true, value: config });
});

it('drops private keys', async () => {
  const { api } = createTestApi(
    responding([{ clientid: 'phone', network: 'net', enabled: true, privatekey: 'c2VjcmV0' }]),
  );
  const clients = await api.externalClients.list();
  expect(clients).toMatchObject({ ok: true, value: [{ clientId: 'phone', isEnabled: true }] });
  expect(JSON.stringify(clients)).not.toContain('c2VjcmV0');
});

it('reads two configurations at the same time', async () => {
  const { api } = createTestApi((request) => new Response(request.url));
  const both = await Promise.all([
    api.externalClients.config(ref),
    api.externalClients.config({ ...ref, clientId: 'tablet' }),
  ]);
  expect(both.map((result) => result.ok && result.value)).toEqual([
    'http://backend.test/api/extclients/net/phone/file',
    'http://backend.test/api/extclients/net/tablet/file',
  ]);
});

it('reads one client without its private key', async () => {
  const { api } = createTestApi(
    responding({ clientid: 'phone', network: 'net', enabled: true, privatekey: 'c2VjcmV0' }),
  );
  const client = await api.externalClients.read(ref);
  expect(client).toMatchObject({ ok: true, value: { clientId: 'phone', isEnabled: true } });
  expect(JSON.stringify(client)).not.toContain('c2VjcmV0');
});

it('checks whether an ID is taken without reading the private key in the response', async () => {
  let isRead = false;
  let isCancelled = false;
  const config = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.enqueue(new TextEncoder().encode('PrivateKey = c2VjcmV0'));
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const { api } = createTestApi(
    () => new Response(config, { headers: { 'Content-Type': 'application/config' } }),
  );
  expect(await api.externalClients.probe(ref)).toEqual({ ok: true, value: undefined });
  expect({ isRead, isCancelled }).toEqual({ isRead: false, isCancelled: true });
});
