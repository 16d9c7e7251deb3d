// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { nodeBulk } from '../stores/changes.ts';
import { nodesStore } from '../stores/records.ts';
import { beginSession } from '../stores/session.ts';
import { serve } from '../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../testing/worldOf.ts';
import { closeBulkRun, retryFailed, startBulkRun } from './nodeBulk.ts';
import { loadEverything } from './refresh.ts';
import { logOut } from './logOut.ts';

let world: World;
let asked: string[];

function nodesCalled(...names: string[]): Node[] {
  const nodes = valueOf(nodesStore.data) ?? [];
  return names.flatMap((name) => nodes.filter((node) => node.name === name));
}

const names = () => (valueOf(nodesStore.data) ?? []).map(({ name }) => name);
const outcomes = () => nodeBulk.run?.items.map(({ node, outcome }) => [node.name, outcome]);
const deletions = () => asked.filter((line) => line.startsWith('DELETE'));

beforeEach(async () => {
  world = worldOf('community');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
  await loadEverything();
});

describe('an action on several nodes', () => {
  it('reports a result for each node, independent of the others', async () => {
    const [leafA, leafB] = nodesCalled('leaf-a', 'leaf-b');
    const failure = { kind: 'status', status: 500, message: 'no such luck' } as const;
    world.faults.add(`DELETE /nodes/meshnet/${leafA?.id}`, failure, { times: 1 });
    await startBulkRun('delete', [...nodesCalled('leaf-a'), ...nodesCalled('leaf-b')]);
    expect(outcomes()).toEqual([
      ['leaf-a', { kind: 'rejected', status: 500, message: 'no such luck' }],
      ['leaf-b', 'done'],
    ]);
    expect(world.nodes.has(leafB?.id ?? '')).toBe(false);
    expect(names()).toContain('leaf-a');
    expect(names()).not.toContain('leaf-b');
  });

  it('retries only failed nodes', async () => {
    const chosen = nodesCalled('leaf-a', 'leaf-b');
    const failure = { kind: 'status', status: 500, message: 'no such luck' } as const;
    world.faults.add(`DELETE /nodes/meshnet/${chosen[0]?.id}`, failure, { times: 1 });
    await startBulkRun('delete', chosen);
    await retryFailed();
    expect(outcomes()).toEqual([
      ['leaf-a', 'done'],
      ['leaf-b', 'done'],
    ]);
    expect(deletions()).toHaveLength(3);
    expect(names()).not.toContain('leaf-a');
  });

  it('approves pending nodes, and reads the list once at the end', async () => {
    const pending = (valueOf(nodesStore.data) ?? []).filter((node) => node.isPending);
    asked.length = 0;
    await startBulkRun('approve', pending);
    expect(outcomes()).toEqual(pending.map(({ name }) => [name, 'done']));
    expect(valueOf(nodesStore.data)?.some((node) => node.isPending)).toBe(false);
    expect(asked.filter((line) => line.startsWith('GET /nodes'))).toHaveLength(1);
  });

  it('shows all nodes as waiting before the first response', () => {
    void startBulkRun('delete', nodesCalled('leaf-a', 'leaf-b'));
    expect(outcomes()).toEqual([
      ['leaf-a', 'waiting'],
      ['leaf-b', 'waiting'],
    ]);
  });

  it('stops with the session', async () => {
    const chosen = nodesCalled('leaf-a', 'leaf-b');
    world.faults.add('DELETE /nodes/*/*', { kind: 'latency', ms: 20 });
    const running = startBulkRun('delete', chosen);
    logOut('signedOut');
    beginSession(sessionOf(world, 'second-admin'));
    await running;
    expect(deletions()).toHaveLength(1);
    expect(nodeBulk.run).toBeUndefined();
  });

  it('continues when its result is closed, without affecting the next one', async () => {
    const [leafA, leafB] = nodesCalled('leaf-a', 'leaf-b');
    if (!leafA || !leafB) throw new Error('The scenario has other nodes');
    const first = startBulkRun('delete', [leafA, leafB]);
    closeBulkRun();
    await Promise.all([first, startBulkRun('delete', nodesCalled('mac-laptop'))]);
    expect(outcomes()).toEqual([['mac-laptop', 'done']]);
    expect(deletions()).toHaveLength(3);
  });

  it('reports failures in a toast after its result was closed', async () => {
    const chosen = nodesCalled('leaf-a', 'leaf-b');
    const failure = { kind: 'status', status: 500, message: 'no such luck' } as const;
    world.faults.add(`DELETE /nodes/meshnet/${chosen[1]?.id}`, failure, { times: 1 });
    const run = startBulkRun('delete', chosen);
    closeBulkRun();
    await run;
    expect(toastQueue.snapshot().toasts).toMatchObject([
      { kind: 'error', text: 'Deleted 1 of 2 nodes', detail: 'leaf-b: no such luck' },
    ]);
  });

  it('reports nothing if it succeeds after its result was closed', async () => {
    const run = startBulkRun('delete', nodesCalled('leaf-a', 'leaf-b'));
    closeBulkRun();
    await run;
    expect(toastQueue.snapshot().toasts).toEqual([]);
  });

  it('can’t be retried once its result is closed', async () => {
    await startBulkRun('delete', nodesCalled('leaf-a'));
    closeBulkRun();
    await retryFailed();
    expect(nodeBulk.run).toBeUndefined();
    expect(deletions()).toHaveLength(1);
  });
});
