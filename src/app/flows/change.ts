import type { Result, SaveFailure } from '../../domain/failure.ts';
import type { RunItem } from '../../domain/run/run.ts';
import type { ToastTexts } from '../../domain/text/toastTexts.ts';
import { runWithToast, undoable, type Outcome } from './runWithToast.ts';

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

/** What a change reports when it is done. */
export type Done = {
  /** How the result differs from the request. */
  readonly note?: string | undefined;
  readonly undo?: Undo | undefined;
  /** Additions to the toast. */
  readonly toast?: Outcome | undefined;
};

/** Reverts a change by other changes, which `carryOut` makes one at a time. */
export type Undo = (carryOut: CarryOut) => Promise<Result<unknown, SaveFailure>>;

type CarryOut = (change: Change) => Promise<Result<unknown, SaveFailure>>;

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
  const result = await runWithToast(change.texts, change.send, change.about, toastOf);
  await change.settle?.(result);
  return result;
}

function toastOf({ note, undo, toast }: Done = {}): Outcome {
  const outcome = note === undefined ? toast : ({ kind: 'warning', detail: note } as const);
  return undoable(outcome, undo && (() => undo(make)));
}
