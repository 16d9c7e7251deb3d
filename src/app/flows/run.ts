import { toastQueue, type ToastContent } from '../../components/Toast/toastQueue.ts';
import { fail, succeed, type Failure, type Result, type SaveFailure } from '../../domain/failure.ts';
import { failureMessage, failureText } from '../../domain/text/failureText.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';

/** What more there is to say of a change that succeeded; a warning is of what was not done as asked, an error of what failed. */
export type Outcome = Pick<ToastContent, 'action' | 'copying'> & {
  readonly kind?: 'warning' | 'error';
  readonly text?: string;
  readonly detail?: string;
};

export function keptOutcome(kept: readonly string[]): Outcome | undefined {
  return kept.length > 0 ? { kind: 'warning', detail: kept.join('. ') } : undefined;
}

/**
 * Carries out a change under a toast that goes from pending to its outcome (§8). `detail` says what the change was
 * about where the catalogue's text does not, `outcome` what more there is to say of a success; of a failure that
 * `isAsked` the page asks what to do, and no toast speaks.
 */
export async function run<T, F extends SaveFailure>(
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
    // After the first, whoever asked for it has signed out meanwhile; the outcome is not for the next person.
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

/** Answers of a proxy that gave up on the server: it may have done what it was asked all the same. */
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

/** Whether somebody refused it, after which what is shown may be out of date. A read that failed tells nothing of that. */
export function isRefused(failure: SaveFailure): boolean {
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

export function nobodyKnows(because: Failure): Result<never, Failure> {
  return fail({ kind: 'unknown', because });
}

/** What tells whether a change happened. A refresh may take this read over; then it is asked again. */
export async function reread<T>(load: () => Promise<Result<T, Failure>>): Promise<T | undefined> {
  const first = await load();
  const last = !first.ok && first.error.kind === 'superseded' ? await load() : first;
  return last.ok ? last.value : undefined;
}
