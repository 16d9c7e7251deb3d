import { WireObject } from '../wire.ts';
import type { Session, SessionUser } from './session.ts';

/** The session a token stands for; undefined for anything that is no token of the server's making. */
export function sessionFromToken(token: string): Session | undefined {
  const user = userFromToken(token);
  return user && { token, user };
}

/** Reads the claims of a JWT. They are not verified: only the server can, and it does on every call. */
export function userFromToken(token: string): SessionUser | undefined {
  try {
    const claims = new WireObject(claimsOf(token), 'token');
    const name = claims.text('UserName');
    const expiresAt = claims.number('exp');
    if (name === '' || expiresAt <= 0) return undefined;
    return {
      name,
      isAdmin: claims.boolean('IsAdmin'),
      networks: claims.texts('Networks'),
      groups: claims.texts('Groups'),
      expiresAt,
    };
  } catch {
    return undefined;
  }
}

/** Unix seconds of the server's clock; undefined where the token does not say. */
export function issuedAt(token: string): number | undefined {
  try {
    return new WireObject(claimsOf(token), 'token').number('iat') || undefined;
  } catch {
    return undefined;
  }
}

/** The middle of the three parts: base64url over UTF-8 over JSON. Throws on anything else. */
function claimsOf(token: string): unknown {
  const [, payload, signature, ...more] = token.split('.');
  if (!payload || signature === undefined || more.length > 0) throw new SyntaxError('not a token');
  const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
