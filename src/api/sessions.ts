import type { Failure } from '../domain/failure.ts';
import type { Result } from '../domain/result.ts';
import type { Session } from '../domain/session/session.ts';
import { sessionFromToken } from '../domain/session/token.ts';
import { WireError, WireObject } from '../domain/wire.ts';
import type { Http } from './http.ts';
import { confirmation, json } from './reader.ts';

export type Credentials = { readonly username: string; readonly password: string };

export const sessionsApi = (http: Http) => ({
  /** Wrong credentials are rejected with 400, never with 401. */
  signIn: (credentials: Credentials) =>
    http.change(
      (client, init) => client.POST('/users/adm/authenticate', { ...init, body: credentials }),
      json(sessionFromWire),
    ),

  /** Whether an administrator exists; until then anybody may create the first one. */
  hasAdmin: () => readHasAdmin(http),

  createAdmin: (credentials: Credentials) =>
    http.change(
      (client, init) => client.POST('/users/adm/createadmin', { ...init, body: credentials }),
      confirmation,
    ),
});

export function readHasAdmin(http: Http): Promise<Result<boolean, Failure>> {
  return http.read((client, init) => client.GET('/users/adm/hasadmin', init), json(hasAdminFromWire));
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
