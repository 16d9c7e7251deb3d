import type { HttpHandler } from 'msw';
import { makeHandlers } from './handlers/makeHandlers.ts';
import type { World } from './world/state.ts';

/** The simulated server inside a page: for `msw.use(...)` of a story, at the address that the console calls there. */
export function handlersFor(world: World, backend = 'http://localhost:8081'): HttpHandler[] {
  return makeHandlers(world, { baseUrl: `${backend}/api`, over: 'page' });
}
