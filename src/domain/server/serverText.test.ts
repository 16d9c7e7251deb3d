import { describe, expect, it } from 'vitest';
import { ready } from '../../../mocks/fixtures/loaded.ts';
import type { Failure } from '../failure.ts';
import { serverConfigFromWire } from './serverConfigWire.ts';
import {
  clockNotice,
  restartAdvice,
  restartFact,
  isUnresponsive,
  offlineNotice,
  serverNotice,
  noResponseNotice,
} from './serverText.ts';

const address = 'https://api.nm.example';
const read = (wire: object) => serverNotice(ready(serverConfigFromWire(wire)), address);
const failed = (failure: Failure) => serverNotice({ status: 'failed', failure }, address);

describe('the notice about the server', () => {
  it('is absent for v0.16', () => {
    expect(read({ Version: 'v0.16.1', APIHost: 'api.nm.example' })).toBeUndefined();
  });

  it.each<Failure>([
    { kind: 'malformed', detail: 'The response is a web page.' },
    { kind: 'rejected', status: 404, message: '' },
    { kind: 'rejected', status: 405, message: '' },
  ])('names the address to check if the server isn’t Netmaker (%j)', (failure) => {
    expect(failed(failure)).toMatchObject({
      fact: 'This isn’t a Netmaker v0.16 server',
      advice: expect.stringContaining(address),
    });
  });

  it.each<Failure>([
    { kind: 'unreachable', offline: false },
    { kind: 'timeout' },
    { kind: 'rejected', status: 500, message: 'unauthorized' },
    { kind: 'rejected', status: 503, message: '' },
  ])('is absent if the server couldn’t respond (%j)', (failure) => {
    expect(failed(failure)).toBeUndefined();
  });

  it('is absent while the configuration loads', () => {
    expect(serverNotice({ status: 'loading' }, address)).toBeUndefined();
  });
});

describe('the notice about the connection', () => {
  const stale = (staleBecause: Failure) =>
    ({ status: 'ready', value: [], loadedAt: 0, staleBecause }) as const;

  it.each([
    [{ status: 'failed', failure: { kind: 'unreachable', offline: false } }, true],
    [{ status: 'failed', failure: { kind: 'timeout' } }, true],
    [{ status: 'failed', failure: { kind: 'timeout', hasBegun: true } }, false],
    [{ status: 'failed', failure: { kind: 'unreachable', offline: false, hasBegun: true } }, false],
    [stale({ kind: 'unreachable', offline: false }), true],
    [stale({ kind: 'unreachable', offline: true }), false],
    [stale({ kind: 'rejected', status: 503, message: '' }), false],
    [ready([]), false],
    [{ status: 'loading' }, false],
  ] as const)('%j counts as no response: %s', (data, expected) => {
    expect(isUnresponsive(data)).toBe(expected);
  });

  it('mentions earlier data only if data was loaded before', () => {
    const failure = { kind: 'unreachable', offline: false } as const;
    expect(noResponseNotice(address, stale(failure)).advice).toMatch(/^You’re seeing earlier data\. Check/);
    expect(noResponseNotice(address, { status: 'failed', failure }).advice).toMatch(/^Check that the server/);
    expect(offlineNotice(stale(failure)).advice).toMatch(/^You’re seeing earlier data, and changes can’t/);
    expect(offlineNotice(stale(failure)).fact).toBe('This browser is offline');
    expect(offlineNotice({ status: 'failed', failure }).advice).toMatch(/^Data can’t be loaded or saved\. /);
  });
});

it.each([
  ['v0.16.1', undefined],
  ['0.16.1', undefined],
  ['vv0.16.0', undefined],
  ['v0.16', undefined],
  ['V0.16.3-rc1', undefined],
  ['v0.17.0', 'The server is Netmaker v0.17.0'],
  ['v0.15.2', 'The server is Netmaker v0.15.2'],
  ['v0.160.1', 'The server is Netmaker v0.160.1'],
  ['v1.0.16', 'The server is Netmaker v1.0.16'],
  ['v10.16.1', 'The server is Netmaker v10.16.1'],
  ['8.0.36', 'The server is Netmaker v8.0.36'],
  ['dev', 'The server is a development build'],
  ['vdev', 'The server is a development build'],
  ['', 'The server doesn’t report its version'],
  ['  ', 'The server doesn’t report its version'],
])('reports of version %j: %s', (version, fact) => {
  expect(read({ Version: version, APIHost: 'api.nm.example' })?.fact).toBe(fact);
});

it.each([
  [0, undefined],
  [10_800_000, 'This computer’s clock is 3 h behind the server’s'],
  [-65_000, 'This computer’s clock is 1 min ahead of the server’s'],
])('reports a clock that is %d ms behind: %s', (correction, fact) => {
  expect(clockNotice(correction)?.fact).toBe(fact);
});

const restart = { at: 1000, unheard: 17, isAll: true };

it.each([
  [1000, 'The server restarted 0 s ago'],
  [990, 'The server restarted 0 s ago'],
  [1060, 'The server restarted 1 min ago'],
  [1300, undefined],
])('reports a restart at 1000 at time %d: %s', (now, fact) => {
  expect(restartFact(restart, now)).toBe(fact);
});

it.each([
  [{}, 'Health is unknown until nodes check in again.'],
  [{ unheard: 3, isAll: false }, 'Health of 3 nodes is unknown until they check in again.'],
  [{ unheard: 1, isAll: false }, 'Health of 1 node is unknown until it checks in again.'],
])('reports nodes that haven’t checked in since a restart (%o): %s', (change, advice) => {
  expect(restartAdvice({ ...restart, ...change })).toBe(advice);
});
