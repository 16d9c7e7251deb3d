import { vi } from 'vitest';
import { deferred } from './deferred.ts';

/** Holds requests with this method until the returned function is called. */
export function holdRequests(method: string): () => void {
  const { fetch } = globalThis;
  const held = deferred<undefined>();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === method) await held.promise;
    return fetch(request);
  });
  return () => held.resolve(undefined);
}
