import type { Failure, Result } from '../domain/failure.ts';
import type { BackendDiagnosis, BackendFinding } from '../domain/server/diagnosisText.ts';
import { sessionFromToken, type Session } from '../domain/session/session.ts';
import { WireError, WireObject } from '../domain/wire.ts';
import type { Http } from './transport/http.ts';
import type { AskPresence } from './transport/presence.ts';
import { confirmation, json } from './transport/reader.ts';

export type Credentials = { readonly username: string; readonly password: string };

export const sessionsApi = (http: Http, baseUrl: string, askPresence?: AskPresence) => ({
  /** Wrong credentials fail with HTTP 400, never 401. */
  signIn: (credentials: Credentials) =>
    http.change('post', '/users/adm/authenticate', { body: credentials }, json(sessionFromWire)),

  /** Until an administrator exists, anyone can create the first one. */
  hasAdmin: () => readHasAdmin(http),

  createAdmin: (credentials: Credentials) =>
    http.change('post', '/users/adm/createadmin', { body: credentials }, confirmation),

  probe: async (): Promise<BackendDiagnosis> => {
    const finding = diagnose(await readHasAdmin(http));
    const isSilent = finding.status === 'unreachable' && !finding.offline;
    const reason = isSilent && (await askPresence?.(`${baseUrl}/api${hasAdminCall}`));
    return { address: baseUrl, ...(reason || finding) };
  },
});

/** The cheapest call that needs no token. */
export const hasAdminCall = '/users/adm/hasadmin';

function readHasAdmin(http: Http): Promise<Result<boolean, Failure>> {
  return http.read(hasAdminCall, {}, json(hasAdminFromWire));
}

function sessionFromWire(wire: unknown): Session {
  const token = new WireObject(wire, '').object('Response')?.text('AuthToken');
  const session = token === undefined ? undefined : sessionFromToken(token);
  if (!session) throw new WireError('Response.AuthToken', 'a token', token);
  return session;
}

function hasAdminFromWire(wire: unknown): boolean {
  if (typeof wire !== 'boolean') throw new WireError('hasadmin', 'true or false', wire);
  return wire;
}

function diagnose(hasAdmin: Result<boolean, Failure>): BackendFinding {
  if (hasAdmin.ok) return { status: 'reachable', hasAdmin: hasAdmin.value };
  const failure = hasAdmin.error;
  switch (failure.kind) {
    case 'malformed':
      return { status: 'notTheApi', detail: failure.detail };
    case 'unauthorized':
      return { status: 'refused', httpStatus: 401, message: failure.message };
    case 'rejected':
      // The API has this call and never returns 404 or 405 for it.
      if (failure.status === 404 || failure.status === 405)
        return { status: 'notTheApi', detail: `It returned HTTP ${failure.status}.` };
      return { status: 'refused', httpStatus: failure.status, message: failure.message };
    case 'blocked':
      return { status: 'blocked', host: failure.host };
    default:
      return { status: 'unreachable', offline: failure.kind === 'unreachable' && failure.offline };
  }
}
