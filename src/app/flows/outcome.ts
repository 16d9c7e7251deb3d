import { fail, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';

/** A proxy gave up on the server, which may still have applied the change. */
const gatewayStatuses: readonly number[] = [502, 504];

export function isOutcomeUnknown(failure: SaveFailure): boolean {
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

/** Whether the server rejected a change, so that what is shown may be out of date. */
function isRejected(failure: SaveFailure): boolean {
  return !isOutcomeUnknown(failure) && failure.kind !== 'notSent';
}

/** Settles a save. Reads again what it changed, or, if the server rejected it, what may be out of date. */
export function afterSave(refresh: () => Promise<unknown>, readAgain: () => Promise<unknown>) {
  return async (result: Result<unknown, SaveFailure>) => {
    if (result.ok) void refresh();
    else if (isRejected(result.error)) await readAgain();
  };
}

/**
 * Looks up whether a change happened whose response was lost. `hasHappened` returns undefined if that can't be read
 * either. The change itself is never repeated. `show` shows it once it's known to have happened.
 */
export async function reconcileOutcome(
  change: () => Promise<Result<unknown, Failure>>,
  hasHappened: () => Promise<boolean | undefined>,
  show?: () => void,
): Promise<Result<undefined, Failure>> {
  const result = await change();
  if (!result.ok) {
    if (!isOutcomeUnknown(result.error)) return result;
    const isDone = await hasHappened();
    if (!isDone) return isDone === undefined ? unknownOutcome(result.error) : result;
  }
  show?.();
  return succeed(undefined);
}

/** Deletes a record. A rejection counts as done if someone else has deleted it since. */
export async function reconcileDeletion(
  ...[change, isGone, show]: Parameters<typeof reconcileOutcome>
): Promise<Result<{ readonly note: string } | undefined, Failure>> {
  const result = await reconcileOutcome(change, isGone, show);
  if (result.ok || result.error.kind !== 'rejected' || !(await isGone())) return result;
  show?.();
  return succeed({ note: 'It was already deleted' });
}

export function unknownOutcome(because: Failure): Result<never, Failure> {
  return fail({ kind: 'unknown', because });
}

export async function reread<T>(load: () => Promise<Result<T, Failure>>): Promise<T | undefined> {
  const read = await load();
  return read.ok ? read.value : undefined;
}
