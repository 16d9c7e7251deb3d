import {
  changedFields,
  conflicts,
  serverOverrides,
  type Conflict,
  type Edit,
  type Saved,
} from '../../domain/edit/edit.ts';
import { inverseOf, undoConflictText, type Wish } from '../../domain/edit/undo.ts';
import {
  conflict,
  fail,
  notSent,
  succeed,
  type Failure,
  type Result,
  type SaveFailure,
} from '../../domain/failure.ts';
import type { Change, Done } from './change.ts';
import { isOutcomeUnknown, unknownOutcome } from './outcome.ts';

export type Replacement<T, E> = {
  readonly read: () => Promise<Result<T, Failure>>;
  /** A failure ends the change before anything is sent. */
  readonly change: (fresh: T) => Result<T, E> | Promise<Result<T, E>>;
  /** Returns the stored record, or nothing if the response doesn't contain it. */
  readonly send: (requested: T, fresh: T) => Promise<Result<T | void, Failure>>;
  readonly readAgain: (requested: T) => Promise<T | 'deleted' | undefined>;
  /** Whether the record proves that a change without a response was carried out. */
  readonly isStored: (now: T, requested: T, fresh: T) => boolean;
  /** Whether the server stores the record before it does the rest, so that it may still fail afterwards. */
  readonly storesFirst?: boolean;
};

export function foundIn<T>(
  all: readonly T[] | undefined,
  matches: (record: T) => boolean,
): T | 'deleted' | undefined {
  return all && (all.find(matches) ?? 'deleted');
}

type Replaced<T> = {
  readonly fresh: T;
  readonly requested: T;
  /** Undefined if the record couldn't be read again. */
  readonly stored: T | undefined;
  /** Why the server failed after it had stored the record. */
  readonly stoppedBy?: Failure;
};

/**
 * Changes a record that the server replaces as a whole. It reads the record first to keep concurrent changes, sends the
 * change once and looks up the outcome if the response is lost.
 */
export async function replaceRecord<T extends object, E>(
  plan: Replacement<T, E>,
): Promise<Result<Replaced<T>, E | Failure>> {
  const read = await plan.read();
  if (!read.ok) return fail(notSent(read.error));
  const fresh = read.value;
  const change = await plan.change(fresh);
  if (!change.ok) return change;
  const requested = change.value;
  const sent = await plan.send(requested, fresh);
  if (sent.ok && sent.value) return succeed({ fresh, requested, stored: sent.value });
  const isStopped = !sent.ok && plan.storesFirst === true && isServerError(sent.error);
  if (!sent.ok && !isStopped && !isOutcomeUnknown(sent.error)) return sent;
  const now = await plan.readAgain(requested);
  const stored = now === 'deleted' ? undefined : now;
  if (sent.ok) return succeed({ fresh, requested, stored });
  if (now === undefined) return unknownOutcome(sent.error);
  if (!stored || !plan.isStored(stored, requested, fresh)) return sent;
  return succeed({ fresh, requested, stored, ...(isStopped && { stoppedBy: sent.error }) });
}

function isServerError(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.status === 500;
}

type Save<T, Form> = Pick<Replacement<T, never>, 'read' | 'send' | 'readAgain'> &
  Partial<Pick<Replacement<T, never>, 'isStored' | 'storesFirst'>> & {
    readonly edit: Wish<T, Form> | ((fresh: T) => Wish<T, Form>);
    readonly form: (record: T) => Form;
    readonly fields: readonly (keyof Form & string)[];
    readonly withChanges: (fresh: T, edit: Edit<Form>) => T;
    readonly obstacleOf?: (fresh: T) => Failure | undefined;
    /** Reports values that the server didn’t store as requested, or what an undo can’t restore. */
    readonly noteOf?: (overrides: Saved<Form>['overrides'], isUndo: boolean) => readonly string[];
    readonly undoOf?: (inverse: Wish<T, Form>) => Pick<Done, 'undo' | 'kept'> | undefined;
    readonly show?: (stored: T) => void;
  };

export type SavedRecord<T, Form> = Saved<Form> &
  Done &
  Pick<Replaced<T>, 'stoppedBy'> & {
    readonly record: T | undefined;
    /** Undefined if there is nothing to undo, or the record couldn't be read again. */
    readonly inverse: Wish<T, Form> | undefined;
  };

export type RecordChange<T, Form> = Change<SavedRecord<T, Form>>;

/** Applies a form to the current record. Sends nothing if someone else changed the same field. */
export async function saveRecord<T extends object, Form>({
  edit: wanted,
  form,
  fields,
  withChanges,
  obstacleOf,
  noteOf,
  undoOf,
  show,
  ...calls
}: Save<T, Form>): Promise<Result<SavedRecord<T, Form>, SaveFailure<readonly Conflict<Form>[]>>> {
  let changed: readonly (keyof Form & string)[] = [];
  let isUndo = false;
  const overridesOf = (requested: T, stored: T) => serverOverrides(form(requested), form(stored), changed);
  const result = await replaceRecord<T, SaveFailure<readonly Conflict<Form>[]>>({
    isStored: (now, requested) => overridesOf(requested, now).length === 0,
    ...calls,
    change: (fresh) => {
      const obstacle = obstacleOf?.(fresh);
      if (obstacle) return fail(obstacle);
      const edit = typeof wanted === 'function' ? wanted(fresh) : wanted;
      changed = changedFields(edit, fields);
      isUndo = edit.restore !== undefined;
      const requested = edit.restore ? edit.restore(fresh) : withChanges(fresh, edit);
      const found = conflicts(edit, form(fresh), fields, form(requested));
      return found.length > 0
        ? fail(conflict(found, edit.restore ? undoConflictText : undefined))
        : succeed(requested);
    },
  });
  if (!result.ok) return result;
  const { fresh, requested, stored, stoppedBy } = result.value;
  if (stored) show?.(stored);
  const inverse = stored && inverseOf({ fresh, requested, stored }, form, changed);
  const overrides = stored ? overridesOf(requested, stored) : [];
  const notes = noteOf?.(overrides, isUndo) ?? [];
  return succeed({
    record: stored,
    inverse,
    form: form(stored ?? requested),
    overrides,
    note: notes.length > 0 ? notes.join('. ') : undefined,
    ...(inverse && undoOf?.(inverse)),
    ...(stoppedBy && { stoppedBy }),
  });
}
