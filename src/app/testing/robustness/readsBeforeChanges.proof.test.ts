// @vitest-environment happy-dom

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { snapshotServer } from './snapshots.ts';
import type { Mutation } from './mutations/mutation.ts';
import { allMutations } from './mutations/allMutations.ts';
import { faults, faultsOf, injectFault, type FaultCase } from './faultTable.ts';
import { loadOnce } from './loaded.ts';
import { report } from './report.ts';
import {
  buildWorld,
  clearFaults,
  logInAs,
  expireSession,
  flushWork,
  setupTestApp,
  settled,
} from './testApp.ts';

setupTestApp();

const changesWithReads = allMutations.flatMap((change) =>
  (change.reads ?? []).map((read) => ({ ...change, read })),
);

/** The read before this change is tested with all faults. */
const model = 'edit a network';

let putBack: () => void;
let proven = 0;

beforeAll(async () => {
  logInAs(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(
    `call × fault: ${proven} combinations of ${changesWithReads.length} reads before changes and ${faults.length} faults`,
  );
});

async function carryOut(change: Mutation): Promise<string> {
  await settled(change.run());
  const { kind, text, detail } = toastQueue.snapshot().history.at(0) ?? {};
  await flushWork();
  return [kind, text, detail].join(' ');
}

function open(change: Mutation) {
  const world = buildWorld();
  change.prepare?.(world);
  const asked = logInAs(world);
  putBack();
  return { world, sent: () => asked.filter((line) => !line.startsWith('GET ')) };
}

it(`${model} is a change with a preceding read`, () => {
  expect(changesWithReads.map((change) => change.name)).toContain(model);
});

describe.each(changesWithReads)('$name, after $read', (change) => {
  it.each<FaultCase>(faultsOf(change.name === model).filter(({ name }) => name !== 'null'))(
    '$name',
    async (fault) => {
      const { world, sent } = open(change);
      const before = snapshotServer(world);
      const { expectedError } = fault;

      injectFault(world, fault, change.read, expireSession);
      const said = await carryOut(change);
      clearFaults(world);
      expect(said).toContain(expectedError ? `error ${change.failure}` : `success ${change.success}`);
      expect(said).toContain(expectedError ? sentences(expectedError.text, 'Nothing was sent') : '');
      expect(said).not.toMatch(/Couldn’t confirm|\.\./);
      expect(change.isApplied(world)).toBe(!expectedError);
      expect(sent()).toHaveLength(expectedError ? 0 : 1);
      expect(expectedError ? snapshotServer(world) : before).toEqual(before);

      expect(expectedError ? await carryOut(change) : said).toContain(`success ${change.success}`);
      expect(change.isApplied(world)).toBe(true);
      proven += 1;
    },
  );

  it('sends nothing for a record that null, an empty list, shows to be deleted', async () => {
    const { world, sent } = open(change);
    world.faults.add(change.read, { kind: 'null' });
    await carryOut(change);
    // A network without nodes can be deleted.
    expect(sent()).toHaveLength(change.isApplied(world) ? 1 : 0);
    proven += 1;
  });
});
