import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../domain/failure.ts';
import { answersOf, calls } from './testing/everyCall.ts';
import { responding, createTestApi, lineOf, rejecting, type Responder } from './testing/fakeBackend.ts';

const callsWithPath = calls.filter((call) => call.line.includes('{}'));

it('covers the whole API', () => {
  const { api } = createTestApi(responding(null));
  const names = Object.entries(api).flatMap(([resource, functions]) =>
    Object.keys(functions).map((name) => `${resource}.${name}`),
  );
  const probed = 'sessions.probe';
  expect(calls.map((call) => call.name).toSorted()).toEqual(
    names.filter((name) => name !== probed).toSorted(),
  );
});

describe.each(calls)('$name', (call) => {
  it(`sends ${call.line.replaceAll('{}', '…')} once with exactly this body`, async () => {
    const { api, asked } = createTestApi(answersOf(call, 'one'));
    await call.send(api, 'one');
    const request = asked.at(-1);
    expect(request && lineOf(request)).toBe(call.line.replace(' ', ' /api').replaceAll('{}', 'one'));
    const body = await request?.text();
    expect(body === '' ? undefined : JSON.parse(body ?? '')).toEqual(call.body?.('one'));
    expect(request?.headers.get('Content-Type')).toBe(call.body ? 'application/json' : null);
    expect(asked).toHaveLength(call.fresh ? 2 : 1);
  });

  it.each<[string, Responder, Failure | { kind: 'malformed' }]>([
    ['401', rejecting(401, 'unauthorized'), { kind: 'unauthorized', message: 'unauthorized' }],
    ['400', rejecting(400, 'user exists'), { kind: 'rejected', status: 400, message: 'user exists' }],
    ['500', rejecting(500, 'no result found'), { kind: 'rejected', status: 500, message: 'no result found' }],
    [
      '500 under text/plain',
      () => new Response('{"Code":500,"Message":"no result found"}', { status: 500 }),
      { kind: 'rejected', status: 500, message: 'no result found' },
    ],
    [
      'the router’s 404',
      () => new Response('404 page not found\n', { status: 404 }),
      { kind: 'rejected', status: 404, message: '' },
    ],
    [
      'an empty 405',
      () => new Response(null, { status: 405 }),
      { kind: 'rejected', status: 405, message: '' },
    ],
    [
      'a web page',
      () =>
        new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } }),
      { kind: 'malformed' },
    ],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'unreachable', offline: false },
    ],
  ])('fails with %s', async (_, answer, failure) => {
    const { api } = createTestApi(answersOf(call, 'one', answer));
    expect(await call.send(api, 'one')).toMatchObject({ ok: false, error: failure });

    const { api: mute, asked } = createTestApi(answer);
    expect(await call.send(mute, 'one')).toMatchObject({
      ok: false,
      error: call.fresh ? { kind: 'notSent', because: failure } : failure,
    });
    expect(asked).toHaveLength(1);
  });
});

describe.each(callsWithPath)('the path of $name', (call) => {
  const segments = call.line.slice(call.line.indexOf('/')).split('/');

  it('has the same segments for every name and contains the whole name', async () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => text !== '.' && text !== '..' && !text.includes('/'));
    await fc.assert(
      fc.asyncProperty(name, async (value) => {
        const { api, asked } = createTestApi(answersOf(call, value));
        await call.send(api, value);
        const path = new URL(asked.at(-1)?.url ?? '').pathname.replace(/^\/api/, '');
        expect(path.split('/').map(decodeURIComponent)).toEqual(
          segments.map((segment) => (segment === '{}' ? value : segment)),
        );
      }),
      { numRuns: 20 },
    );
  });

  it.each(['', '.', '..', 'a/b', '../../users/adm'])('rejects %j before sending', async (value) => {
    const { api, asked } = createTestApi(answersOf(call, value));
    const result = await call.send(api, value);
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', status: 0 } });
    expect(asked.map(lineOf).filter((line) => line !== 'GET /api/nodes')).toEqual([]);
  });
});
