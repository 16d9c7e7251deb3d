import type { Failure, Result } from '../domain/failure.ts';
import type { BackendDiagnosis, BackendFinding } from '../domain/server/diagnosisText.ts';
import { sessionFromToken, type Session } from '../domain/session/session.ts';
import { WireError, WireObject } from '../domain/wire.ts';
import type { Http } from './transport/http.ts';
import type { AskPresence } from './transport/presence.ts';
import { confirmation, json } from './transport/reader.ts';

export type Credentials = { readonly username: string; readonly password: string };

export const sessionsApi = (http: Http, baseUrl: string, askPresence?: AskPresence) => ({
  /** Wrong credentials are rejected with 400, never with 401. */
  signIn: (credentials: Credentials) =>
    http.change('post', '/users/adm/authenticate', { body: credentials }, json(sessionFromWire)),

  /** Whether an administrator exists; until then anybody may create the first one. */
  hasAdmin: () => readHasAdmin(http),

  createAdmin: (credentials: Credentials) =>
    http.change('post', '/users/adm/createadmin', { body: credentials }, confirmation),

  /** Finds out what answers at the configured address, and whether it has an administrator. */
  probe: async (): Promise<BackendDiagnosis> => {
    const finding = diagnose(await readHasAdmin(http));
    const isSilent = finding.status === 'unreachable' && !finding.offline;
    const told = isSilent && (await askPresence?.(`${baseUrl}/api${hasAdminCall}`));
    return { address: baseUrl, ...(told || finding) };
  },
});

/** It needs no token, and the server answers it with one word. */
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
      // The API has this call, and never answers it with a 404 or 405 of its own.
      if (failure.status === 404 || failure.status === 405)
        return { status: 'notTheApi', detail: `It returned HTTP ${failure.status}.` };
      return { status: 'refused', httpStatus: failure.status, message: failure.message };
    case 'blocked':
      return { status: 'blocked', host: failure.host };
    default:
      return { status: 'unreachable', offline: failure.kind === 'unreachable' && failure.offline };
  }
}
