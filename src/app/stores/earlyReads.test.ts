// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { dropEarlyReads, earliest, send } from './earlyReads.ts';

const address = 'https://api.example.com/api/nodes';
const early = new Response('early');

const request = (token: string, method = 'GET') =>
  new Request(address, { method, headers: { Authorization: `Bearer ${token}` } });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('sent'));
  const read = { authorization: 'Bearer own', response: Promise.resolve(early) };
  window.earlyReads = { since: 1000, reads: new Map([[address, read]]) };
});

it('takes over an early response once', async () => {
  expect(await send(request('own'))).toBe(early);
  expect(await (await send(request('own'))).text()).toBe('sent');
});

it.each([
  ['of another session', request('other')],
  ['that changes something', request('own', 'DELETE')],
])('sends a request %s itself', async (_, other) => {
  expect(await (await send(other)).text()).toBe('sent');
});

it('has nothing of a session that has ended', async () => {
  dropEarlyReads();
  expect(await (await send(request('own'))).text()).toBe('sent');
});

it('counts a call from when it may have been sent', () => {
  expect(earliest(5000)).toBe(1000);
  dropEarlyReads();
  expect(earliest(5000)).toBe(5000);
});
