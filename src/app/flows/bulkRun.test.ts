// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Node } from '../../domain/node/node.ts';
import { runStorageKey } from '../../domain/run/run.ts';
import { nodesStore } from '../stores/records.ts';
import { runStore } from '../stores/run.ts';
import { beginSession } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { closeRun, continueRun, retryFailed, startRun, stopRun, undoRun } from './bulkRun.ts';
import type { Done } from './change.ts';
import { logOut } from './logOut.ts';
import { approveNodes, removeNodes } from '../testing/acts.ts';

beforeEach(() => enter('community'));

const results = () => runStore.run?.results.map(({ name, state, text }) => [name, text ?? state]);
const states = () => runStore.run?.results.map(({ state }) => state).join(' ');
const toasts = () => toastQueue.snapshot().toasts;
const notifications = () => toastQueue.snapshot().history;

const startedNext = async () => {
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
};

function stepsOf(
  names: readonly string[],
  send: (name: string) => Promise<Result<Done | undefined, Failure>>,
  lane: string | undefined,
) {
  const steps = names.map((name) => ({ key: name, name, send: () => send(name) }));
  return lane === undefined ? steps : steps.map((step) => ({ ...step, lane }));
}

/** A run whose items end when the test says so. */
function manualRun(count: number, lane?: string) {
  const ends = new Map<string, (result: Result<Done | undefined, Failure>) => void>();
  const started: string[] = [];
  const send = (name: string) => {
    started.push(name);
    return new Promise<Result<Done | undefined, Failure>>((resolve) => ends.set(name, resolve));
  };
  const names = Array.from({ length: count }, (_, index) => `n${index}`);
  const steps = stepsOf(names, send, lane);
  const finish = vi.fn(async () => undefined);
  const done = startRun({
    title: `Try ${count} items`,
    steps,
    finish,
  });
  const end = async (key: string, result: Result<Done | undefined, Failure> = succeed(undefined)) => {
    ends.get(key)?.(result);
    // The run settles this item and starts the next one.
    await startedNext();
  };
  return { done, end, started, finish };
}

const noLuck = fail<Failure>({ kind: 'rejected', status: 500, message: 'no such luck' });

it('names the networks of records that share their name', async () => {
  const send = async () => succeed(undefined);
  const named = (name: string, netid: string) => ({
    key: `${netid}/${name}`,
    name,
    about: `${name} in ${netid}`,
    send,
  });
  const steps = [named('netmaker-1', 'office'), named('netmaker-1', 'lab'), named('leaf', 'lab')];
  await startRun({ title: 'Try', steps });
  expect(results()?.map(([name]) => name)).toEqual(['netmaker-1 in office', 'netmaker-1 in lab', 'leaf']);
});

