import type { Failure } from '../../domain/failure.ts';
import { succeed, type Result } from '../../domain/result.ts';

/** Whether the change may have happened although its answer did not come. */
export function isOutcomeUnknown(failure: Failure): boolean {
  return failure.kind === 'unreachable' || failure.kind === 'timeout' || failure.kind === 'malformed';
}

/**
 * The truth about a change whose answer got lost: what tells whether it happened is read again, and a change that did
 * happen counts as done. The change itself is never repeated.
 */
export async function withKnownOutcome(
  change: () => Promise<Result<unknown, Failure>>,
  hasHappened: () => Promise<boolean | undefined>,
): Promise<Result<undefined, Failure>> {
  const result = await change();
  if (result.ok) return succeed(undefined);
  if (isOutcomeUnknown(result.error) && (await hasHappened())) return succeed(undefined);
  return result;
}
