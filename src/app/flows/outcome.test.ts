import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../domain/failure.ts';
import { fail, succeed } from '../../domain/result.ts';
import { withKnownOutcome } from './outcome.ts';

const lost: Failure[] = [
  { kind: 'unreachable', offline: false },
  { kind: 'timeout' },
  { kind: 'malformed', detail: '' },
];
const refused: Failure[] = [
  { kind: 'rejected', status: 500, message: 'no' },
  { kind: 'unauthorized', message: 'no' },
  { kind: 'expired' },
];

describe('a change whose answer got lost', () => {
  it.each(lost)('counts as done when a re-read shows that it happened ($kind)', async (failure) => {
    const change = vi.fn(async () => fail(failure));
    expect(await withKnownOutcome(change, async () => true)).toEqual(succeed(undefined));
    expect(change).toHaveBeenCalledTimes(1);
  });

  it.each([false, undefined])(
    'stays a failure when the re-read shows or says nothing (%s)',
    async (known) => {
      const change = vi.fn(async () => fail<Failure>({ kind: 'timeout' }));
      expect(await withKnownOutcome(change, async () => known)).toEqual(fail({ kind: 'timeout' }));
      expect(change).toHaveBeenCalledTimes(1);
    },
  );

  it.each(refused)('is not asked about when the server refused it ($kind)', async (failure) => {
    const hasHappened = vi.fn(async () => true);
    expect(await withKnownOutcome(async () => fail(failure), hasHappened)).toEqual(fail(failure));
    expect(hasHappened).not.toHaveBeenCalled();
  });
});
