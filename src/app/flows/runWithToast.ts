import { toastQueue, type ToastContent } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { failureMessage, failureText } from '../../domain/text/failureText.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';

/** Additions to the toast of a change that succeeded, or succeeded only in part. */
export type Outcome = Pick<ToastContent, 'action' | 'copying' | 'undo'> & {
  readonly kind?: 'warning' | 'error';
  readonly text?: string;
  readonly detail?: string;
};

/** Offers to undo a change in its toast, and in the notifications until the session ends. */
export function undoable(
  outcome: string | Outcome | undefined,
  undo: (() => Promise<Result<unknown, SaveFailure>>) | undefined,
): Outcome {
  const said = typeof outcome === 'string' ? { detail: outcome } : outcome;
  return { ...said, ...(undo && { undo: async () => (await undo()).ok }) };
}

/** Runs a change with a toast that goes from pending to its outcome. Failures that `isAsked` have a dialog instead. */
export async function runWithToast<T, F extends SaveFailure>(
  texts: ToastTexts,
  change: () => Promise<Result<T, F>>,
  detail?: string,
  outcome?: (value: T) => string | Outcome | undefined,
  isAsked: (failure: F) => boolean = () => false,
): Promise<Result<T, F>> {
  const about = detail === undefined ? {} : { detail };
  const id = toastQueue.show({ kind: 'pending', text: texts.pending, ...about });
  const result = await change();
  if (!result.ok && (result.error.kind === 'superseded' || isAsked(result.error))) {
    // A superseded change belongs to a user who has logged out.
    toastQueue.withdraw(id);
  } else if (result.ok) {
    const more = outcome?.(result.value);
    const said = typeof more === 'string' ? { detail: more } : more;
    toastQueue.update(id, { kind: 'success', text: texts.success, ...about, ...said });
  } else {
    const text = texts.failure(failureMessage(result.error));
    const reason = failureText(result.error);
    const isSaid = text.includes(reason);
    toastQueue.update(id, {
      kind: 'error',
      text,
      ...(isSaid ? about : { detail: detail === undefined ? reason : `${detail}: ${reason}` }),
    });
  }
  return result;
}

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

/** Sends a change once, under a toast with its known outcome. */
export function runOnce(
  texts: ToastTexts,
  change: () => Promise<Result<unknown, Failure>>,
  hasHappened: () => Promise<boolean | undefined>,
  detail?: string,
  more?: Outcome,
): Promise<Result<undefined, Failure>> {
  return runWithToast(
    texts,
    () => reconcileOutcome(change, hasHappened),
    detail,
    () => more,
  );
}

export function unknownOutcome(because: Failure): Result<never, Failure> {
  return fail({ kind: 'unknown', because });
}

/** Reads again, and once more if a refresh superseded the first read. */
export async function reread<T>(load: () => Promise<Result<T, Failure>>): Promise<T | undefined> {
  const first = await load();
  const last = !first.ok && first.error.kind === 'superseded' ? await load() : first;
  return last.ok ? last.value : undefined;
}
