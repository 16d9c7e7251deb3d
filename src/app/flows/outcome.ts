import type { Failure } from '../../domain/failure.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';

/** Answers of a proxy that gave up on the server: it may have done what it was asked all the same. */
const gatewayStatuses: readonly number[] = [502, 504];

/** Whether the change may have happened although its answer did not come. */
export function isOutcomeUnknown(failure: Failure): boolean {
  switch (failure.kind) {
    case 'unreachable':
    case 'timeout':
    case 'malformed':
    case 'unknown':
      return true;
    case 'rejected':
      return gatewayStatuses.includes(failure.status);
    default:
      return false;
  }
}

/** Whether somebody refused it, after which what is shown may be out of date. A read that failed tells nothing of that. */
export function isRefused(failure: Failure): boolean {
  return !isOutcomeUnknown(failure) && failure.kind !== 'notSent';
}

/**
 * The truth about a change whose answer got lost: what tells whether it happened is read again, and a change that did
 * happen counts as done. Where that cannot be read either (undefined), it is said that nobody knows. The change itself
 * is never repeated.
 */
export async function withKnownOutcome(
  change: () => Promise<Result<unknown, Failure>>,
  hasHappened: () => Promise<boolean | undefined>,
): Promise<Result<undefined, Failure>> {
  const result = await change();
  if (result.ok) return succeed(undefined);
  if (!isOutcomeUnknown(result.error)) return result;
  const isDone = await hasHappened();
  if (isDone) return succeed(undefined);
  return isDone === undefined ? nobodyKnows(result.error) : result;
}

/** The failure of a change of which it could not be found out whether it happened. */
export function nobodyKnows(because: Failure): Result<never, Failure> {
  return fail({ kind: 'unknown', because });
}

/** What tells whether a change happened. A refresh may take this read over; then it is asked again. */
export async function reread<T>(load: () => Promise<Result<T, Failure>>): Promise<T | undefined> {
  const first = await load();
  const last = !first.ok && first.error.kind === 'superseded' ? await load() : first;
  return last.ok ? last.value : undefined;
}