describe('a run', () => {
  it('has at most four requests in flight', async () => {
    const run = manualRun(6);
    expect(run.started).toEqual(['n0', 'n1', 'n2', 'n3']);
    await run.end('n2');
    expect(run.started).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
    for (const key of ['n0', 'n1', 'n3', 'n4']) await run.end(key);
    await run.end('n5', noLuck);
    await run.done;
    expect(states()).toBe('done done done done done failed');
    expect(run.finish).toHaveBeenCalledOnce();
    expect(toasts()).toEqual([]);
    expect(notifications()).toMatchObject([
      { kind: 'error', text: 'Try 6 items', detail: '5 done, 1 failed' },
    ]);
  });

  it('sends items of one lane one at a time', async () => {
    const run = manualRun(2, 'meshnet');
    expect(run.started).toEqual(['n0']);
    await run.end('n0');
    expect(run.started).toEqual(['n0', 'n1']);
    await run.end('n1');
    await run.done;
  });

  it('finishes what is in flight when it stops, and continues with the rest', async () => {
    const run = manualRun(6);
    stopRun();
    expect(runStore.run?.status).toBe('stopping');
    for (const key of ['n0', 'n1', 'n2', 'n3']) await run.end(key);
    await run.done;
    expect(runStore.run?.status).toBe('stopped');
    expect(states()).toBe('done done done done waiting waiting');
    const continued = continueRun();
    await run.end('n4');
    await run.end('n5');
    await continued;
    expect(run.started).toHaveLength(6);
    expect(runStore.run?.status).toBe('over');
    expect(notifications()).toMatchObject([{ kind: 'success', detail: '6 done' }]);
  });

  it('retries failed items, but not those with an unknown outcome', async () => {
    const run = manualRun(3);
    await run.end('n0', noLuck);
    await run.end('n1', fail({ kind: 'unknown', because: { kind: 'timeout' } }));
    await run.end('n2', succeed({ note: 'Kept 10' }));
    await run.done;
    expect(results()?.at(2)).toEqual(['n2', 'Kept 10']);
    const retried = retryFailed();
    expect(run.started).toEqual(['n0', 'n1', 'n2', 'n0']);
    await run.end('n0');
    await retried;
    expect(states()).toBe('done unknown done');
  });

  it('keeps another one from starting, and stays open, until it has ended', async () => {
    const run = manualRun(1);
    await manualRun(2).done;
    expect(toasts()).toMatchObject([
      { kind: 'error', text: 'Try 2 items', detail: 'Wait until “Try 1 items” has finished' },
    ]);
    closeRun();
    expect(runStore.run).toMatchObject({ title: 'Try 1 items' });
    await run.end('n0');
    await run.done;
    closeRun();
    expect(runStore.run).toBeUndefined();
    await retryFailed();
    expect(runStore.run).toBeUndefined();
  });

  it('shows its result in a toast if the panel failed to load', async () => {
    vi.resetModules();
    const { reportInToasts, startRun: start } = await import('./bulkRun.ts');
    const queue = await import('../../components/Toast/toastQueue.ts');
    reportInToasts();
    await start({ title: 'Try 1 item', steps: stepsOf(['n0'], async () => succeed(undefined), undefined) });
    expect(queue.toastQueue.snapshot().toasts).toMatchObject([{ text: 'Try 1 item', detail: '1 done' }]);
  });

  it('draws many results at once', async () => {
    vi.useFakeTimers();
    const run = manualRun(500);
    const published = runStore.run;
    for (const key of ['n0', 'n1', 'n2', 'n3']) await run.end(key);
    expect(runStore.run).toBe(published);
    await vi.advanceTimersByTimeAsync(100);
    expect(runStore.run?.results.filter(({ state }) => state === 'done')).toHaveLength(4);
  });

  it('asks before the page is left, and stores the state up to that moment', async () => {
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const run = manualRun(2);
    expect(leave()).toBe(false);
    await run.end('n0');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem(runStorageKey) ?? '')).toMatchObject({
      results: [{ state: 'done' }, { state: 'running' }],
    });
    await run.end('n1');
    await run.done;
    expect(leave()).toBe(true);
    expect(sessionStorage.getItem(runStorageKey)).toBeNull();
  });

  it('ends with the session, and shows the same user what was done', async () => {
    const run = manualRun(6);
    await run.end('n0');
    logOut('expired');
    for (const key of ['n1', 'n2', 'n3', 'n4']) await run.end(key, fail({ kind: 'superseded' }));
    await run.done;
    expect(run.started).toHaveLength(5);
    expect(runStore.run?.status).toBe('interrupted');
    expect(states()).toBe('done unknown unknown unknown unknown waiting');
    beginSession(sessionOf(world, 'second-admin'));
    expect(runStore.run).toBeUndefined();
    expect(sessionStorage.getItem(runStorageKey)).toBeNull();
  });

  it('is undone as a whole, the last item first, and only where an inverse exists', async () => {
    const undone: string[] = [];
    await startRun({
      title: 'Disable 3 clients',
      steps: stepsOf(
        ['a', 'b', 'c'],
        async (key) =>
          succeed(
            key === 'b'
              ? undefined
              : { undo: async () => (undone.push(key) === 1 ? noLuck : succeed({ note: 'Kept its name' })) },
          ),
        'one',
      ),
    });
    expect(runStore.run?.canUndo).toBe(true);
    await undoRun();
    expect(undone).toEqual(['c', 'a']);
    expect(runStore.run?.title).toBe('Undo: Disable 3 clients');
    expect(results()).toEqual([
      ['c', 'no such luck'],
      ['a', 'Kept its name'],
    ]);
    expect(notifications().filter(({ undo }) => undo)).toHaveLength(1);
    await retryFailed();
    expect(undone).toEqual(['c', 'a', 'c']);
  });
});

describe('an action on several nodes', () => {
  const nodesCalled = (...names: string[]): Node[] =>
    names.flatMap((name) => (valueOf(nodesStore.data) ?? []).filter((node) => node.name === name));

  it('reports a result for each node, independent of the others', async () => {
    const chosen = nodesCalled('leaf-a', 'leaf-b');
    const failure = { kind: 'status', status: 500, message: 'no such luck' } as const;
    world.faults.add(`DELETE /nodes/meshnet/${chosen[0]?.id}`, failure, { times: 1 });
    await removeNodes(chosen);
    expect(results()).toEqual([
      ['leaf-a', 'no such luck'],
      ['leaf-b', 'done'],
    ]);
    expect(nodesCalled('leaf-a', 'leaf-b').map(({ name }) => name)).toEqual(['leaf-a']);
    await retryFailed();
    expect(states()).toBe('done done');
    expect(asked.filter((line) => line.startsWith('DELETE'))).toHaveLength(3);
    expect(nodesCalled('leaf-a')).toEqual([]);
  });

  it('approves pending nodes, and reads the list once at the end', async () => {
    const pending = (valueOf(nodesStore.data) ?? []).filter((node) => node.isPending);
    asked.length = 0;
    await approveNodes(pending);
    expect(results()).toEqual(pending.map(({ name }) => [name, 'done']));
    expect(valueOf(nodesStore.data)?.some((node) => node.isPending)).toBe(false);
    expect(asked.filter((line) => line.startsWith('GET /nodes'))).toHaveLength(1);
  });
});
