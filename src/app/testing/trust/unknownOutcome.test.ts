// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { serve } from '../simulatedServer.ts';
import { everything } from './everything.ts';
import type { Change } from './changes/change.ts';
import { changes } from './changes/everyChange.ts';
import { loadOnce } from './loaded.ts';
import { buildWorld, enter, quiet, setUpStage, settled } from './stage.ts';
import { report } from './report.ts';

setUpStage();

const unknown = 'Couldn’t confirm whether the change was applied';
const noServer = `Could not reach server. ${unknown}`;
const closed = `The server closed the connection without a response. ${unknown}`;

let putBack: () => void;
let world: World;
let asked: readonly string[];
let proven = 0;

beforeAll(async () => {
  enter(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(`unknown outcome: ${proven} runs of ${changes.length} changes`);
});

function open({ scenario, prepare, isPublic }: Change): void {
  world = buildWorld(scenario);
  prepare?.(world);
  asked = isPublic ? serve(world).asked : enter(world);
  putBack();
}

async function carryOut(change: Change): Promise<string> {
  await settled(change.carryOut());
  const { kind, text, detail } = toastQueue.snapshot().history.at(0) ?? {};
  await quiet();
  return [kind, text, detail].join(' ');
}

/** Makes all requests fail as soon as a change was sent. */
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

/** Returns the server's records after a successful change. */
async function storedAfter(change: Change): Promise<string> {
  open(change);
  await carryOut(change);
  return everything(world);
}

describe.each(changes)('$name', (change) => {
  it.each([
    { kind: 'lost', isDone: true },
    { kind: 'lost-before', isDone: false },
  ] as const)('that was $kind is reported correctly and sent only once', async ({ kind, isDone }) => {
    const after = isDone ? await storedAfter(change) : undefined;
    open(change);
    const before = everything(world);
    world.faults.add(change.call, { kind });
    const toast = await carryOut(change);
    const truth = isDone ? `success ${change.success}` : `error ${change.failure}`;
    expect(toast).toContain(change.isTraceless ? closed : truth);
    expect(change.isDone(world)).toBe(isDone);
    expect(everything(world)).toEqual(after ?? before);
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
    expect(change.isDone(world)).toBe(true);
    expect(sent()).toHaveLength(1);
    proven += 1;
  });
});
