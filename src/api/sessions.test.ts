import { describe, expect, it } from 'vitest';
import { responding, createTestApi, rejecting } from './testing/fakeBackend.ts';

const credentials = { username: 'mira', password: 'secret' };
const claims = { IsAdmin: false, UserName: 'mira', Networks: null, Groups: ['*'], exp: 1_795_300_000 };
const token = `header.${btoa(JSON.stringify(claims))}.signature`;

describe('logging in', () => {
  it('returns the session of the token', async () => {
    const { api } = createTestApi(
      responding({
        Code: 200,
        Message: 'W1R3: Device mira Authorized',
        Response: { UserName: 'mira', AuthToken: token },
      }),
    );
    expect(await api.sessions.signIn(credentials)).toEqual({
      ok: true,
      value: {
        token,
        user: { name: 'mira', isAdmin: false, networks: [], groups: ['*'], expiresAt: 1_795_300_000 },
      },
    });
  });

  it.each([
    ['no token', { Code: 200, Message: '', Response: null }],
    ['an empty token', { Response: { AuthToken: '' } }],
    ['something else for a token', { Response: { AuthToken: 'not.a.token' } }],
    ['no object', true],
  ])('treats a response with %s as malformed', async (_, answer) => {
    const { api } = createTestApi(responding(answer));
    expect(await api.sessions.signIn(credentials)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('never puts the token into a failure', async () => {
    const { api } = createTestApi(responding({ Response: { AuthToken: 'secret.token' } }));
    expect(JSON.stringify(await api.sessions.signIn(credentials))).not.toContain('secret.token');
  });

  it('with wrong credentials fails with HTTP 400 and ends no session', async () => {
    const { api, ended } = createTestApi(rejecting(400, 'incorrect credentials'));
    expect(await api.sessions.signIn(credentials)).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 400, message: 'incorrect credentials' },
    });
    expect(ended).toEqual([]);
  });
});

describe('checking for an administrator', () => {
  it.each([true, false])('returns %s', async (value) => {
    const { api } = createTestApi(responding(value));
    expect(await api.sessions.hasAdmin()).toEqual({ ok: true, value });
  });

  it.each([null, 'true', 1, {}])('treats %j as malformed', async (value) => {
    const { api } = createTestApi(responding(value));
    expect(await api.sessions.hasAdmin()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});
