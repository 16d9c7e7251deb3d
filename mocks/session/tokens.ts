import { seededRandom } from '../seededRandom.ts';
import { seconds, type Account, type World } from '../world/state.ts';

/** The claims of a v0.16.1 token; names starting with a capital are case-sensitive. */
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

/** A token for the user as the record is now; later changes show only in the next one. */
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

/** The claims of a token signed by this world and not expired. */
export function readToken(world: World, token: string): Claims | undefined {
  const [header, payload, sign, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || rest.length > 0) return undefined;
  if (sign !== signature(`${header}.${payload}`)) return undefined;
  const claims: Claims = JSON.parse(new TextDecoder().decode(fromBase64Url(payload)));
  return claims.exp > seconds(world) ? claims : undefined;
}

/** Three parts and readable claims are all that some calls look at, whoever signed them and whenever they end. */
export function looksLikeToken(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => /^[\w-]+$/.test(part));
}

function encode(value: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
}

/** 32 bytes that change with every character: enough to refuse a forged token, and the same in a page and in Node. */
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
