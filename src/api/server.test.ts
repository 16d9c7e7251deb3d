import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackendFinding } from '../domain/server/diagnosisText.ts';
import { responding, createTestApi, rejecting, silence, type Responder } from './testing/fakeBackend.ts';

const page = () =>
  new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } });
describe('the diagnosis of the backend', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each<[string, Responder, BackendFinding]>([
    ['an administrator is there', responding(true), { status: 'reachable', hasAdmin: true }],
    ['there is none yet', responding(false), { status: 'reachable', hasAdmin: false }],
    [
      'nothing answers',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { status: 'unreachable', offline: false },
    ],
    ['a web page answers', page, { status: 'notTheApi', detail: 'The response is a web page.' }],
    [
      'the path is unknown',
      () => new Response('404 page not found', { status: 404 }),
      { status: 'notTheApi', detail: 'It returned HTTP 404.' },
    ],
    [
      'the method is unknown',
      () => new Response(null, { status: 405 }),
      { status: 'notTheApi', detail: 'It returned HTTP 405.' },
    ],
    [
      'the response isn’t a boolean',
      responding({ status: 'up' }),
      { status: 'notTheApi', detail: 'hasadmin: expected true or false, got an object' },
    ],
    [
      'a login page is in front of it',
      () => Response.redirect('http://login.test/'),
      { status: 'notTheApi', detail: 'The response redirects to another address.' },
    ],
    ['401', rejecting(401, 'unauthorized'), { status: 'refused', httpStatus: 401, message: 'unauthorized' }],
    ['403', rejecting(403, 'forbidden'), { status: 'refused', httpStatus: 403, message: 'forbidden' }],
    [
      '500',
      rejecting(500, 'no result found'),
      { status: 'refused', httpStatus: 500, message: 'no result found' },
    ],
    [
      'the proxy finds no server behind it',
      () => new Response('<html>Bad Gateway</html>', { status: 502 }),
      { status: 'refused', httpStatus: 502, message: '' },
    ],
  ])('when %s', async (_, answer, finding) => {
    const { api } = createTestApi(answer);
    expect(await api.sessions.probe()).toEqual({ address: 'http://backend.test', ...finding });
  });

  it('says that the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { api } = createTestApi(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await api.sessions.probe()).toMatchObject({ status: 'unreachable', offline: true });
  });

  it('gives up on an address that doesn’t respond', async () => {
    vi.useFakeTimers();
    const { api } = createTestApi(silence);
    const diagnosis = api.sessions.probe();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await diagnosis).toEqual({
      address: 'http://backend.test',
      status: 'unreachable',
      offline: false,
    });
  });
});

it('reads the log as lines without the trailing empty line', async () => {
  const log = '[netmaker] 2026-11-20 23:50:45 started (1) \n[netmaker] 2026-11-20 23:50:46 listening (3) \n';
  const { api } = createTestApi(() => new Response(log));
  const result = await api.server.logs();
  expect(result.ok && result.value.map((line) => line.text)).toEqual(['started', 'listening']);
});

it('drops the secrets of the configuration', async () => {
  const { api } = createTestApi(
    responding({ Version: 'v0.16.1', IsEE: 'yes', ClientSecret: 'oauth-secret' }),
  );
  const config = await api.server.config();
  expect(config).toMatchObject({ ok: true, value: { version: 'v0.16.1', isEE: true } });
  expect(JSON.stringify(config)).not.toContain('oauth-secret');
});
