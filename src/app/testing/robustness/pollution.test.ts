// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotStore, reads, type Read } from './reads.ts';
import { buildWorld, logInAs, flushWork, setupTestApp } from './testApp.ts';

setupTestApp();

beforeEach(() => {
  logInAs(buildWorld());
});

/** Adds properties to all objects in all responses. */
function plant(properties: string): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await answer(request);
    const body = await response.text();
    if (!/^\s*[[{]/.test(body) || !isJson(body)) return new Response(body, response);
    const planted = body.replaceAll(/\{(\s*\})?/g, (_, end?: string) => `{${properties}${end ? '}' : ','}`);
    return new Response(planted, response);
  });
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

async function load({ load: start, store }: Read): Promise<void> {
  start();
  await flushWork();
  while (store.isLoading) await flushWork();
}

function isPolluted(): boolean {
  const plain: object = {};
  return 'polluted' in plain || 'polluted' in Object || 'polluted' in [];
}

/** Responses that are maps by name, in which `constructor` is another record of a wrong shape. */
const namesAnything = [
  'GET /networks/{netid}/acls',
  'GET /metrics',
  'GET /metrics/{network}',
  'GET /usergroups',
  'GET /networkusers',
  'GET /networkusers/data/{userid}/me',
];

describe.each(reads)('$call', (read) => {
  it('loads the same data if all objects contain __proto__', async () => {
    await load(read);
    const content = snapshotStore(read);
    plant('"__proto__":{"polluted":true,"isadmin":true}');
    await load(read);
    expect(read.store.data.status).toBe('ready');
    // The console keeps unknown fields unchanged.
    expect(snapshotStore(read).replaceAll('__proto__:{isadmin:true,polluted:true},', '')).toBe(content);
    expect(isPolluted()).toBe(false);
  });

  it('does not pollute the page if all objects contain constructor', async () => {
    plant('"constructor":{"prototype":{"polluted":true}},"toString":"polluted","hasOwnProperty":1');
    await load(read);
    expect(read.store.data.status).toBe(namesAnything.includes(read.call) ? 'failed' : 'ready');
    expect(isPolluted()).toBe(false);
    await load(read);
    expect(String({})).toBe('[object Object]');
  });
});
