import { describe, expect, it } from 'vitest';
import type { Failure } from '../domain/failure.ts';
import type { Session } from '../domain/session/session.ts';
import { endsSession } from './transport/sessionRules.ts';
import { responding, createTestApi, aSession, lineOf, rejecting, testTime } from './testing/fakeBackend.ts';

describe('the bearer token', () => {
  it('is sent with every call of a logged-in user', async () => {
    const { api, asked } = createTestApi(responding([]));
    await api.nodes.list();
    expect(asked[0]?.headers.get('Authorization')).toBe('Bearer header.claims.signature');
  });

  it('is not sent when logging in, checking for an administrator or creating the first one', async () => {
    const { api, asked } = createTestApi(responding(true));
    await api.sessions.signIn({ username: 'mira', password: 'secret' });
    await api.sessions.hasAdmin();
    await api.sessions.createAdmin({ username: 'mira', password: 'secret' });
    expect(asked.map((request) => request.headers.get('Authorization'))).toEqual([null, null, null]);
  });

  it('is not sent with the built-in key, whose rejection does not end the session', async () => {
    const { api, asked, ended } = createTestApi(rejecting(401, 'unauthorized'));
    expect(await api.server.tryBuiltInKey()).toMatchObject({ ok: false });
    expect(asked.map((request) => [request.url, request.headers.get('Authorization')])).toEqual([
      ['http://backend.test/api/dns', 'Bearer secretkey'],
    ]);
    expect(ended).toEqual([]);
  });

  it('is required: nothing is sent without a session', async () => {
    const { api, asked, ended } = createTestApi(responding([]), { session: () => undefined });
    expect(await api.nodes.list()).toEqual({ ok: false, error: { kind: 'expired' } });
    expect([asked, ended]).toEqual([[], []]);
  });
});

describe('expiry', () => {
  it.each([
    ['in the same second', testTime],
    ['an hour ago', testTime - 3600],
  ])('sends nothing and ends the session if the token expired %s', async (_, expiresAt) => {
    const { api, asked, ended } = createTestApi(responding([]), {
      session: () => aSession('token', expiresAt),
    });
    expect(await api.nodes.list()).toEqual({ ok: false, error: { kind: 'expired' } });
    expect(asked).toEqual([]);
    expect(ended).toEqual(['expired']);
  });

  it('is still the failure after the session has been cleared', async () => {
    let session: Session | undefined = aSession('token', testTime);
    const { api } = createTestApi(responding([]), {
      session: () => session,
      onSessionEnd: () => {
        session = undefined;
      },
    });
    expect(await api.nodes.list()).toEqual({ ok: false, error: { kind: 'expired' } });
  });

  it('does not prevent a login', async () => {
    const { api, ended } = createTestApi(responding(true), { session: () => aSession('token', testTime) });
    expect(await api.sessions.hasAdmin()).toEqual({ ok: true, value: true });
    expect(ended).toEqual([]);
  });
});

describe('logging out', () => {
  it.each([
    ['401 on listing nodes', 'GET /nodes', { kind: 'unauthorized', message: 'unauthorized' }, true],
    [
      '500 “unauthorized” on the config',
      'GET /server/getconfig',
      { kind: 'rejected', status: 500, message: 'unauthorized' },
      true,
    ],
    [
      'another 500 on the config',
      'GET /server/getconfig',
      { kind: 'rejected', status: 500, message: 'no result found' },
      false,
    ],
    ['500 on listing nodes', 'GET /nodes', { kind: 'rejected', status: 500, message: 'unauthorized' }, false],
    ['401 on listing networks', 'GET /networks', { kind: 'unauthorized', message: 'unauthorized' }, false],
    [
      '401 on changing a node',
      'PUT /nodes/{network}/{nodeid}',
      { kind: 'unauthorized', message: 'unauthorized' },
      false,
    ],
    ['no connection on listing nodes', 'GET /nodes', { kind: 'unreachable', offline: false }, false],
  ] satisfies [string, string, Failure, boolean][])('%s', (_, call, failure, ends) => {
    expect(endsSession(call, failure)).toBe(ends);
  });

  it('is requested once, and the call still fails as unauthorized', async () => {
    const { api, ended } = createTestApi(rejecting(401, 'unauthorized'));
    expect(await api.nodes.list()).toEqual({
      ok: false,
      error: { kind: 'unauthorized', message: 'unauthorized' },
    });
    expect(ended).toEqual(['unauthorized']);
  });

  it('is also requested when reading the configuration fails', async () => {
    const { api, ended } = createTestApi(rejecting(500, 'unauthorized'));
    await api.server.config();
    expect(ended).toEqual(['unauthorized']);
  });

  it('is not requested for any other 401', async () => {
    const { api, ended } = createTestApi(rejecting(401, 'unauthorized'));
    await api.networks.list();
    await api.externalClients.list();
    await api.users.list();
    await api.nodes.approve({ network: 'net', id: 'node' });
    expect(ended).toEqual([]);
  });
});

async function listNodesWhile(change: (session: Session) => Session | undefined, status = 200) {
  let session: Session | undefined = aSession('first');
  const backend = createTestApi(
    (request) => {
      session = change(aSession('first'));
      return (status === 200 ? responding([]) : rejecting(status, 'unauthorized'))(request);
    },
    { session: () => session },
  );
  return { result: await backend.api.nodes.list(), ...backend };
}

describe('a change of session while a call is under way', () => {
  it.each([
    ['someone else logs in', () => aSession('second')],
    ['the user logs out', () => undefined],
  ])('drops the response if %s', async (_, change) => {
    const { result, asked } = await listNodesWhile(change);
    expect(asked.map(lineOf)).toEqual(['GET /api/nodes']);
    expect(result).toEqual({ ok: false, error: { kind: 'superseded' } });
  });

  it('does not log the next user out because of the previous user’s 401', async () => {
    const { result, ended } = await listNodesWhile(() => aSession('second'), 401);
    expect(result).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(ended).toEqual([]);
  });

  it('delivers the response while the token is the same', async () => {
    const { result } = await listNodesWhile(() => aSession('first'));
    expect(result).toEqual({ ok: true, value: [] });
  });
});
