import { getResponse, type HttpHandler } from 'msw';
import { vi } from 'vitest';
import { makeHandlers } from '../../../mocks/handlers/makeHandlers.ts';
import type { World } from '../../../mocks/world/state.ts';

/**
 * Puts a simulated server behind `fetch`. What arrives there is noted as `GET /nodes 200`; without an answer, as 0. Like
 * `fetch`, it lets go of a call that is aborted, in the middle of a body too.
 */
export function serve(world: World): { readonly asked: string[] } {
  const handlers = handlersOf(world);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const position = asked.push(`${line} 0`) - 1;
    const candidates = handlers.filter((handler) => mayAnswer(handler, request));
    const answer = getResponse(candidates, request).then((response) => {
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      asked[position] = `${line} ${response.status}`;
      return abortable(response, request.signal);
    });
    return Promise.race([answer, aborted(request.signal)]);
  });
  return { asked };
}

/** msw notes where each handler was made, by a stack trace that takes longer than everything else. */
function handlersOf(world: World): HttpHandler[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return makeHandlers(world);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** All others would be looked through in vain, each with a copy of the request. */
function mayAnswer({ info: { method, path } }: HttpHandler, request: Request): boolean {
  if (method instanceof RegExp || typeof path !== 'string') return true;
  return method === request.method && path.split('/').length === request.url.split('/').length;
}

function abortable(response: Response, signal: AbortSignal): Response {
  const body = response.body?.pipeThrough(new TransformStream(), { signal });
  return new Response(body ?? null, response);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
