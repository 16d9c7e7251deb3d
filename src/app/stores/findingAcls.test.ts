// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import type { World } from '../../../mocks/world/state.ts';
import { blockAll } from '../../domain/acl/aclEdit.ts';
import { isPairAllowed } from '../../domain/acl/aclMatrix.ts';
import { allowPair } from '../testing/acts.ts';
import { resetApp } from '../testing/resetApp.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { aclsStore, ensureAcls, loadAcls, loadedAcls } from './acls.ts';
import { changeAcls, dropAclEdit } from './drafts/aclEdits.ts';
import { findingAclsStore, loadFindingAcls } from './findingAcls.ts';
import { loadNodes } from './records.ts';
import { beginSession } from './session.ts';
import { resetStores } from './store.ts';

const all = ['meshnet', 'dualnet', 'p2snet'];
const minutes = 60_000;
let world: World;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  resetApp();
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

const reads = () => asked.filter((line) => line.startsWith('GET /networks/') && line.includes('/acls'));

describe('ACLs for findings', () => {
  it('are loaded once in five minutes for each network', async () => {
    await loadFindingAcls(all);
    vi.setSystemTime(NOW_MS + 5 * minutes - 1);
    await loadFindingAcls(all);
    expect(reads()).toHaveLength(3);
    vi.setSystemTime(NOW_MS + 5 * minutes);
    await loadFindingAcls(all);
    expect(reads()).toHaveLength(6);
  });

  it('are requested one at a time', async () => {
    world.faults.add('GET /networks/{netid}/acls', { kind: 'hang' });
    void loadFindingAcls(all);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
  });

  it('include networks that are added during a round', async () => {
    await Promise.all([loadFindingAcls(['meshnet']), loadFindingAcls(all)]);
    expect(reads()).toHaveLength(3);
  });

  it('are not requested again and again after a failure, which keeps the earlier ones', async () => {
    await loadFindingAcls(all);
    const before = loadedAcls('meshnet');
    world.faults.add('GET /networks/{netid}/acls', { kind: 'status', status: 500 });
    vi.setSystemTime(NOW_MS + 5 * minutes);
    await loadFindingAcls(all);
    await loadFindingAcls(all);
    expect(reads()).toHaveLength(6);
    expect(loadedAcls('meshnet')).toBe(before);
  });

  it('stay the same object if the same ACLs are loaded again', async () => {
    await loadFindingAcls(['meshnet']);
    const [acl, nodeIds] = [loadedAcls('meshnet'), aclsStore.byNetid['meshnet']?.nodeIds];
    vi.setSystemTime(NOW_MS + 5 * minutes);
    await loadFindingAcls(['meshnet']);
    const now = aclsStore.byNetid['meshnet'];
    expect(now?.data).toMatchObject({ loadedAt: NOW_MS + 5 * minutes });
    expect(loadedAcls('meshnet')).toBe(acl);
    expect(now?.nodeIds).toBe(nodeIds);
  });

  it('are taken over from a page, and not requested again', async () => {
    await loadAcls('meshnet');
    await loadFindingAcls(['meshnet']);
    expect(reads()).toHaveLength(1);
  });

  it('are requested once if a page opens during the round', async () => {
    await Promise.all([loadFindingAcls(['meshnet']), ensureAcls('meshnet')]);
    expect(reads()).toHaveLength(1);
  });

  it('are not requested again below unsaved edits', async () => {
    await loadFindingAcls(['meshnet']);
    changeAcls('meshnet', blockAll);
    vi.setSystemTime(NOW_MS + 60 * minutes);
    await loadFindingAcls(['meshnet']);
    expect(reads()).toHaveLength(1);
    dropAclEdit('meshnet');
    await loadFindingAcls(['meshnet']);
    expect(reads()).toHaveLength(2);
  });

  it('are those that the console has just saved', async () => {
    await loadNodes();
    await loadFindingAcls(['meshnet']);
    const [one = '', other = ''] = [...world.nodes.values()]
      .filter(({ network }) => network === 'meshnet')
      .map(({ id }) => id);
    Object.assign(world.acls.get('meshnet')?.[one] ?? {}, { [other]: 1 });
    const isAllowed = () => {
      const acl = loadedAcls('meshnet');
      return acl && isPairAllowed(acl, one, other);
    };
    vi.setSystemTime(NOW_MS + 5 * minutes);
    await loadFindingAcls(['meshnet']);
    expect(isAllowed()).toBe(false);
    vi.setSystemTime(NOW_MS + 6 * minutes);
    await allowPair('meshnet', one, other);
    expect(isAllowed()).toBe(true);
  });

  it('remember the nodes of their time', async () => {
    await loadNodes();
    await loadFindingAcls(['meshnet']);
    const ids = [...world.nodes.values()].filter(({ network }) => network === 'meshnet').map(({ id }) => id);
    expect(aclsStore.byNetid['meshnet']?.nodeIds.toSorted()).toEqual(ids.toSorted());
  });

  it('of an ended session are dropped', async () => {
    const loaded = loadFindingAcls(all);
    resetStores('session');
    await loaded;
    expect(aclsStore.byNetid).toEqual({});
    expect(findingAclsStore.isLoading).toBe(false);
  });
});
