import { delay, http, type HttpHandler } from 'msw';
import type { Fault } from '../world/faults.ts';
import { checkIn, log } from '../world/logs.ts';
import { measure } from '../world/nodes/metrics.ts';
import { ConnectionDropped, Refusal } from '../world/refusal.ts';
import type { World } from '../world/state.ts';
import { methodNotAllowed, notFound, refused } from './answers.ts';
import { insteadOf, spoiled } from './faultyAnswers.ts';
import type { Route } from './route.ts';
import { routesOf } from './routes.ts';

type Params = ReadonlyMap<string, string>;

export type HandlerOptions = {
  /**
   * Where the API is, as msw writes addresses. A wildcard host would also catch the modules of `src/api` in a page.
   * @default 'http://localhost:8081/api'
   */
  baseUrl?: string;
  /**
   * Inside a page (and in tests with msw) there is no preflight: the handlers refuse themselves what it would have
   * refused. Over HTTP the browser asks first. @default 'page'
   */
  over?: 'page' | 'http';
  /** Told of each answer before it is sent: whoever shows it, this one knows of it first. */
  onAnswer?: (request: Request, answer: Response) => void;
};

/**
 * The simulated server as an msw handler. It is one for all calls: of many, msw would compare every request with each,
 * and it is laxer than the server about capitals, slashes at the end and encoded ones.
 */
export function makeHandlers(
  world: World,
  { baseUrl = 'http://localhost:8081/api', over = 'page', onAnswer }: HandlerOptions = {},
): HttpHandler[] {
  const routes = routesOf(world.edition);
  const names: ReadonlySet<string> = new Set(routes.map((route) => route.name));

  async function answer(route: Route, params: Params, request: Request, path: string): Promise<Response> {
    if (over === 'page' && forbiddenPart(request)) return new Response(null, { status: 403 });
    const fault = world.faults.take({ method: route.method, path, route: route.name }, names);
    await wait(world, fault, request.signal);
    const answered =
      insteadOf(fault) ?? (await spoiled(fault, serve(world, route, request, await request.text(), params)));
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
      onAnswer?.(request, answered);
      return answered;
    }),
  ];
}

/** What the route answers; refusals and crashes are answers too. */
function serve(world: World, route: Route, request: Request, text: string, params: Params): Response {
  if (checkIn(world)) measure(world);
  try {
    return route.answer(world, request, text, params);
  } catch (error) {
    if (error instanceof ConnectionDropped) return Response.error();
    if (!(error instanceof Refusal)) throw error;
    log(world, `processed request error: ${error.message}`);
    return refused(error);
  }
}

async function wait(world: World, fault: Fault | undefined, signal: AbortSignal): Promise<void> {
  if (fault?.kind === 'hang') await aborted(signal);
  const ms = fault?.kind === 'latency' ? fault.ms : world.faults.latency;
  if (ms > 0) await delay(ms);
}

/** Never ends by itself. */
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

/** The path below the API, decoded as Go's router does before it matches: an encoded slash ends a segment. */
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
/** A preflight names the method only where the standard does not allow it anyway. */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const headers = ['Access-Control-Allow-Origin', 'X-Requested-With', 'Content-Type', 'Authorization'];
const simpleHeaders = ['Accept', 'Accept-Language', 'Content-Language', 'Origin'];
/** Sent by the browser itself, whatever a script does. */
const browserHeaders =
  /^(sec-.*|accept-encoding|connection|content-length|host|keep-alive|origin|referer|user-agent)$/i;

/** The answer to a preflight. Refusals come without the origin header, which is what makes the browser give up. */
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

/**
 * Inside a page there is no preflight. This is what it would have found: the first header that a script may not send,
 * or cookies, which the server never allows.
 */
function forbiddenPart(request: Request): string | undefined {
  if (request.credentials === 'include') return 'credentials';
  return [...request.headers.keys()].find(
    (name) => !isOneOf([...headers, ...simpleHeaders], name) && !browserHeaders.test(name),
  );
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.some((one) => one.toLowerCase() === name.toLowerCase());
}

/** Go writes header names with capitals at the word starts. */
function canonical(name: string): string {
  return name.toLowerCase().replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
