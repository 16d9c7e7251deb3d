// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { faultOn } from '../../../mocks/world/faults.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { nodeTaskOf } from '../../domain/tasks/nodeTasks.ts';
import { valueOf } from '../../domain/loadable.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { runStorageKey, runSummary, type ItemState } from '../../domain/run/run.ts';
import { api } from '../stores/api.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore, networksStore, nodesStore } from '../stores/records.ts';
import { runStore, storedRun } from '../stores/run.ts';
import { beginSession, liveSession } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { disconnectNodes, removeNodes } from '../testing/acts.ts';
import { resetPage } from '../testing/resetApp.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { actOnAll } from './act.ts';
import { closeRun, continueRun, retryFailed, stopRun, undoRun } from './bulkRun.ts';
import { editNodes } from './nodeBulk.ts';
import { takeUpRun } from './storedRun.ts';
import { runTask } from './tasks.ts';

beforeEach(() => enter('enterprise'));

const node = (name: string) => {
  const found = valueOf(nodesStore.data)?.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const stored = (name: string) => [...world.nodes.values()].find((one) => one.name === name);
const results = () => runStore.run?.results.map(({ name, state, text }) => `${name}: ${text ?? state}`);
const changes = () => asked.filter((line) => !line.startsWith('GET'));

/** Reloads the page in the state that the tab’s storage has, or that the test puts there. */
async function reload(change: (text: string) => string = (text) => text): Promise<void> {
  const text = change(sessionStorage.getItem(runStorageKey) ?? '');
  const session = liveSession();
  if (!session) throw new Error('No one is logged in');
  resetPage();
  sessionStorage.setItem(runStorageKey, text);
  const showRun = storedRun(session);
  beginSession(session);
  showRun();
  expect(runStore.run?.status ?? 'none').toBe(text === '' ? 'none' : 'interrupted');
  asked.length = 0;
  await takeUpRun();
  expect(changes()).toEqual([]);
}

/** The page may end before the result of a step is known. */
const withState = (place: number, state: ItemState) => (text: string) => {
  const run = JSON.parse(text);
  Object.assign(run.results[place], { state, text: undefined });
  return JSON.stringify(run);
};

const failing = (name: string, times = 1) =>
  world.faults.add(
    `PUT /nodes/meshnet/${node(name).id}`,
    { kind: 'status', status: 500, message: 'no luck' },
    { times },
  );

describe('a run that a reload interrupts', () => {
  it('continues with what isn’t done', async () => {
    const run = disconnectNodes([node('leaf-a'), node('leaf-b')]);
    stopRun();
    await run;
    expect(runStore.run?.status).toBe('stopped');
    await reload();
    expect(runStore.run?.status).toBe('stopped');
    await continueRun();
    expect(runStore.run?.status).toBe('over');
    expect(stored('leaf-b')?.connected).toBe('no');
  });

  it('retries what failed', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a'), node('leaf-b')]);
    await reload();
    expect(results()).toEqual(['leaf-a: no luck', 'leaf-b: done']);
    await retryFailed();
    expect(results()).toEqual(['leaf-a: done', 'leaf-b: done']);
    expect(changes()).toHaveLength(1);
    await reload((text) => text);
  });

  it('is undone, also what was done before', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a'), node('leaf-b')]);
    await reload();
    expect(runStore.run?.canUndo).toBe(true);
    await undoRun();
    expect(runStore.run?.title).toBe('Undo: Disconnect 2 nodes');
    expect(stored('leaf-b')?.connected).toBe('yes');
  });

  it('goes on undoing', async () => {
    await disconnectNodes([node('leaf-a'), node('leaf-b')]);
    failing('leaf-b');
    await undoRun();
    expect(results()).toEqual(['leaf-b: no luck', 'leaf-a: done']);
    await reload();
    await retryFailed();
    expect([stored('leaf-a')?.connected, stored('leaf-b')?.connected]).toEqual(['yes', 'yes']);
  });

  it('looks up what is unconfirmed', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a'), node('leaf-b'), node('gw-relay')]);
    await reload((text) => withState(0, 'running')(withState(1, 'running')(text)));
    expect(results()).toEqual(['leaf-a: Not applied', 'leaf-b: done', 'gw-relay: done']);
    await retryFailed();
    expect(stored('leaf-a')?.connected).toBe('no');
  });

  it('asks again what speaks against a step', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a'), node('leaf-b')]);
    Object.assign(stored('leaf-a') ?? {}, { connected: 'no' });
    await reload();
    await retryFailed();
    expect(results()).toEqual(['leaf-a: Already disconnected', 'leaf-b: done']);
    expect(changes()).toEqual([]);
  });

  it('knows nodes that someone else has deleted', async () => {
    const failure = { kind: 'status', status: 500, message: 'no luck' } as const;
    world.faults.add(`DELETE /nodes/meshnet/${node('leaf-a').id}`, failure, { times: 1 });
    const leaves = [node('leaf-a'), node('leaf-b')];
    await removeNodes(leaves);
    for (const [key, one] of world.nodes) if (one.name === 'leaf-a') world.nodes.delete(key);
    await reload(withState(0, 'unknown'));
    expect(results()).toEqual(['leaf-a: done', 'leaf-b: done']);
  });

  it('edits several nodes, but keeps no commands', async () => {
    const edit = (name: string, change: object) => {
      const before = nodeForm(node(name));
      return { node: node(name), edit: { before, after: { ...before, ...change } } };
    };
    failing('leaf-a');
    failing('leaf-b');
    await editNodes([edit('leaf-a', { mtu: '1300' }), edit('leaf-b', { postUp: 'echo' })]);
    expect(runStore.run?.title).toBe('Change 2 nodes');
    expect(sessionStorage.getItem(runStorageKey)).not.toContain('echo');
    await reload();
    await retryFailed();
    expect(stored('leaf-a')?.mtu).toBe(1300);
    expect(results()?.[1]).toBe('leaf-b: The browser doesn’t keep this change over a reload. Make it again');
  });

  it('changes groups and levels of users', async () => {
    const failure = { kind: 'status', status: 500, message: 'no luck' } as const;
    world.faults.add('PUT /networkusers/*', failure, { times: 1 });
    await actOnAll([
      { kind: 'setPermission', netid: 'meshnet', username: 'lvl2-client', values: { nodeLimit: '7' } },
    ]);
    await reload();
    await retryFailed();
    expect(world.networkUsers.get('meshnet')?.get('lvl2-client')?.nodelimit).toBe(7);
  });

  it('is forgotten with its session, and once it is closed', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a')]);
    const text = sessionStorage.getItem(runStorageKey) ?? '';
    beginSession(sessionOf(world, 'second-admin'));
    sessionStorage.setItem(runStorageKey, text);
    const session = liveSession();
    if (session) storedRun(session)();
    expect(runStore.run).toBeUndefined();
    await enter('enterprise');
    failing('leaf-a');
    await disconnectNodes([node('leaf-a')]);
    closeRun();
    expect(sessionStorage.getItem(runStorageKey)).toBeNull();
  });

  it('contains no secrets', async () => {
    failing('leaf-a');
    await disconnectNodes([node('leaf-a')]);
    const text = sessionStorage.getItem(runStorageKey) ?? '';
    expect(JSON.parse(text).results[0].step).toEqual({
      kind: 'action',
      action: {
        kind: 'disconnectNode',
        node: { network: 'meshnet', id: node('leaf-a').id, name: 'leaf-a' },
      },
    });
  });
});

