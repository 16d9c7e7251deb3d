import { expect, it } from 'vitest';
import { createTestApi } from '../testing/fakeBackend.ts';
import { watchPolicy } from './policy.ts';

const origin = 'http://backend.test';

function violation(details: object): Event {
  return Object.assign(new Event('securitypolicyviolation'), {
    disposition: 'enforce',
    effectiveDirective: 'connect-src',
    blockedURI: `${origin}/api/nodes`,
    ...details,
  });
}

it.each<[string, object, boolean]>([
  ['blocks a call', {}, true],
  ['blocks an origin', { blockedURI: origin }, true],
  ['blocks another origin', { blockedURI: 'http://backend.test:8081/api/nodes' }, false],
  ['only reports', { disposition: 'report' }, false],
  ['blocks a script', { effectiveDirective: 'script-src-elem' }, false],
  ['blocks what has no address', { blockedURI: 'inline' }, false],
])('with a policy that %s, the backend is blocked: %s %s', async (_, details, expected) => {
  const page = new EventTarget();
  const isBlocked = watchPolicy(page);
  page.dispatchEvent(violation(details));
  expect(await isBlocked(origin)).toBe(expected);
});

it('distinguishes a blocked call, which the browser reports after the failure, from one without a response', async () => {
  const page = new EventTarget();
  const isBlocked = watchPolicy(page);
  const { api } = createTestApi(
    (request) => {
      if (request.url.includes('/nodes')) setTimeout(() => page.dispatchEvent(violation({})));
      return Promise.reject(new TypeError('Failed to fetch'));
    },
    { isBlocked },
  );
  expect(await api.networks.list()).toEqual({ ok: false, error: { kind: 'unreachable', offline: false } });
  expect(await api.nodes.list()).toEqual({ ok: false, error: { kind: 'blocked', host: 'backend.test' } });
  expect(await api.sessions.probe()).toEqual({ address: origin, status: 'blocked', host: 'backend.test' });
});
