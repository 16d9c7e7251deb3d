import { toastQueue, type ToastContent } from '../../components/Toast/toastQueue.ts';
import type { Failure, Result, SaveFailure } from '../../domain/failure.ts';
import type { RunItem } from '../../domain/run/run.ts';
import type { StoredUndo } from '../../domain/session/storedUndo.ts';
import { failureMessage, failureText } from '../../domain/text/failureText.ts';
import { undoTexts, type ToastTexts } from '../../domain/text/toastTexts.ts';
import { sessionStore } from '../stores/session.ts';
import { reconcileOutcome } from './outcome.ts';

/** A change of one record. It is made on its own, under a toast, or as an item of a run. */
export type Change<
  T extends Done | undefined = Done | undefined,
  F extends SaveFailure = SaveFailure,
> = RunItem & {
  readonly texts: ToastTexts;
  /** Names the record in the toast. */
  readonly about?: string;
  /** Precedes a change on its own. */
  readonly begin?: () => void;
  readonly send: () => Promise<Result<T, F>>;
  /** Reads again what may have changed. A run does so once, at its end. */
  readonly settle?: (result: Result<unknown, SaveFailure>) => unknown;
};

/** The report of a change that is done. */
export type Done = {
  /** How the result differs from the request. */
  readonly note?: string | undefined;
  readonly undo?: Undo | undefined;
  /** The undo as data, if it can be offered again after a reload. */
  readonly kept?: StoredUndo | undefined;
  /** Additions to the toast. */
  readonly toast?: Outcome | undefined;
};

/** Reverts a change by other changes, which `carryOut` makes one at a time. */
export type Undo = (carryOut: CarryOut) => ReturnType<CarryOut>;

type CarryOut = (change: Change) => Promise<Result<Done | undefined, SaveFailure>>;

/** Carries out a change without a toast. */
export const sendOnly: CarryOut = ({ send }) => send();

export function undoBy(change: Change): Undo {
  return (carryOut) => carryOut(change);
}

/** Makes one change under a toast. */
export async function make<T extends Done | undefined, F extends SaveFailure>(
  change: Change<T, F>,
): Promise<Result<T, F>> {
  change.begin?.();
  const result = await runWithToast(change.texts, change.send, { detail: change.about, outcome: toastOf });
  await change.settle?.(result);
  return result;
}

/** Makes a change that reverts another, under a toast that tells the two apart. */
export const makeUndo: CarryOut = (change) =>
  make({ ...change, texts: undoTexts(change.texts), about: change.about ?? change.name });

function toastOf({ note, undo, kept, toast }: Done = {}): Outcome | undefined {
  const outcome = note === undefined ? toast : ({ kind: 'warning', detail: note } as const);
  return undo ? { ...undoable(() => undo(makeUndo), outcome), kept } : outcome;
}

/** Additions to the toast of a change that succeeded, or succeeded only in part. */
export type Outcome = Pick<ToastContent, 'action' | 'copying' | 'undo' | 'kept'> & {
  readonly kind?: 'warning' | 'error';
  readonly text?: string;
  readonly detail?: string;
};

/** Offers to undo a change in its toast, and in the notifications until the session ends. */
export function undoable(undo: () => Promise<Result<unknown, SaveFailure>>, outcome?: Outcome): Outcome {
  return { ...outcome, undo: async () => (await undo()).ok };
}

type Report<T, F> = {
  /** Names the record. */
  readonly detail?: string | undefined;
  readonly outcome?: (value: T) => Outcome | undefined;
  /** Whether a failure has a dialog instead. */
  readonly isAsked?: (failure: F) => boolean;
  /** Set for a login. After a logout nothing else is reported, because the next user must not see it. */
  readonly beginsSession?: true;
};

/** Runs a change with a toast that goes from pending to its outcome. */
export async function runWithToast<T, F extends SaveFailure>(
  texts: ToastTexts,
  change: () => Promise<Result<T, F>>,
  { detail, outcome, isAsked = () => false, beginsSession }: Report<T, F> = {},
): Promise<Result<T, F>> {
  const { session } = sessionStore;
  const about = detail === undefined ? {} : { detail };
  // Sent before the toast is drawn, which takes a while on a slow device.
  const sent = change();
  const id = toastQueue.show({ kind: 'pending', text: texts.pending, ...about });
  const result = await sent;
  const isLate = session !== undefined && sessionStore.session !== session && !beginsSession;
  if (isLate || (!result.ok && (result.error.kind === 'superseded' || isAsked(result.error)))) {
    toastQueue.withdraw(id);
  } else if (result.ok) {
    toastQueue.update(id, { kind: 'success', text: texts.success, ...about, ...outcome?.(result.value) });
  } else {
    const text = texts.failure(failureMessage(result.error));
    const reason = failureText(result.error);
    const isSaid = text.includes(reason);
    toastQueue.update(id, {
      kind: 'error',
      text,
      isSilent: texts.isFailureShown,
      ...(isSaid ? about : { detail: detail === undefined ? reason : `${detail}: ${reason}` }),
    });
  }
  return result;
}

/** Sends a change once, under a toast with its known outcome. */
export function runOnce(
  texts: ToastTexts,
  change: () => Promise<Result<unknown, Failure>>,
  hasHappened: () => Promise<boolean | undefined>,
  report?: Report<undefined, Failure>,
): Promise<Result<undefined, Failure>> {
  return runWithToast(texts, () => reconcileOutcome(change, hasHappened), report);
}
