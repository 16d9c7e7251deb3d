import { expect, it } from 'vitest';
import { sessionFromStored, sessionFromToken, sessionToStored } from './session.ts';

const claims = { IsAdmin: false, UserName: 'mira', Networks: ['office'], Groups: ['*'], exp: 1795262828 };
const server = 'https://api.example.com';
const token = `header.${btoa(JSON.stringify(claims))}.signature`;

it('writes the old console’s format and the server', () => {
  const session = sessionFromToken(token);
  expect(session && JSON.parse(sessionToStored(session, server))).toEqual({
    token,
    server,
    user: { isAdmin: false, name: 'mira', networks: ['office'], groups: ['*'], exp: 1795262828 },
  });
});

it('reads back what it wrote', () => {
  const session = sessionFromToken(token);
  expect(session && sessionFromStored(sessionToStored(session, server), server)).toEqual(session);
});

it('reads the user from the token, not from the copy', () => {
  const forged = JSON.stringify({
    token,
    user: { isAdmin: true, name: 'root', networks: null, groups: null, exp: 9e9 },
  });
  expect(sessionFromStored(forged, server)).toMatchObject({ user: { name: 'mira', isAdmin: false } });
});

it.each([null, '', 'undefined', 'null', '{}', '[]', '{"token":7}', '{"token":"undefined"}', '{"token":'])(
  'reads %o as logged out',
  (text) => {
    expect(sessionFromStored(text, server)).toBeUndefined();
  },
);

it('recognises the session of another server', () => {
  const session = sessionFromToken(token);
  expect(session && sessionFromStored(sessionToStored(session, server), `${server}:8443`)).toBe(
    'otherServer',
  );
});
