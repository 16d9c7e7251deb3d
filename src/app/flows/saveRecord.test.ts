import { describe, expect, it, vi } from 'vitest';
import { conflict, fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { saveRecord } from './saveRecord.ts';

type Machine = { readonly name: string; readonly mtu: number };
type Answer = Result<Machine | undefined, Failure>;
type Now = Machine | 'deleted' | undefined;

const begun: Machine = { name: 'worker', mtu: 1280 };
const typed: Machine = { name: 'worker', mtu: 1420 };
const renamed: Machine = { name: 'renamed', mtu: 1280 };
const both: Machine = { name: 'renamed', mtu: 1420 };
const timeout: Failure = { kind: 'timeout' };
const rejected: Failure = { kind: 'rejected', status: 400, message: 'no' };
const inverse = {
  before: expect.objectContaining({ mtu: 1420 }),
  after: expect.objectContaining({ mtu: 1280 }),
};
const saved = (record: Machine) =>
  succeed({ record, form: record, overrides: [], inverse: expect.objectContaining(inverse) });

/** Saves another MTU. `fresh` is the record before the change and `now` the one read afterwards. */
async function save(
  fresh: Result<Machine, Failure>,
  answer: Answer,
  now?: Now,
  obstacle?: Failure,
  storesFirst = false,
) {
  const send = vi.fn<(requested: Machine) => Promise<Answer>>().mockResolvedValue(answer);
  const readAgain = vi.fn(async () => now);
  const result = await saveRecord({
    edit: { before: begun, after: typed },
    form: (machine: Machine) => machine,
    fields: ['name', 'mtu'],
    withChanges: (machine, { after }) => ({ ...machine, mtu: after.mtu }),
    read: async () => fresh,
    obstacleOf: () => obstacle,
    send,
    readAgain,
    storesFirst,
  });
  return {
    result,
    sent: send.mock.calls.map(([requested]) => requested),
    reads: readAgain.mock.calls.length,
  };
}

it('applies changes to the current record', async () => {
  expect(await save(succeed(renamed), succeed(both))).toEqual({
    result: saved(both),
    sent: [both],
    reads: 0,
  });
});

it('reports values that the server stored differently', async () => {
  const { result } = await save(succeed(begun), succeed(begun));
  expect(result).toEqual(
    succeed({ record: begun, form: begun, overrides: [{ field: 'mtu', requested: 1420, kept: 1280 }] }),
  );
});

it.each<[string, Result<Machine, Failure>, Failure | undefined, unknown]>([
  ['cannot be read', fail(timeout), undefined, { kind: 'notSent', because: timeout }],
  ['is not to be sent', succeed(begun), rejected, rejected],
  [
    'has a different value',
    succeed({ ...begun, mtu: 1400 }),
    undefined,
    conflict([{ field: 'mtu', before: 1280, mine: 1420, theirs: 1400 }]),
  ],
])('sends nothing if the record %s', async (_, fresh, obstacle, failure) => {
  const expected = { result: fail(failure), sent: [], reads: 0 };
  expect(await save(fresh, succeed(both), both, obstacle)).toEqual(expected);
});

it.each<[string, Answer, Now, unknown]>([
  ['an answer that tells nothing is followed by a read', succeed(undefined), typed, saved(typed)],
  [
    'uses the requested values if that read fails',
    succeed(undefined),
    undefined,
    succeed({ record: undefined, form: typed, overrides: [] }),
  ],
  ['a lost change that is seen counts as done', fail(timeout), typed, saved(typed)],
  ['a lost change that is not seen stays a failure', fail(timeout), begun, fail(timeout)],
  ['a lost change of a record that was deleted stays a failure', fail(timeout), 'deleted', fail(timeout)],
  [
    'is unknown after a lost response if that read fails',
    fail(timeout),
    undefined,
    fail({ kind: 'unknown', because: timeout }),
  ],
])('%s', async (_, answer, now, result) => {
  expect(await save(succeed(begun), answer, now)).toEqual({ result, sent: [typed], reads: 1 });
});

it('reads nothing after a rejection', async () => {
  const expected = { result: fail(rejected), sent: [typed], reads: 0 };
  expect(await save(succeed(begun), fail(rejected), typed)).toEqual(expected);
});

describe('a server that stores a record before it does the rest', () => {
  const stopped: Failure = { kind: 'rejected', status: 500, message: 'peers' };
  const saveFirst = (failure: Failure, now: Now) => save(succeed(begun), fail(failure), now, undefined, true);

  it('has saved the record if it failed afterwards, and the reason is kept', async () => {
    const { result } = await saveFirst(stopped, typed);
    expect(result).toMatchObject({ ok: true, value: { record: typed, stoppedBy: stopped } });
  });

  it('has saved nothing if it failed before', async () => {
    expect((await saveFirst(stopped, begun)).result).toEqual(fail(stopped));
  });

  it.each<[string, Failure]>([
    ['refused the record', rejected],
    ['no longer knows the session', { kind: 'expired' }],
  ])('isn’t asked again after it %s', async (_, failure) => {
    expect(await saveFirst(failure, typed)).toEqual({ result: fail(failure), sent: [typed], reads: 0 });
  });
});
