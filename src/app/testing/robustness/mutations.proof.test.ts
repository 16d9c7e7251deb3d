// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../simulatedServer.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { snapshotServer } from './snapshots.ts';
import type { Mutation } from './mutations/mutation.ts';
import { allMutations } from './mutations/allMutations.ts';
import { faults, faultsOf, injectFault, type FaultCase, type ExpectedError } from './faultTable.ts';
import { loadOnce, snapshotStores } from './loaded.ts';
import {
  buildWorld,
  clearFaults,
  logInAs,
  expireSession,
  flushWork,
  setupTestApp,
  settled,
} from './testApp.ts';
import { report } from './report.ts';

setupTestApp();

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
  logInAs(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(
    `call × fault: ${proven} combinations of ${allMutations.length} changes and ${faults.length} faults`,
  );
});

async function open({ scenario, prepare, isPublic }: Mutation) {
  const world = buildWorld(scenario);
  prepare?.(world);
  const asked = isPublic ? serve(world).asked : logInAs(world);
  if (prepare) await settled(loadOnce());
  else putBack();
  return { world, asked };
}

/** Returns the requests that change something, which excludes logging in to verify a password. */
function sent(asked: readonly string[]): readonly string[] {
  return asked.filter((line) => !line.startsWith('GET ') && !line.includes('/authenticate'));
}

/** Whether the console sends nothing because the session has expired or the preceding read finds it invalid. */
function isHeldBack({ reads, isPublic }: Mutation, { name }: FaultCase): boolean {
  if (name === 'the session has run out here') return !isPublic;
  return name === '401 of an expired token' && reads !== undefined;
}

const lastToast = () => {
  const { kind, text = '', detail = '' } = toastQueue.snapshot().history.at(0) ?? {};
  return { kind, text, all: `${text} ${detail}` };
};

/** Returns the expected error, or undefined if the console finds that the change was applied. */
function toldOf(
  { isUnverifiable, isPublic }: Mutation,
  { name, isApplied, expectedError }: FaultCase,
): ExpectedError | undefined {
  if (isPublic && name === 'the session has run out here') return undefined;
  if (!isApplied) return expectedError;
  const isConfirmed = ['empty 200', 'null', 'wrong type', 'wrong shape'].includes(name);
  return isUnverifiable && expectedError && !isConfirmed
    ? { ...expectedError, text: `${expectedError.text}. Couldn’t confirm whether the change was applied` }
    : undefined;
}

async function tryAgain(change: Mutation): Promise<ReturnType<typeof lastToast>> {
  await settled(change.run());
  const toast = lastToast();
  await flushWork();
  return toast;
}

it.each(models)('%s exists', (name) => {
  expect(allMutations.map((change) => change.name)).toContain(name);
});

describe.each(allMutations)('$name: $call', (change) => {
  it.each<FaultCase>(faultsOf(models.includes(change.name)))('$name', async (fault) => {
    const { world, asked } = await open(change);
    const before = { stored: snapshotServer(world), shown: snapshotStores() };
    const told = toldOf(change, fault);
    expect(change.isApplied(world)).toBe(false);

    injectFault(world, fault, change.call, expireSession);
    await settled(change.run());
    const toast = lastToast();
    expect(toast.kind).toBe(told ? 'error' : 'success');
    expect(toast.all).toContain(told?.text ?? change.success);
    expect(toast.text.startsWith(told ? change.failure : change.success)).toBe(true);
    const isDone = !told || fault.isApplied;
    expect(change.isApplied(world)).toBe(isDone);
    expect(sent(asked)).toHaveLength(isHeldBack(change, fault) ? 0 : 1);
    await flushWork();
    clearFaults(world);

    expect(isDone ? before : { stored: snapshotServer(world), shown: snapshotStores() }).toEqual(before);
    const last = isDone ? toast : await tryAgain(change);
    expect(last).toMatchObject(
      told && isDone ? { kind: 'error' } : { kind: 'success', text: change.success },
    );
    expect(change.isApplied(world)).toBe(true);
    proven += 1;
  });
});
