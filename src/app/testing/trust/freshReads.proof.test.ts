// @vitest-environment happy-dom

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { everything } from './everything.ts';
import type { Change } from './changes/change.ts';
import { changes } from './changes/everyChange.ts';
import { faults, faultsOf, strike, type FaultCase } from './faultTable.ts';
import { loadOnce } from './loaded.ts';
import { report } from './report.ts';
import { buildWorld, calm, enter, expireSession, quiet, setUpStage, settled } from './stage.ts';

setUpStage();

/** Each change with each read that the console repeats before it sends the change. */
const changesWithReads = changes.flatMap((change) =>
  (change.reads ?? []).map((read) => ({ ...change, read })),
);

/** The read before this change is tested with all faults. */
const model = 'edit a network';

let putBack: () => void;
let proven = 0;

beforeAll(async () => {
  enter(buildWorld());
  putBack = await loadOnce();
});

afterAll(() => {
  report(
    `call × fault: ${proven} combinations of ${changesWithReads.length} reads before changes and ${faults.length} faults`,
  );
});

async function carryOut(change: Change): Promise<string> {
  await settled(change.carryOut());
  const { kind, text, detail } = toastQueue.snapshot().history.at(0) ?? {};
  await quiet();
  return [kind, text, detail].join(' ');
}

function open(change: Change) {
  const world = buildWorld();
  change.prepare?.(world);
  const asked = enter(world);
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
      const before = everything(world);
      const { told } = fault;

      strike(world, fault, change.read, expireSession);
      const said = await carryOut(change);
      calm(world);
      expect(said).toContain(told ? `error ${change.failure}` : `success ${change.success}`);
      expect(said).toContain(told ? sentences(told.text, 'Nothing was sent') : '');
      expect(said).not.toMatch(/Couldn’t confirm|\.\./);
      expect(change.isDone(world)).toBe(!told);
      expect(sent()).toHaveLength(told ? 0 : 1);
      expect(told ? everything(world) : before).toEqual(before);

      expect(told ? await carryOut(change) : said).toContain(`success ${change.success}`);
      expect(change.isDone(world)).toBe(true);
      proven += 1;
    },
  );

  it('sends nothing for a record that null, an empty list, shows to be deleted', async () => {
    const { world, sent } = open(change);
    world.faults.add(change.read, { kind: 'null' });
    await carryOut(change);
    // A network without nodes can be deleted.
    expect(sent()).toHaveLength(change.isDone(world) ? 1 : 0);
    proven += 1;
  });
});
