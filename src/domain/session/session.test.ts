import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLive, issuedAt, sessionEndNotice, sessionFromToken } from './session.ts';

const user = { name: 'mira', isAdmin: false, networks: [], groups: [], expiresAt: 1000 };

it.each([
  [999, true],
  [1000, false],
  [1001, false],
])('at %i, a session that ends at 1000 is live: %s', (now, live) => {
  expect(isLive({ token: 'token', user }, now)).toBe(live);
});

it.each([
  [600, undefined],
  [599.9, 'less than 10 minutes'],
  [541, 'less than 10 minutes'],
  [120, 'less than 3 minutes'],
  [119, 'less than 2 minutes'],
  [61, 'less than 2 minutes'],
  [60, 'less than 2 minutes'],
  [59, 'less than a minute'],
  [3, 'less than a minute'],
  [0, 'less than a minute'],
  [-5, 'less than a minute'],
])('announces with %d seconds left: %s', (left, text) => {
  const notice = text && `Your session ends in ${text}`;
  expect(sessionEndNotice({ token: 'token', user }, 1000 - left)).toBe(notice);
});

const claims = {
  IsAdmin: true,
  UserName: 'mira',
  Networks: null,
  Groups: ['*'],
  iss: 'Netmaker',
  sub: 'user|mira',
  exp: 1795262828,
};

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `header.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

it.each([
  [{ ...claims, iat: 1795219628 }, 1795219628],
  [claims, undefined],
  [{ ...claims, iat: 'today' }, undefined],
  ['no claims', undefined],
])('reads the issue time of %j: %s', (payload, moment) => {
  expect(issuedAt(tokenOf(payload))).toBe(moment);
});

describe('sessionFromToken', () => {
  it('reads the user', () => {
    expect(sessionFromToken(tokenOf(claims))?.user).toEqual({
      name: 'mira',
      isAdmin: true,
      networks: [],
      groups: ['*'],
      expiresAt: 1795262828,
    });
  });

  it('keeps the token', () => {
    const token = tokenOf(claims);
    expect(sessionFromToken(token)).toMatchObject({ token, user: { name: 'mira' } });
  });

  it('reads null groups as none', () => {
    expect(sessionFromToken(tokenOf({ ...claims, Networks: ['office'], Groups: null }))?.user).toMatchObject({
      networks: ['office'],
      groups: [],
    });
  });

  it('decodes base64url names in all scripts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(sessionFromToken(tokenOf({ ...claims, UserName: name }))?.user.name).toBe(name);
      }),
    );
  });

  it.each([
    ['no expiry', { ...claims, exp: undefined }],
    ['a text for the expiry', { ...claims, exp: 'tomorrow' }],
    ['no name', { ...claims, UserName: '' }],
    ['a text for the role', { ...claims, IsAdmin: 'true' }],
    ['a text for the networks', { ...claims, Networks: 'office' }],
    ['claims in a list', [claims]],
    ['no claims', null],
  ])('rejects %s', (_, payload) => {
    expect(sessionFromToken(tokenOf(payload))).toBeUndefined();
  });

  it.each(['', 'undefined', 'a.b', 'a.b.c', 'a..c', '%.%.%', `${tokenOf(claims)}.more`, 'a.////.c'])(
    'rejects %o',
    (token) => {
      expect(sessionFromToken(token)).toBeUndefined();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(sessionFromToken(`h.${text}.s`)).toBeUndefined();
      }),
    );
  });
});
