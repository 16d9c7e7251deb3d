import { delay, http, type HttpHandler } from 'msw';
import type { Fault } from '../world/faults.ts';
import { checkIn, log } from '../world/logs.ts';
import { measure } from '../world/nodes/metrics.ts';
import { ConnectionDropped, ServerError } from '../world/serverError.ts';
import type { World } from '../world/state.ts';
import { methodNotAllowed, notFound, errorResponse } from './responses.ts';
import { replacementResponse, applyFault } from './faultyResponses.ts';
import type { Route } from './route.ts';
import { routesOf } from './routes.ts';

type Params = ReadonlyMap<string, string>;

export type HandlerOptions = {
  /**
   * The API's address as an msw pattern. In a page, a wildcard host would also match the modules of `src/api`.
   * @default 'http://localhost:8081/api'
   */
  baseUrl?: string;
  /**
   * Browsers send preflights over HTTP but not to handlers inside a page, so these reject what a preflight would have
   * rejected. @default 'page'
   */
  over?: 'page' | 'http';
  /** Called with each response before it is sent. */
  onResponse?: (request: Request, answer: Response) => void;
};

/**
 * Returns the simulated server as a single msw handler. Matching by msw would be slow with many handlers, and is less
 * strict than the server about case, trailing slashes and encoded slashes.
 */
export function makeHandlers(
  world: World,
  { baseUrl = 'http://localhost:8081/api', over = 'page', onResponse }: HandlerOptions = {},
): HttpHandler[] {
  const routes = routesOf(world.edition);
  const names: ReadonlySet<string> = new Set(routes.map((route) => route.name));

  async function answer(route: Route, params: Params, request: Request, path: string): Promise<Response> {
    if (over === 'page' && forbiddenPart(request)) return new Response(null, { status: 403 });
    const fault = world.faults.take({ method: route.method, path, route: route.name }, names);
    await wait(world, fault, request.signal);
    const answered =
      replacementResponse(fault) ??
      (await applyFault(fault, serve(world, route, request, await request.text(), params)));
    if (fault?.kind === 'stall') await aborted(request.signal);
    if (fault?.kind === 'cors') return over === 'page' ? Response.error() : answered;
    return withOrigin(answered, world);
  }

  function answerTo(request: Request): Response | Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request, world.settings.allowedOrigin);
    const path = pathOf(request);
    const matches = routes.flatMap((route) => {
      const params = route.match(path);
      return params ? [{ route, params }] : [];
    });
    const called = matches.find(({ route }) => route.method === request.method);
    if (called) return answer(called.route, called.params, request, path);
    return withOrigin(matches.length > 0 ? methodNotAllowed() : notFound(), world);
  }

  return [
    http.all(`${baseUrl}*`, async ({ request }) => {
      const answered = await answerTo(request);
      onResponse?.(request, answered);
      return answered;
    }),
  ];
}

/** Runs the route and turns refusals and crashes into responses. */
function serve(world: World, route: Route, request: Request, text: string, params: Params): Response {
  if (checkIn(world)) measure(world);
  try {
    return route.respond(world, request, text, params);
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error();
    if (!(error instanceof ServerError)) throw error;
    log(world, `processed request error: ${error.message}`);
    return errorResponse(error);
  }
}

async function wait(world: World, fault: Fault | undefined, signal: AbortSignal): Promise<void> {
  if (fault?.kind === 'hang') await aborted(signal);
  const ms = fault?.kind === 'latency' ? fault.ms : world.faults.latency;
  if (ms > 0) await delay(ms);
}

/** Never resolves; rejects when the request is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function withOrigin(answer: Response, world: World): Response {
  if (answer.type !== 'error')
    answer.headers.set('Access-Control-Allow-Origin', world.settings.allowedOrigin);
  return answer;
}

/** Returns the path below `/api`. Go's router decodes before it matches, so an encoded slash separates segments. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const below = pathname.slice(pathname.indexOf('/api') + '/api'.length);
  try {
    return decodeURIComponent(below);
  } catch {
    return below;
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
/** CORS-safelisted methods, which the response to a preflight doesn't name. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const headers = ['Access-Control-Allow-Origin', 'X-Requested-With', 'Content-Type', 'Authorization'];
const simpleHeaders = ['Accept', 'Accept-Language', 'Content-Language', 'Origin'];
/** Headers that the browser adds itself. */
const browserHeaders =
  /^(sec-.*|accept-encoding|connection|content-length|host|keep-alive|origin|referer|user-agent)$/i;

/** The response to a preflight. The browser blocks the request because rejections lack the origin header. */
function preflight(request: Request, allowedOrigin: string): Response {
  const method = request.headers.get('Access-Control-Request-Method');
  if (method === null) return new Response(null, { status: 400 });
  if (!methods.includes(method)) return new Response(null, { status: 405 });
  const wanted = (request.headers.get('Access-Control-Request-Headers') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !isOneOf(simpleHeaders, name));
  if (wanted.some((name) => !isOneOf(headers, name))) return new Response(null, { status: 403 });
  const answer = new Response(null);
  if (wanted.length > 0) answer.headers.set('Access-Control-Allow-Headers', wanted.map(canonical).join(','));
  if (!simpleMethods.includes(method)) answer.headers.set('Access-Control-Allow-Methods', method);
  answer.headers.set('Access-Control-Allow-Origin', allowedOrigin);
  return answer;
}

/** Returns what a preflight would have rejected: cookies, which the server never allows, or the first forbidden header. */
function forbiddenPart(request: Request): string | undefined {
  if (request.credentials === 'include') return 'credentials';
  return [...request.headers.keys()].find(
    (name) => !isOneOf([...headers, ...simpleHeaders], name) && !browserHeaders.test(name),
  );
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.some((candidate) => candidate.toLowerCase() === name.toLowerCase());
}

/** Go writes header names with capitals at the word starts. */
function canonical(name: string): string {
  return name.toLowerCase().replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
