import type { Session } from '../../domain/session/session.ts';
import { createApi } from '../createApi.ts';
import { sessionsApi } from '../sessions.ts';
import { createHttp, type HttpOptions } from '../transport/http.ts';
import type { SessionEnd } from '../transport/sessionRules.ts';
import { aclWork, streamParsers } from '../work.ts';

export type Responder = (request: Request) => Response | Promise<Response>;

/** Unix seconds. */
export const testTime = 1_795_270_000;

export function aSession(token = 'header.claims.signature', expiresAt = testTime + 3600): Session {
  return { token, user: { name: 'mira', isAdmin: true, networks: [], groups: ['*'], expiresAt } };
}

/** An API whose backend is a function. `asked` collects the requests and `ended` the ends of sessions. */
export function createTestApi(answer: Responder, options: Partial<HttpOptions> = {}) {
  const asked: Request[] = [];
  const ended: SessionEnd[] = [];
  const session = aSession();
  const http: HttpOptions = {
    baseUrl: 'http://backend.test',
    session: () => session,
    now: () => testTime,
    onSessionEnd: (reason) => ended.push(reason),
    fetch: async (request) => {
      asked.push(request.clone());
      return answer(request);
    },
    ...options,
  };
  const sender = createHttp(http);
  const api = {
    ...createApi(sender, { ...aclWork, ...streamParsers }),
    sessions: sessionsApi(sender, http.baseUrl),
  };
  return { api, asked, ended };
}

export type TestApi = ReturnType<typeof createTestApi>['api'];

/** For example `GET /api/nodes`. */
export function lineOf(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`;
}

export function responding(body: unknown, status = 200): Responder {
  return () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

export function rejecting(status: number, message: string): Responder {
  return responding({ Code: status, Message: message }, status);
}

/** Fails the test for a request that isn’t listed. */
export function answeringBy(answers: Readonly<Record<string, Responder>>): Responder {
  return (request) => {
    const answer = answers[lineOf(request)];
    if (!answer) throw new Error(`Unexpected request ${lineOf(request)}`);
    return answer(request);
  };
}

/** Never responds, and rejects like `fetch` when the call is aborted. */
export const silence: Responder = ({ signal }) =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
