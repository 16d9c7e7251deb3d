import { getResponse } from 'msw';
import { vi } from 'vitest';
import { makeHandlers } from '../../../mocks/handlers/makeHandlers.ts';
import type { World } from '../../../mocks/world/state.ts';

/** Puts a simulated server behind `fetch`. What arrives there is noted as `GET /nodes 200`; without an answer, as 0. */
export function serve(world: World): { readonly asked: string[] } {
  const handlers = makeHandlers(world);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const position = asked.push(`${line} 0`) - 1;
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    asked[position] = `${line} ${response.status}`;
    return response;
  });
  return { asked };
}
