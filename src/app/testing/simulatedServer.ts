import { getResponse, type HttpHandler } from 'msw';
import { vi } from 'vitest';
import { makeHandlers } from '../../../mocks/handlers/makeHandlers.ts';
import type { World } from '../../../mocks/world/state.ts';

/**
 * Replaces `fetch` by a simulated server. `asked` lists its requests with their status, for example `GET /nodes 200`, or
 * 0 without a response. Aborted requests reject like with `fetch`, even in the middle of a body.
 */
export function serve(world: World): { readonly asked: string[] } {
  const handlers = handlersOf(world);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    const position = asked.push(`${line} 0`) - 1;
    const candidates = handlers.filter((handler) => mayAnswer(handler, request));
    const responding = getResponse(candidates, request).then((response) => {
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      asked[position] = `${line} ${response.status}`;
      return abortable(response, request.signal);
    });
    return Promise.race([responding, aborted(request.signal)]);
  });
  return { asked };
}

/** Turns off stack traces while msw creates handlers, because msw records a slow one for each. */
function handlersOf(world: World): HttpHandler[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return makeHandlers(world);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Filters handlers before msw does, which copies the request for each of them. */
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
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}
