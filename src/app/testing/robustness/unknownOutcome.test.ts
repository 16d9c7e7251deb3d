// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { serve } from '../simulatedServer.ts';
import { snapshotServer } from './snapshots.ts';
import type { Mutation } from './mutations/mutation.ts';
import { allMutations } from './mutations/allMutations.ts';
import { loadOnce } from './loaded.ts';
import { buildWorld, logInAs, flushWork, setupTestApp, settled } from './testApp.ts';
import { report } from './report.ts';

setupTestApp();

const unknown = 'Couldn’t confirm whether the change was applied';
const noServer = `Could not reach server. ${unknown}`;
const closed = `The server closed the connection without a response. ${unknown}`;

let putBack: () => void;
let world: World;
let asked: readonly string[];
let proven = 0;

beforeAll(async () => {
  logInAs(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(`unknown outcome: ${proven} runs of ${allMutations.length} changes`);
});

function open({ scenario, prepare, isPublic }: Mutation): void {
  world = buildWorld(scenario);
  prepare?.(world);
  asked = isPublic ? serve(world).asked : logInAs(world);
  putBack();
}

async function carryOut(change: Mutation): Promise<string> {
  await settled(change.run());
  const { kind, text, detail } = toastQueue.snapshot().history.at(0) ?? {};
  await flushWork();
  return [kind, text, detail].join(' ');
}

function loseEverythingAfterChange(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    try {
      return await answer(request);
    } finally {
      if (request.method !== 'GET') world.faults.add('*', { kind: 'refuse' });
    }
  });
}

const sent = () => asked.filter((line) => !line.startsWith('GET ') && !line.includes('/authenticate'));

async function storedAfter(change: Mutation): Promise<string> {
  open(change);
  await carryOut(change);
  return snapshotServer(world);
}

describe.each(allMutations)('$name', (change) => {
  it.each([
    { kind: 'lost', isDone: true },
    { kind: 'lost-before', isDone: false },
  ] as const)('that was $kind is reported correctly and sent only once', async ({ kind, isDone }) => {
    const after = isDone ? await storedAfter(change) : undefined;
    open(change);
    const before = snapshotServer(world);
    world.faults.add(change.call, { kind });
    const toast = await carryOut(change);
    const truth = isDone ? `success ${change.success}` : `error ${change.failure}`;
    expect(toast).toContain(change.isUnverifiable ? closed : truth);
    expect(change.isApplied(world)).toBe(isDone);
    expect(snapshotServer(world)).toEqual(after ?? before);
    expect(sent()).toHaveLength(1);
    proven += 1;
  });

  it('that was lost and cannot be verified is reported as unknown', async () => {
    open(change);
    world.faults.add(change.call, { kind: 'lost' });
    loseEverythingAfterChange();
    const toast = await carryOut(change);
    expect(toast).toContain(`error ${change.failure}`);
    expect(toast).toContain(noServer);
    expect(change.isApplied(world)).toBe(true);
    expect(sent()).toHaveLength(1);
    proven += 1;
  });
});
