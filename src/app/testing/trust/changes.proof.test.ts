// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../simulatedServer.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { everything } from './everything.ts';
import type { Change } from './changes/change.ts';
import { changes } from './changes/everyChange.ts';
import { faults, faultsOf, strike, type FaultCase, type Told } from './faultTable.ts';
import { loadOnce, shown } from './loaded.ts';
import { buildWorld, calm, enter, expireSession, quiet, setUpStage, settled } from './stage.ts';
import { report } from './report.ts';

setUpStage();

/** One change of each kind is tested with all faults: create, save, delete, without a session, unverifiable. */
const models = [
  'create a DNS entry',
  'edit a network',
  'delete a node',
  'create the first administrator',
  'refresh the public keys',
];

let putBack: () => void;
let proven = 0;

beforeAll(async () => {
  enter(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(`call × fault: ${proven} combinations of ${changes.length} changes and ${faults.length} faults`);
});

async function open({ scenario, prepare, isPublic }: Change) {
  const world = buildWorld(scenario);
  prepare?.(world);
  const asked = isPublic ? serve(world).asked : enter(world);
  if (prepare) await settled(loadOnce());
  else putBack();
  return { world, asked };
}

/** Returns the requests that change something, which excludes logging in to verify a password. */
function sent(asked: readonly string[]): readonly string[] {
  return asked.filter((line) => !line.startsWith('GET ') && !line.includes('/authenticate'));
}

/** Whether the console sends nothing because the session has expired or the preceding read finds it invalid. */
function isHeldBack({ reads, isPublic }: Change, { name }: FaultCase): boolean {
  if (name === 'the session has run out here') return !isPublic;
  return name === '401 of an expired token' && reads !== undefined;
}

const lastToast = () => {
  const { kind, text = '', detail = '' } = toastQueue.snapshot().history.at(0) ?? {};
  return { kind, text, all: `${text} ${detail}` };
};

/** Returns the expected error, or undefined if the console finds that the change was applied. */
function toldOf({ isTraceless, isPublic }: Change, { name, isDone, told }: FaultCase): Told | undefined {
  if (isPublic && name === 'the session has run out here') return undefined;
  if (!isDone) return told;
  const isConfirmed = ['empty 200', 'null', 'wrong type', 'wrong shape'].includes(name);
  return isTraceless && told && !isConfirmed
    ? { ...told, text: `${told.text}. Couldn’t confirm whether the change was applied` }
    : undefined;
}

async function tryAgain(change: Change): Promise<ReturnType<typeof lastToast>> {
  await settled(change.carryOut());
  const toast = lastToast();
  await quiet();
  return toast;
}

it.each(models)('%s exists', (name) => {
  expect(changes.map((change) => change.name)).toContain(name);
});

describe.each(changes)('$name: $call', (change) => {
  it.each<FaultCase>(faultsOf(models.includes(change.name)))('$name', async (fault) => {
    const { world, asked } = await open(change);
    const before = { stored: everything(world), shown: shown() };
    const told = toldOf(change, fault);
    expect(change.isDone(world)).toBe(false);

    strike(world, fault, change.call, expireSession);
    await settled(change.carryOut());
    const toast = lastToast();
    expect(toast.kind).toBe(told ? 'error' : 'success');
    expect(toast.all).toContain(told?.text ?? change.success);
    expect(toast.text.startsWith(told ? change.failure : change.success)).toBe(true);
    const isDone = !told || fault.isDone;
    expect(change.isDone(world)).toBe(isDone);
    expect(sent(asked)).toHaveLength(isHeldBack(change, fault) ? 0 : 1);
    await quiet();
    calm(world);

    expect(isDone ? before : { stored: everything(world), shown: shown() }).toEqual(before);
    const last = isDone ? toast : await tryAgain(change);
    expect(last).toMatchObject(
      told && isDone ? { kind: 'error' } : { kind: 'success', text: change.success },
    );
    expect(change.isDone(world)).toBe(true);
    proven += 1;
  });
});
