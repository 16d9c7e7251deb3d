// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../../mocks/world/state.ts';
import { serve } from '../testing/simulatedServer.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { census } from './census.ts';
import type { Change } from './changes/change.ts';
import { changes } from './changes/everyChange.ts';
import { faults, strike, type FaultCase, type Told } from './faultTable.ts';
import { loadOnce, shownSizes } from './loaded.ts';
import { buildWorld, calm, enter, expireSession, quiet, setUpStage, settled } from './stage.ts';
import { report } from './report.ts';

setUpStage();

let putBack: () => void;
let proven = 0;

beforeAll(async () => {
  enter(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(`call × fault: ${proven} combinations of ${changes.length} changes and ${faults.length} faults`);
});

function open({ scenario, prepare, isPublic }: Change): { world: World; asked: readonly string[] } {
  const world = buildWorld(scenario);
  prepare?.(world);
  const asked = isPublic ? serve(world).asked : enter(world);
  putBack();
  return { world, asked };
}

/** Requests that change something; signing in to find something out does not. */
function sent(asked: readonly string[]): readonly string[] {
  return asked.filter((line) => !line.startsWith('GET ') && !line.includes('/authenticate'));
}

const said = () => {
  const { kind, text = '', detail = '' } = toastQueue.snapshot().history.at(0) ?? {};
  return { kind, text, all: `${text} ${detail}` };
};

/** What is to be said of a failure; nothing of a success, which a change that was done is in the end. */
function toldOf({ isTraceless, isPublic }: Change, { name, isDone, told }: FaultCase): Told | undefined {
  if (isPublic && name === 'the session has run out here') return undefined;
  if (!isDone) return told;
  const isConfirmed = ['empty 200', 'null', 'wrong type', 'wrong shape'].includes(name);
  return isTraceless && told && !isConfirmed
    ? { ...told, text: `${told.text}. Whether it was done could not be found out` }
    : undefined;
}

type State = { readonly census: object; readonly shown: readonly number[] };

/** Nothing was done, and nothing that was shown is gone. */
function isSame(world: World, { census: counts, shown }: State): boolean {
  const isKept = shownSizes().every((size, index) => size >= (shown[index] ?? 0));
  return isKept && JSON.stringify(census(world)) === JSON.stringify(counts);
}

async function tryAgain(change: Change): Promise<ReturnType<typeof said>> {
  await settled(change.carryOut());
  const toast = said();
  await quiet();
  return toast;
}

describe.each(changes)('$name: $call', (change) => {
  it.each<FaultCase>(faults)('$name', async (fault) => {
    const { world, asked } = open(change);
    const before = { census: census(world), shown: shownSizes() };
    const told = toldOf(change, fault);
    expect(change.isDone(world)).toBe(false);

    strike(world, fault, change.call, expireSession);
    await settled(change.carryOut());
    const toast = said();
    expect(toast.kind).toBe(told ? 'error' : 'success');
    expect(toast.all).toContain(told?.text ?? change.success);
    expect(toast.text.startsWith(told ? change.failure : change.success)).toBe(true);
    const isDone = !told || fault.isDone;
    expect(change.isDone(world)).toBe(isDone);
    expect(sent(asked).length).toBeLessThanOrEqual(1);
    await quiet();
    calm(world);

    expect(isDone || isSame(world, before)).toBe(true);
    const last = isDone ? toast : await tryAgain(change);
    expect(last).toMatchObject(
      told && isDone ? { kind: 'error' } : { kind: 'success', text: change.success },
    );
    expect(change.isDone(world)).toBe(true);
    proven += 1;
  });
});
