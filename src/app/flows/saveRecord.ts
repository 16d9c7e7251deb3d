import {
  changedFields,
  conflicts,
  serverOverrides,
  type Conflict,
  type Edit,
  type Saved,
} from '../../domain/edit/edit.ts';
import {
  conflict,
  fail,
  notSent,
  succeed,
  type Failure,
  type Result,
  type SaveFailure,
} from '../../domain/failure.ts';
import { isOutcomeUnknown, unknownOutcome } from './runWithToast.ts';

export type Replacement<T, E> = {
  readonly read: () => Promise<Result<T, Failure>>;
  /** A failure ends the change before anything is sent. */
  readonly change: (fresh: T) => Result<T, E> | Promise<Result<T, E>>;
  /** Returns the stored record, or nothing if the response doesn't contain it. */
  readonly send: (asked: T, fresh: T) => Promise<Result<T | void, Failure>>;
  readonly readAgain: (asked: T) => Promise<T | 'gone' | undefined>;
  /** Whether the record proves that a change without a response was carried out. */
  readonly isStored: (now: T, asked: T, fresh: T) => boolean;
  /** Whether the server stores the record before it does the rest, so that it may still fail afterwards. */
  readonly storesFirst?: boolean;
};

export function foundIn<T>(
  all: readonly T[] | undefined,
  isIt: (record: T) => boolean,
): T | 'gone' | undefined {
  return all && (all.find(isIt) ?? 'gone');
}

type Replaced<T> = {
  readonly fresh: T;
  readonly asked: T;
  /** Undefined if the record couldn't be read again. */
  readonly kept: T | undefined;
  /** Why the server did not do the rest after it had stored the record. */
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
  const asked = change.value;
  const sent = await plan.send(asked, fresh);
  if (sent.ok && sent.value) return succeed({ fresh, asked, kept: sent.value });
  const isStopped = !sent.ok && plan.storesFirst === true && isServerError(sent.error);
  if (!sent.ok && !isStopped && !isOutcomeUnknown(sent.error)) return sent;
  const now = await plan.readAgain(asked);
  const kept = now === 'gone' ? undefined : now;
  if (sent.ok) return succeed({ fresh, asked, kept });
  if (now === undefined) return unknownOutcome(sent.error);
  if (!kept || !plan.isStored(kept, asked, fresh)) return sent;
  return succeed({ fresh, asked, kept, ...(isStopped && { stoppedBy: sent.error }) });
}

function isServerError(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.status === 500;
}

type Save<T, Form> = Pick<Replacement<T, never>, 'read' | 'send' | 'readAgain'> &
  Partial<Pick<Replacement<T, never>, 'isStored' | 'storesFirst'>> & {
    readonly edit: Edit<Form>;
    readonly form: (record: T) => Form;
    readonly fields: readonly (keyof Form)[];
    readonly withChanges: (fresh: T, edit: Edit<Form>) => T;
    readonly refusal?: (fresh: T) => Failure | undefined;
    readonly conflictText?: string;
  };

export type SavedRecord<T, Form> = Saved<Form> &
  Pick<Replaced<T>, 'stoppedBy'> & { readonly record: T | undefined };

/** Applies a form to the current record. Sends nothing if someone else changed the same field. */
export async function saveRecord<T extends object, Form>({
  edit,
  form,
  fields,
  withChanges,
  refusal,
  conflictText,
  ...calls
}: Save<T, Form>): Promise<Result<SavedRecord<T, Form>, SaveFailure<readonly Conflict<Form>[]>>> {
  const changed = changedFields(edit, fields);
  const overridesOf = (asked: T, kept: T) => serverOverrides(form(asked), form(kept), changed);
  const result = await replaceRecord<T, SaveFailure<readonly Conflict<Form>[]>>({
    isStored: (now, asked) => overridesOf(asked, now).length === 0,
    ...calls,
    change: (fresh) => {
      const refused = refusal?.(fresh);
      if (refused) return fail(refused);
      const asked = withChanges(fresh, edit);
      const met = conflicts(edit, form(fresh), fields, form(asked));
      return met.length > 0 ? fail(conflict(met, conflictText)) : succeed(asked);
    },
  });
  if (!result.ok) return result;
  const { asked, kept, stoppedBy } = result.value;
  return succeed({
    record: kept,
    form: form(kept ?? asked),
    overrides: kept ? overridesOf(asked, kept) : [],
    ...(stoppedBy && { stoppedBy }),
  });
}
