import {
  changedFields,
  conflicts,
  keptValues,
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
import { isOutcomeUnknown, nobodyKnows } from './run.ts';

/** A change of a record that the server replaces whole. */
type Replacement<T, E> = {
  /** The record as it is at this moment; where it cannot be read, nothing is sent. */
  readonly read: () => Promise<Result<T, Failure>>;
  /** What to ask for. A failure ends the change before anything is sent. */
  readonly change: (fresh: T) => Result<T, E> | Promise<Result<T, E>>;
  /** Answers the record as it was stored, or nothing where the server's answer does not tell: then it is read again. */
  readonly send: (asked: T, fresh: T) => Promise<Result<T | void, Failure>>;
  /** The record once more, after an answer that was lost or tells nothing; undefined where it cannot be read. */
  readonly readAgain: (asked: T) => Promise<T | 'gone' | undefined>;
  /** Whether the record proves that a change without an answer was carried out. */
  readonly isStored: (now: T, asked: T, fresh: T) => boolean;
};

type Replaced<T> = {
  /** As it was just before. */
  readonly fresh: T;
  readonly asked: T;
  /** As the server has it now; undefined where that could not be read. */
  readonly kept: T | undefined;
};

/**
 * How every record is changed, so that nothing of anybody else is overwritten and nothing is told that is not so: the
 * record is read again, the change is laid over it and sent once, and an answer that was lost is looked up.
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
  if (!sent.ok && !isOutcomeUnknown(sent.error)) return sent;
  const now = await plan.readAgain(asked);
  const kept = now === 'gone' ? undefined : now;
  if (sent.ok) return succeed({ fresh, asked, kept });
  if (now === undefined) return nobodyKnows(sent.error);
  return kept && plan.isStored(kept, asked, fresh) ? succeed({ fresh, asked, kept }) : sent;
}

/** What a person changed of a record in a form. */
type Save<T, Form> = Pick<Replacement<T, never>, 'read' | 'send' | 'readAgain'> &
  Partial<Pick<Replacement<T, never>, 'isStored'>> & {
    readonly edit: Edit<Form>;
    readonly form: (record: T) => Form;
    readonly fields: readonly (keyof Form)[];
    readonly withChanges: (fresh: T, edit: Edit<Form>) => T;
    /** Why the record as it is now is not to be sent at all. */
    readonly refusal?: (fresh: T) => Failure | undefined;
    /** Said when somebody else changed the same. */
    readonly conflictText?: string;
  };

/** `record` as the server has it now; undefined where that could not be read. */
type SavedRecord<T, Form> = Saved<Form> & { readonly record: T | undefined };

/** Saves a form on top of the record as it is now; nothing is sent when somebody else changed the same field. */
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
  const keptOf = (asked: T, kept: T) => keptValues(form(asked), form(kept), changed);
  const result = await replaceRecord<T, SaveFailure<readonly Conflict<Form>[]>>({
    isStored: (now, asked) => keptOf(asked, now).length === 0,
    ...calls,
    change: (fresh) => {
      const refused = refusal?.(fresh);
      if (refused) return fail(refused);
      const met = conflicts(edit, form(fresh), fields);
      return met.length > 0 ? fail(conflict(met, conflictText)) : succeed(withChanges(fresh, edit));
    },
  });
  if (!result.ok) return result;
  const { asked, kept } = result.value;
  return succeed({ record: kept, form: form(kept ?? asked), kept: kept ? keptOf(asked, kept) : [] });
}
