import { getResponse } from 'msw';
import { vi } from 'vitest';
import { makeHandlers } from '../../../mocks/handlers/makeHandlers.ts';
import type { World } from '../../../mocks/world/state.ts';

/**
 * Puts a simulated server behind `fetch`. What arrives there is noted as `GET /nodes 200`; without an answer, as 0. Like
 * `fetch`, it lets go of a call that is aborted, in the middle of a body too.
 */
export function serve(world: World): { readonly asked: string[] } {
  const handlers = makeHandlers(world);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const position = asked.push(`${line} 0`) - 1;
    // Those of other methods would only be looked through in vain.
    const candidates = handlers.filter(
      ({ info }) => info.method === request.method || info.method instanceof RegExp,
    );
    const answer = getResponse(candidates, request).then((response) => {
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      asked[position] = `${line} ${response.status}`;
      return abortable(response, request.signal);
    });
    return Promise.race([answer, aborted(request.signal)]);
  });
  return { asked };
}

function abortable(response: Response, signal: AbortSignal): Response {
  const body = response.body?.pipeThrough(new TransformStream(), { signal });
  return new Response(body ?? null, response);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true });
  });
}
