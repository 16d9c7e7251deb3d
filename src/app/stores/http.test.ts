// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { aSession } from '../../../mocks/fixtures/session.ts';
import { api } from './api.ts';
import { receiveLongAnswersBy } from './http.ts';
import { beginSession } from './session.ts';

const here = vi.fn<typeof fetch>();
const elsewhere = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  vi.stubGlobal('fetch', here);
  here.mockImplementation(async () => Response.json({}));
  elsewhere.mockImplementation(async () => Response.json({}));
  receiveLongAnswersBy(elsewhere);
  beginSession(aSession());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  receiveLongAnswersBy(undefined);
  here.mockReset();
  elsewhere.mockReset();
});

it.each<[string, number | undefined, 'here' | 'elsewhere']>([
  ['rules of 100 nodes', 100, 'here'],
  ['rules of 120 nodes', 120, 'elsewhere'],
  ['rules of nobody knows how many', undefined, 'elsewhere'],
])('has %s received where that is sooner', async (_, nodeCount, where) => {
  await api.acls.load('net', { nodeCount });
  expect([here, elsewhere].map(({ mock }) => mock.calls.length)).toEqual(where === 'here' ? [1, 0] : [0, 1]);
});

it.each<[number, 'here' | 'elsewhere']>([
  [40, 'here'],
  [50, 'elsewhere'],
])('has metrics of %d nodes received where that is sooner', async (nodeCount, where) => {
  await api.metrics.ofAllNetworks({ nodeCount });
  await api.metrics.ofNetwork('net', { nodeCount });
  expect([here, elsewhere].map(({ mock }) => mock.calls.length)).toEqual(where === 'here' ? [2, 0] : [0, 2]);
});

it('receives itself whatever else is asked for', async () => {
  await api.networks.list();
  await api.nodes.list();
  await api.nodes.list({ records: [] });
  expect(elsewhere).not.toHaveBeenCalled();
});
