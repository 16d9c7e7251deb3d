import { describe, expect, it } from 'vitest';
import { anAccount, midnight } from '../world/smallWorld.ts';
import { issueToken, looksLikeToken, readToken } from './tokens.ts';
import { createWorld } from '../world/world.ts';

const alice = anAccount('alice', { networks: null, groups: ['*'] });

function worldAt(milliseconds: number) {
  return createWorld({ now: () => milliseconds, users: [alice] });
}

describe('tokens', () => {
  it('have the claims of v0.16.1 and are valid for 12 hours', () => {
    const world = worldAt(midnight);
    expect(readToken(world, issueToken(world, alice))).toEqual({
      IsAdmin: false,
      UserName: 'alice',
      Networks: null,
      Groups: ['*'],
      iss: 'Netmaker',
      sub: 'user|alice',
      iat: midnight / 1000,
      exp: midnight / 1000 + 43_200,
    });
  });

  it('have a payload that a client can read without the secret', () => {
    const [, payload = ''] = issueToken(worldAt(midnight), alice).split('.');
    expect(JSON.parse(atob(payload))).toMatchObject({ UserName: 'alice' });
  });

  it.each([
    [12 * 3600 - 1, true],
    [12 * 3600, false],
  ])('after %i seconds, accepted is %s', (later, accepted) => {
    const token = issueToken(worldAt(midnight), alice);
    expect(readToken(worldAt(midnight + later * 1000), token) !== undefined).toBe(accepted);
  });

  it('are rejected if the payload changes but the signature does not', () => {
    const world = worldAt(midnight);
    const [header, , signature] = issueToken(world, alice).split('.');
    const [, foreign] = issueToken(world, anAccount('admin', { isadmin: true })).split('.');
    expect(readToken(world, `${header}.${foreign}.${signature}`)).toBeUndefined();
  });

  it.each([
    ['garbage', false],
    ['a.b', false],
    ['a.b.c', true],
    ['', false],
  ])('%j looks like a token: %s', (text, expected) => {
    expect(looksLikeToken(text)).toBe(expected);
  });
});
