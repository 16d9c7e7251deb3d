import { vi } from 'vitest';
import { deferred } from './deferred.ts';

/** Holds requests with this method, and with `path` in their address, until the returned function is called. */
export function holdRequests(method: string, path = ''): () => void {
  const { fetch } = globalThis;
  const held = deferred<undefined>();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === method && request.url.includes(path)) await held.promise;
    return fetch(request);
  });
  return () => held.resolve(undefined);
}
