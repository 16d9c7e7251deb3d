import type { HttpHandler } from 'msw';
import { makeHandlers, type HandlerOptions } from './handlers/makeHandlers.ts';
import type { World } from './world/state.ts';

/** Returns handlers that run the simulated server inside a page, for `msw.use(...)` of a story. */
export function handlersFor(world: World, options: Pick<HandlerOptions, 'onResponse'> = {}): HttpHandler[] {
  return makeHandlers(world, { ...options, over: 'page' });
}
