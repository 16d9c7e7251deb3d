import { afterEach, expect, it, vi } from 'vitest';
import { createHttp } from './http.ts';
import { answeringAt, presenceSeenFrom } from './presence.ts';
import { sessionsApi } from '../sessions.ts';

afterEach(() => vi.unstubAllGlobals());

const page = { protocol: 'https:', origin: 'https://console.test' };
const ask = presenceSeenFrom(page);

/** The browser’s result of a `no-cors` call. */
function unread(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

it('detects a server that responds but blocks this page', async () => {
  const fetch = unread(() => Promise.resolve(new Response()));
  expect(await ask('https://backend.test')).toEqual({ status: 'notAllowed', origin: page.origin });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
});

it('returns nothing for an address that doesn’t respond', async () => {
  unread(refuse);
  expect(await ask('https://backend.test')).toBeUndefined();
  expect(await ask('no address')).toBeUndefined();
});

it.each([
  ['http://backend.test', { status: 'insecure' }],
  ['http://localhost:8081', undefined],
  ['http://127.0.0.1:8081', undefined],
  ['http://[::1]:8081', undefined],
])('knows whether a page loaded over https can call %s', async (address, finding) => {
  unread(refuse);
  expect(await ask(address)).toEqual(finding);
});

it('checks only if the server didn’t respond', async () => {
  const fetch = unread(() => Promise.resolve(new Response()));
  const baseUrl = 'https://backend.test';
  const probe = (answer: () => Promise<Response>) => {
    const options = { session: () => undefined, now: () => 0, onSessionEnd: () => undefined };
    return sessionsApi(createHttp({ baseUrl, fetch: answer, ...options }), baseUrl, ask).probe();
  };
  expect(await probe(() => Promise.resolve(Response.json(true)))).toMatchObject({ status: 'reachable' });
  expect(await probe(() => Promise.resolve(new Response('', { status: 502 })))).toMatchObject({
    status: 'refused',
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(await probe(refuse)).toEqual({ address: baseUrl, status: 'notAllowed', origin: page.origin });
});

it('checks once for all calls that fail together, and again later', async () => {
  const fetch = unread(() => Promise.resolve(Response.json(true)));
  const isAnswering = answeringAt('https://backend.test/api/users/adm/hasadmin');
  expect(await Promise.all([isAnswering(), isAnswering(), isAnswering()])).toEqual([true, true, true]);
  expect(fetch).toHaveBeenCalledOnce();
  fetch.mockImplementation(refuse);
  expect(await isAnswering()).toBe(false);
  fetch.mockResolvedValue(new Response('', { status: 502 }));
  expect(await isAnswering()).toBe(false);
});
