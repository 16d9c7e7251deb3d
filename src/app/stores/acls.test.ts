// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { subscribe } from 'valtio';
import type { World } from '../../../mocks/world/state.ts';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import {
  aclsStore,
  cancelAcls,
  forgetAclsOf,
  loadAcls,
  loadedAcls,
  ensureAcls,
  replaceAcls,
} from './acls.ts';
import { resetStores } from './store.ts';
import { beginSession } from './session.ts';

const call = 'GET /networks/{netid}/acls';
let world: World;
let asked: readonly string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  resetApp();
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

/** The state of the ACLs of a network. */
const at = (netid = 'meshnet') => aclsStore.byNetid[netid];

const isOf = (netid: string) => {
  const ids = loadedAcls(netid)?.nodeIds ?? [];
  return ids.length > 0 && ids.every((id) => world.nodes.get(id)?.network === netid);
};

describe('the ACLs of a network', () => {
  it('are shown at once when returning, while they are read again', async () => {
    await loadAcls('meshnet');
    await loadAcls('p2snet');
    const loaded = loadAcls('meshnet');
    expect(at()).toMatchObject({ data: { status: 'ready' }, isLoading: true });
    expect([isOf('meshnet'), isOf('p2snet')]).toEqual([true, true]);
    await loaded;
    expect(asked).toHaveLength(3);
  });

  it('are requested once by pages that open during a read, and again by a refresh', async () => {
    await Promise.all([ensureAcls('meshnet'), ensureAcls('meshnet')]);
    expect(asked).toHaveLength(1);
    await Promise.all([ensureAcls('meshnet'), loadAcls('meshnet')]);
    expect(asked).toHaveLength(3);
  });

  it('of the next user are not what a read of the former user returns', async () => {
    world.faults.add(call, { kind: 'latency', ms: 20 });
    const former = loadAcls('meshnet');
    resetStores('session');
    beginSession(sessionOf(world, 'second-admin'));
    const next = loadAcls('meshnet');
    await vi.advanceTimersByTimeAsync(50);
    expect(await former).toMatchObject({ ok: false, error: { kind: 'superseded' } });
    expect((await next).ok).toBe(true);
  });

  it('are read again for a page that only shows them if they are too old for it', async () => {
    await loadAcls('meshnet');
    vi.setSystemTime(NOW_MS + 59_999);
    void ensureAcls('meshnet', { maxAge: 60_000 });
    expect(at()?.isLoading).toBe(false);
    vi.setSystemTime(NOW_MS + 60_000);
    void ensureAcls('meshnet', { maxAge: 60_000 });
    expect(at()?.isLoading).toBe(true);
  });

  it('stay the same object if nothing changed', async () => {
    await loadAcls('meshnet');
    const before = loadedAcls('meshnet');
    vi.setSystemTime(NOW_MS + 60_000);
    await loadAcls('meshnet');
    expect(loadedAcls('meshnet')).toBe(before);
    expect(at()?.data).toMatchObject({ loadedAt: NOW_MS + 60_000 });
  });

  it('are kept if another network was selected since', async () => {
    await loadAcls('meshnet');
    const coming = loadAcls('p2snet');
    void ensureAcls('meshnet', { maxAge: 60_000 });
    expect(await coming).toMatchObject({ ok: true });
    expect([isOf('meshnet'), isOf('p2snet')]).toEqual([true, true]);
  });

  it('answer a read that a later one replaced with the result of the later one', async () => {
    world.faults.add(call, { kind: 'hang' }, { times: 1 });
    const first = loadAcls('meshnet');
    const second = loadAcls('meshnet');
    expect(await first).toBe(await second);
    expect(at()).toMatchObject({ data: { status: 'ready' }, isLoading: false });
  });

  it('aren’t replaced by a response from before a change', async () => {
    await loadAcls('meshnet');
    const saved = { ...loadedAcls('meshnet'), cells: new Uint8Array() } as AclMatrix;
    const reading = loadAcls('meshnet');
    replaceAcls('meshnet', saved);
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(loadedAcls('meshnet')).toBe(saved);
    expect(at()).toMatchObject({ isLoading: false });
  });

  it('fail as cancelled when the user cancels', async () => {
    world.faults.add(call, { kind: 'hang' });
    const loaded = loadAcls('meshnet');
    expect(at()?.data.status).toBe('loading');
    cancelAcls('meshnet');
    await loaded;
    expect(at()).toMatchObject({
      data: { status: 'failed', failure: { kind: 'cancelled' } },
      isLoading: false,
    });
  });

  it('stay when the user cancels a refresh', async () => {
    await loadAcls('meshnet');
    const before = at()?.data;
    world.faults.add(call, { kind: 'hang' });
    const loaded = loadAcls('meshnet');
    cancelAcls('meshnet');
    await loaded;
    expect(at()).toMatchObject({ data: before, isLoading: false });
    expect(at()?.data).not.toHaveProperty('staleBecause');
  });

  it('report progress during the first read', async () => {
    world.faults.add(call, { kind: 'drip', ms: 1_000 });
    const loaded = loadAcls('meshnet');
    const told: unknown[] = [];
    const stop = subscribe(aclsStore, () => told.push({ ...at()?.data }), true);
    for (let second = 0; second < 30; second += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    await loaded;
    stop();
    expect(told).toContainEqual({
      status: 'loading',
      progress: { received: expect.any(Number), total: undefined },
    });
    expect(isOf('meshnet')).toBe(true);
  });

  it('are cleared with the network, with a pending read', async () => {
    await loadAcls('meshnet');
    const coming = loadAcls('meshnet');
    forgetAclsOf('meshnet');
    expect(await coming).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(at()).toBeUndefined();
    void loadAcls('meshnet');
    expect(at()?.data.status).toBe('loading');
  });

  it('are cleared with the session, including those of other networks and pending reads', async () => {
    await loadAcls('meshnet');
    world.faults.add(call, { kind: 'hang' });
    const coming = loadAcls('p2snet');
    resetStores('session');
    expect(await coming).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(aclsStore.byNetid).toEqual({});
    void loadAcls('meshnet');
    expect(at()?.data.status).toBe('loading');
  });
});