describe('a task that a reload interrupts', () => {
  it('is continued from its panel, and undone as a whole', async () => {
    const user = liveSession()?.user;
    const acl = await api.acls.load('meshnet', {});
    if (!user || !acl.ok) throw new Error('Not logged in');
    const records = {
      viewer: createViewer(user, true, []),
      nodes: valueOf(nodesStore.data) ?? [],
      networks: valueOf(networksStore.data) ?? [],
      clients: valueOf(externalClientsStore.data) ?? [],
      dnsEntries: valueOf(dnsStore.data) ?? [],
      acl: acl.value,
      now: Date.now() / 1000,
    };
    const choice = { toggled: new Set<string>(), interfaceName: 'eth0' };
    const steps =
      nodeTaskOf('replace')?.plan([node('gw-egress')], node('owned-node'), choice, records).steps ?? [];
    faultOn(
      world,
      'POST /nodes/{network}/{node}/creategateway',
      { kind: 'status', status: 500 },
      { times: 1 },
    );
    await runTask('Replace gw-egress', steps);
    const before = runStore.run?.results.map(({ name }) => name);
    expect(runStore.run?.status).toBe('stopped');
    await reload();
    expect(runStore.run?.results.map(({ name }) => name)).toEqual(before);
    await retryFailed();
    expect(runStore.run && runSummary(runStore.run)).toBe(`${before?.length} done`);
    expect(stored('owned-node')?.isegressgateway).toBe('yes');
    await undoRun();
    expect([stored('gw-egress')?.isegressgateway, stored('owned-node')?.isegressgateway]).toEqual([
      'yes',
      'no',
    ]);
  });

  it('keeps a step back that needs another one first', async () => {
    const steps = [
      { kind: 'deleteDnsEntry', entry: { network: 'meshnet', name: 'db' }, text: 'First' },
      { kind: 'deleteNode', node: node('leaf-b'), needs: 'all', text: 'Delete leaf-b' },
    ] as const;
    world.faults.add('DELETE /dns/*', { kind: 'status', status: 500, message: 'no luck' });
    await runTask('Try', steps);
    await reload();
    await continueRun();
    expect(results()?.[1]).toBe('Delete leaf-b: Needs “First” first');
    expect(stored('leaf-b')).toBeDefined();
  });
});
