import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '../world/faults.ts';
import { anAccount, join, smallWorld } from '../world/smallWorld.ts';
import type { World } from '../world/state.ts';
import { issueToken } from '../session/tokens.ts';
import { makeHandlers } from './makeHandlers.ts';

const root = anAccount('admin', { isadmin: true, networks: null });

function ask(world: World, name: string, signal: AbortSignal | null = null) {
  const [method = '', path = ''] = name.split(' ');
  const headers = { Authorization: `Bearer ${issueToken(world, root)}` };
  const request = new Request(`http://localhost:8081/api${path}`, { method, headers, signal });
  return getResponse(makeHandlers(world), request);
}

async function answerWith(fault: Fault, name = 'GET /users'): Promise<Response> {
  const world = smallWorld();
  world.faults.add(name, fault);
  const response = await ask(world, name);
  if (!response) throw new Error(`no response to ${name}`);
  return response;
}

describe('a fault', () => {
  it.each([
    [{ kind: 'status', status: 503 }, 503, '{"Code":503,"Message":"simulated 503"}'],
    [{ kind: 'status', status: 400, message: 'no such luck' }, 400, '{"Code":400,"Message":"no such luck"}'],
    [{ kind: 'status', status: 502, body: '<h1>Bad Gateway</h1>' }, 502, '<h1>Bad Gateway</h1>'],
    [{ kind: 'empty' }, 200, ''],
    [{ kind: 'null' }, 200, 'null\n'],
    [{ kind: 'wrong-type' }, 200, '{"unexpected":true}\n'],
    [{ kind: 'wrong-shape' }, 200, '[{"unexpected":true},7,null]\n'],
    [{ kind: 'redirect' }, 302, ''],
    [{ kind: 'gateway-timeout' }, 504, '<html><head><title>504 Gateway Time-out</title></head></html>'],
  ] as const)('%j returns %i with %s', async (fault, status, body) => {
    const response = await answerWith(fault);
    expect([response.status, await response.text()]).toEqual([status, body]);
  });

  it('html returns a web page', async () => {
    const response = await answerWith({ kind: 'html' });
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<!doctype html>');
  });

  it.each(['refuse', 'lost-before', 'lost', 'cors'] as const)('%s gives a page no response', async (kind) => {
    expect((await answerWith({ kind })).type).toBe('error');
  });

  it.each([
    ['lost', true],
    ['gateway-timeout', true],
    ['lost-before', false],
    ['refuse', false],
  ] as const)('%s: change applied is %s', async (kind, isApplied) => {
    const world = smallWorld();
    world.faults.add('POST /usergroups', { kind });
    await ask(world, 'POST /usergroups/new');
    expect(world.userGroups.has('new')).toBe(isApplied);
  });

  it('cut closes the connection in the middle of the body', async () => {
    const response = await answerWith({ kind: 'cut' });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('connection closed in the middle of the body');
  });

  it('drip sends the whole body', async () => {
    const response = await answerWith({ kind: 'drip', ms: 1 });
    expect(await response.json()).toHaveLength(1);
  });

  it.each([
    ['hang', false],
    ['stall', true],
  ] as const)('%s ends when the request is aborted; change applied is %s', async (kind, isApplied) => {
    const world = smallWorld();
    world.faults.add('POST /usergroups', { kind });
    const caller = new AbortController();
    const settled = vi.fn<() => void>();
    const answer = ask(world, 'POST /usergroups/new', caller.signal).then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(settled).not.toHaveBeenCalled();
    caller.abort();
    await answer;
    expect(settled).toHaveBeenCalledOnce();
    expect(world.userGroups.has('new')).toBe(isApplied);
  });

  it('extra-fields extends every record but no maps', async () => {
    const users: unknown = await (await answerWith({ kind: 'extra-fields' })).json();
    expect(users).toEqual([expect.objectContaining({ username: 'admin', FutureFlag: 'yes' })]);
    const byNetwork: unknown = await (await answerWith({ kind: 'extra-fields' }, 'GET /networkusers')).json();
    expect(byNetwork).toEqual({ net: [expect.objectContaining({ id: 'admin', FutureFlag: 'yes' })] });
  });

  it('latency returns the correct response', async () => {
    expect((await answerWith({ kind: 'latency', ms: 1 })).status).toBe(200);
  });

  it('on one call does not affect others', async () => {
    const world = smallWorld();
    join(world, 'a');
    world.faults.add('GET /nodes', { kind: 'status', status: 503 });
    expect((await ask(world, 'GET /nodes'))?.status).toBe(503);
    expect((await ask(world, 'GET /nodes/net'))?.status).toBe(200);
  });
});
