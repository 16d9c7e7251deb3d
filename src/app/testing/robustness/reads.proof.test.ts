// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { sessionStore } from '../../stores/session.ts';
import { faultClasses, faults, faultsOf, injectFault, type FaultCase, type FaultName } from './faultTable.ts';
import { snapshotStore, reads, type Read } from './reads.ts';
import { buildWorld, clearFaults, logInAs, expireSession, settled, setupTestApp } from './testApp.ts';
import { report } from './report.ts';

setupTestApp();

/** One read of each kind is tested with all faults: a list, a text and a record. */
const models = ['GET /nodes', 'GET /logs', 'GET /server/getconfig'];
/** The others are also tested with `null`, which is valid only for some calls. */
const readClasses: readonly FaultName[] = [...faultClasses, 'null'];

let world: World;
let proven = 0;

beforeAll(async () => {
  world = buildWorld();
  // Load lazy modules now, because fake timers don't wait for them.
  logInAs(world);
  for (const read of reads) await load(read);
});

afterAll(() => {
  report(`call × fault: ${proven} combinations of ${reads.length} reads and ${faults.length} faults`);
});

async function load({ load: start, store }: Read): Promise<void> {
  await start();
  while (store.isLoading) await new Promise((resolve) => setImmediate(resolve));
}

function problemOf({ store: { data } }: Read) {
  const failure = data.status === 'failed' ? data.failure : data.status === 'ready' && data.staleBecause;
  return failure ? { kind: failure.kind, text: failureText(failure) } : undefined;
}

/** The faults that end the session, by call. All others keep it. */
const ends: ReadonlyMap<string, readonly FaultName[]> = new Map([
  ['GET /nodes', ['401 of an expired token', '401 for another reason']],
  ['GET /server/getconfig', ['401 of an expired token', '500 `unauthorized`']],
]);

function endOf(call: string, { name }: FaultCase): string | undefined {
  if (name === 'the session has run out here') return 'expired';
  return ends.get(call)?.some((ending) => ending === name) ? 'unauthorized' : undefined;
}

/** Returns the expected error. For an invalid token, getconfig returns 500 instead of 401. */
function expectedErrorOf({ call, validFaults }: Read, { name, expectedError }: FaultCase) {
  if (validFaults?.some((valid) => valid === name)) return undefined;
  if (call === 'GET /server/getconfig' && name === '401 of an expired token')
    return { kind: 'rejected', text: 'unauthorized' };
  return expectedError;
}

it.each(models)('%s exists', (call) => {
  expect(reads.map((read) => read.call)).toContain(call);
});

describe.each(reads)('$call', (read) => {
  it.each<FaultCase>(faultsOf(models.includes(read.call), readClasses))('$name', async (fault) => {
    const expected = expectedErrorOf(read, fault);
    const { store, isEmptied = false } = read;
    logInAs(world, read.as);

    injectFault(world, fault, read.call, expireSession);
    await settled(load(read));
    expect(store.data.status).toBe(expected ? 'failed' : 'ready');
    expect(problemOf(read)).toEqual(expected);
    expect(sessionStore.endRequested).toBe(endOf(read.call, fault));

    if (fault.times === undefined) clearFaults(world);
    await settled(load(read));
    const before = valueOf(store.data);
    const content = snapshotStore(read);
    expect(before).toBeDefined();
    expect(problemOf(read)).toBeUndefined();

    injectFault(world, fault, read.call, expireSession);
    await settled(load(read));
    expect(problemOf(read)).toEqual(expected);
    expect(expected ? valueOf(store.data) : before).toBe(expected && isEmptied ? undefined : before);

    if (fault.times === undefined) clearFaults(world);
    await settled(load(read));
    expect(problemOf(read)).toBeUndefined();
    expect(snapshotStore(read)).toBe(content);
    proven += 1;
  });
});
