import type { Middleware } from 'openapi-fetch';
import type { Failure } from '../../domain/failure.ts';
import { isLive, type Session } from '../../domain/session/session.ts';
import { CallFailed } from './failure.ts';

export type SessionEnd = 'expired' | 'unauthorized';

export type SessionOptions = {
  readonly session: () => Session | undefined;
  /** This computer’s time in Unix seconds. */
  readonly now: () => number;
  /** The session has ended, and the caller must clear it. */
  readonly onSessionEnd: (reason: SessionEnd) => void;
};

/** The only calls without a token. */
const publicCalls: ReadonlySet<string> = new Set([
  'POST /users/adm/authenticate',
  'GET /users/adm/hasadmin',
  'POST /users/adm/createadmin',
]);

/**
 * Applies the session to one call, which belongs to the user who is logged in when it is made. `key` is sent instead of
 * the token.
 */
export function sessionRules({ session, now, onSessionEnd }: SessionOptions, key?: string) {
  const own = session();
  let call = '';

  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      call = `${request.method} ${schemaPath}`;
      if (publicCalls.has(call)) return;
      if (!own) throw new CallFailed({ kind: 'expired' });
      if (!isLive(own, now())) {
        onSessionEnd('expired');
        throw new CallFailed({ kind: 'expired' });
      }
      request.headers.set('Authorization', `Bearer ${key ?? own.token}`);
    },
  };

  /** Returns the failure to report. Withholds results of an earlier user, and ends a session that the server no longer knows. */
  function judge<Met extends Failure | undefined>(failure: Met): Met | Failure {
    if (publicCalls.has(call) || failure?.kind === 'expired') return failure;
    // The user has logged out since, and another user must never see this response.
    if (session()?.token !== own?.token) return { kind: 'superseded' };
    if (failure && endsSession(call, failure)) onSessionEnd('unauthorized');
    return failure;
  }

  return { middleware, judge };
}

/**
 * Whether a failure proves that the token is no longer valid. Most calls also return 401 for a role that is too low or
 * an unknown network. Every user can list nodes and read the configuration, which fails with HTTP 500 instead.
 */
export function endsSession(call: string, failure: Failure): boolean {
  if (call === 'GET /nodes') return failure.kind === 'unauthorized';
  return (
    call === 'GET /server/getconfig' &&
    failure.kind === 'rejected' &&
    failure.status === 500 &&
    failure.message === 'unauthorized'
  );
}
