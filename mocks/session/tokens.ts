import { seededRandom } from '../seededRandom.ts';
import { seconds, type Account, type World } from '../world/state.ts';

/** The claims of a v0.16.1 token. Their names are case-sensitive. */
export type Claims = {
  IsAdmin: boolean;
  UserName: string;
  Networks: string[] | null;
  Groups: string[] | null;
  iss: string;
  sub: string;
  exp: number;
  iat: number;
};

const lifetime = 12 * 60 * 60;

/** Issues a token with the user's current role, networks and groups. Later changes need a new token. */
export function issueToken(world: World, user: Account): string {
  const now = seconds(world);
  return signToken({
    IsAdmin: user.isadmin,
    UserName: user.username,
    Networks: user.networks,
    Groups: user.groups,
    iss: 'Netmaker',
    sub: `user|${user.username}`,
    exp: now + lifetime,
    iat: now,
  });
}

export function signToken(claims: Claims): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${signature(signed)}`;
}

/** Returns the claims of a token that this server signed and that hasn't expired. */
export function readToken(world: World, token: string): Claims | undefined {
  const [header, payload, sign, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || rest.length > 0) return undefined;
  if (sign !== signature(`${header}.${payload}`)) return undefined;
  const claims: Claims = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
  return claims.exp > seconds(world) ? claims : undefined;
}

/** Some calls check only that a token has three parts, not its signature or expiry. */
export function looksLikeToken(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => /^[\w-]+$/.test(part));
}

function encode(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

/** A 32-byte hash of the text. It isn't cryptographic but detects changed tokens, and works in a page and in Node. */
function signature(text: string): string {
  const signed = `${text}simulated-signing-secret`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < signed.length; index += 1) {
    hash = Math.imul(hash ^ signed.charCodeAt(index), 0x01000193);
  }
  const random = seededRandom(hash >>> 0);
  return toBase64Url(Uint8Array.from({ length: 32 }, () => random() * 256));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
