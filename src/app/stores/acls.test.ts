// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { subscribe } from 'valtio';
import type { World } from '../../../mocks/world/state.ts';
import { valueOf } from '../../domain/loadable.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { aclsStore, cancelAcls, forgetAclsOf, loadAcls, ensureAcls, openAcls } from './acls.ts';
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

const isOf = (netid: string) => {
  const ids = valueOf(aclsStore.data)?.nodeIds ?? [];
  return ids.length > 0 && ids.every((id) => world.nodes.get(id)?.network === netid);
};

describe('the ACLs of a network', () => {
  it('are shown at once when returning, while they are read again', async () => {
    await loadAcls('meshnet');
    await loadAcls('p2snet');
    expect(isOf('p2snet')).toBe(true);
    const loaded = loadAcls('meshnet');
    expect(aclsStore).toMatchObject({ netid: 'meshnet', data: { status: 'ready' }, isLoading: true });
    expect(isOf('meshnet')).toBe(true);
    await loaded;
    expect(asked).toHaveLength(3);
  });

  it('are requested once by pages that open during a read, and again by a refresh', async () => {
    await Promise.all([openAcls('meshnet'), openAcls('meshnet')]);
    expect(asked).toHaveLength(1);
    await Promise.all([openAcls('meshnet'), loadAcls('meshnet')]);
    expect(asked).toHaveLength(3);
  });

  it('are read again for a page that only shows them if they are a minute old', async () => {
    await loadAcls('meshnet');
    vi.setSystemTime(NOW_MS + 59_999);
    ensureAcls('meshnet');
    expect(aclsStore.isLoading).toBe(false);
    vi.setSystemTime(NOW_MS + 60_000);
    ensureAcls('meshnet');
    expect(aclsStore.isLoading).toBe(true);
  });

  it('are ignored if another network was selected since', async () => {
    await loadAcls('meshnet');
    const coming = loadAcls('p2snet');
    ensureAcls('meshnet');
    expect(await coming).toMatchObject({ ok: true });
    expect(aclsStore).toMatchObject({ netid: 'meshnet', isLoading: false });
    expect(isOf('meshnet')).toBe(true);
  });

  it('are requested again when returning before they were loaded', async () => {
    await loadAcls('meshnet');
    void loadAcls('p2snet');
    ensureAcls('meshnet');
    await openAcls('p2snet');
    expect(aclsStore).toMatchObject({ netid: 'p2snet', data: { status: 'ready' }, isLoading: false });
    expect(isOf('p2snet')).toBe(true);
  });

  it('fail as cancelled when the user cancels', async () => {
    world.faults.add(call, { kind: 'hang' });
    const loaded = loadAcls('meshnet');
    expect(aclsStore.data.status).toBe('loading');
    cancelAcls();
    await loaded;
    expect(aclsStore).toMatchObject({
      data: { status: 'failed', failure: { kind: 'cancelled' } },
      isLoading: false,
    });
  });

  it('stay when the user cancels a refresh', async () => {
    await loadAcls('meshnet');
    const before = aclsStore.data;
    world.faults.add(call, { kind: 'hang' });
    const loaded = loadAcls('meshnet');
    cancelAcls();
    await loaded;
    expect(aclsStore).toMatchObject({ data: before, isLoading: false });
    expect(aclsStore.data).not.toHaveProperty('staleBecause');
  });

  it('report progress during the first read', async () => {
    world.faults.add(call, { kind: 'drip', ms: 1_000 });
    const loaded = loadAcls('meshnet');
    const told: unknown[] = [];
    const stop = subscribe(aclsStore, () => told.push({ ...aclsStore.data }), true);
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

  it('are cleared with the network', async () => {
    await loadAcls('meshnet');
    forgetAclsOf('meshnet');
    expect(aclsStore.data.status).toBe('idle');
    await loadAcls('meshnet');
    await loadAcls('p2snet');
    forgetAclsOf('meshnet');
    void loadAcls('meshnet');
    expect(aclsStore.data.status).toBe('loading');
  });

  it('are cleared with the session, including those of other networks and pending reads', async () => {
    await loadAcls('meshnet');
    world.faults.add(call, { kind: 'hang' });
    const coming = loadAcls('p2snet');
    resetStores('session');
    expect(await coming).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
    expect(aclsStore).toMatchObject({ netid: '', data: { status: 'idle' }, isLoading: false });
    void loadAcls('meshnet');
    expect(aclsStore.data.status).toBe('loading');
  });
});
