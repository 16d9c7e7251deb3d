// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { subscribe } from 'valtio';
import type { World } from '../../../mocks/world/state.ts';
import { valueOf } from '../../domain/loadable.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { aclsStore, cancelAcls, forgetAclsOf, loadAcls, needAcls, openAcls } from './acls.ts';
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

describe('the rules of a network', () => {
  it('are there at once on coming back, while they are read again', async () => {
    await loadAcls('meshnet');
    await loadAcls('p2snet');
    expect(isOf('p2snet')).toBe(true);
    const loaded = loadAcls('meshnet');
    expect(aclsStore).toMatchObject({ netid: 'meshnet', data: { status: 'ready' }, isLoading: true });
    expect(isOf('meshnet')).toBe(true);
    await loaded;
    expect(asked).toHaveLength(3);
  });

  it('are asked for once by pages that open while they come, and anew by a refresh', async () => {
    await Promise.all([openAcls('meshnet'), openAcls('meshnet')]);
    expect(asked).toHaveLength(1);
    await Promise.all([openAcls('meshnet'), loadAcls('meshnet')]);
    expect(asked).toHaveLength(3);
  });

  it('are read again for a page that only looks at them once they are a minute old', async () => {
    await loadAcls('meshnet');
    vi.setSystemTime(NOW_MS + 59_999);
    needAcls('meshnet');
    expect(aclsStore.isLoading).toBe(false);
    vi.setSystemTime(NOW_MS + 60_000);
    needAcls('meshnet');
    expect(aclsStore.isLoading).toBe(true);
  });

  it('are not taken for those of a network that was turned to meanwhile', async () => {
    await loadAcls('meshnet');
    const coming = loadAcls('p2snet');
    needAcls('meshnet');
    expect(await coming).toMatchObject({ ok: true });
    expect(aclsStore).toMatchObject({ netid: 'meshnet', isLoading: false });
    expect(isOf('meshnet')).toBe(true);
  });

  it('are asked for again by who comes back before they came', async () => {
    await loadAcls('meshnet');
    void loadAcls('p2snet');
    needAcls('meshnet');
    await openAcls('p2snet');
    expect(aclsStore).toMatchObject({ netid: 'p2snet', data: { status: 'ready' }, isLoading: false });
    expect(isOf('p2snet')).toBe(true);
  });

  it('say that loading was stopped, by whom it was', async () => {
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

  it('stay as they are when a person stops a refresh', async () => {
    await loadAcls('meshnet');
    const before = aclsStore.data;
    world.faults.add(call, { kind: 'hang' });
    const loaded = loadAcls('meshnet');
    cancelAcls();
    await loaded;
    expect(aclsStore).toMatchObject({ data: before, isLoading: false });
    expect(aclsStore.data).not.toHaveProperty('staleBecause');
  });

  it('tell how far they are when they come for the first time', async () => {
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

  it('are forgotten with the network', async () => {
    await loadAcls('meshnet');
    forgetAclsOf('meshnet');
    expect(aclsStore.data.status).toBe('idle');
    await loadAcls('meshnet');
    await loadAcls('p2snet');
    forgetAclsOf('meshnet');
    void loadAcls('meshnet');
    expect(aclsStore.data.status).toBe('loading');
  });

  it('are forgotten with the session, those of other networks and those on their way included', async () => {
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
