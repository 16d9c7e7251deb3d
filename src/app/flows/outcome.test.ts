import { describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure } from '../../domain/failure.ts';
import { reconcileDeletion, reconcileOutcome } from './outcome.ts';

const lost: Failure[] = [
  { kind: 'unreachable', offline: false },
  { kind: 'timeout' },
  { kind: 'malformed', detail: '' },
  { kind: 'rejected', status: 502, message: '' },
  { kind: 'rejected', status: 504, message: '' },
];
const refused: Failure[] = [
  { kind: 'rejected', status: 500, message: 'no' },
  { kind: 'unauthorized', message: 'no' },
  { kind: 'expired' },
  { kind: 'notSent', because: { kind: 'timeout' } },
];

describe('a change with a lost response', () => {
  it.each(lost)('counts as done when a re-read shows that it happened ($kind)', async (failure) => {
    const change = vi.fn(async () => fail(failure));
    expect(await reconcileOutcome(change, async () => true)).toEqual(succeed(undefined));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each<[boolean | undefined, Failure]>([
    [false, { kind: 'timeout' }],
    [undefined, { kind: 'unknown', because: { kind: 'timeout' } }],
  ])('is a failure if reading it again returns %s: %o', async (known, failure) => {
    const change = vi.fn(async () => fail<Failure>({ kind: 'timeout' }));
    expect(await reconcileOutcome(change, async () => known)).toEqual(fail(failure));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each(refused)('isn’t looked up if the server rejected the change ($kind)', async (failure) => {
    const hasHappened = vi.fn(async () => true);
    expect(await reconcileOutcome(async () => fail(failure), hasHappened)).toEqual(fail(failure));
    expect(hasHappened).not.toHaveBeenCalled();
  });
});

describe('a deletion that the server rejects', () => {
  const rejected: Failure = { kind: 'rejected', status: 400, message: 'key a does not exist' };

  it('counts as done if someone else has deleted the record', async () => {
    const show = vi.fn();
    const result = await reconcileDeletion(
      async () => fail(rejected),
      async () => true,
      show,
    );
    expect(result).toEqual(succeed({ note: 'It was already deleted' }));
    expect(show).toHaveBeenCalledOnce();
  });

  it.each([false, undefined])('is a failure if looking up the record returns %s', async (isGone) => {
    const result = await reconcileDeletion(
      async () => fail(rejected),
      async () => isGone,
    );
    expect(result).toEqual(fail(rejected));
  });

  it.each(refused.slice(1))('isn’t looked up for another failure ($kind)', async (failure) => {
    const isGone = vi.fn(async () => true);
    expect(await reconcileDeletion(async () => fail(failure), isGone)).toEqual(fail(failure));
    expect(isGone).not.toHaveBeenCalled();
  });
});
