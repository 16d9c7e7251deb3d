import type { SaveFailure } from '../failure.ts';
import { sameList } from '../list.ts';

/**
 * A form being filled in. `before` is the form when editing began, `after` is its current state. Forms are
 * flat: texts, numbers, flags and lists of texts.
 */
export type Edit<Form> = { readonly before: Form; readonly after: Form };

export type Conflict<Form> = {
  readonly field: keyof Form;
  readonly before: Form[keyof Form];
  readonly mine: Form[keyof Form];
  readonly theirs: Form[keyof Form];
};

export function editOf<Form>(form: Form): Edit<Form> {
  return { before: form, after: form };
}

export function isEdited<Form extends object>({ before, after }: Edit<Form>): boolean {
  const typed = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).some(([field, value]) => !sameValue(value, typed.get(field)));
}

export function changedFields<Form, Field extends keyof Form>(
  { before, after }: Edit<Form>,
  fields: readonly Field[],
): readonly Field[] {
  return fields.filter((field) => !sameValue(before[field], after[field]));
}

export function ofChangedFields<Form, Field extends keyof Form & string, Value>(
  edit: Edit<Form>,
  fields: readonly Field[],
  valueOf: (field: Field) => Value | undefined,
): { readonly [field: string]: Value | undefined } {
  return Object.fromEntries(changedFields(edit, fields).map((field) => [field, valueOf(field)]));
}

/**
 * Drops changes to fields that have been locked since they were edited. The form keeps them in case they are
 * unlocked again.
 */
export function withoutLocked<Form, Field extends keyof Form>(
  edit: Edit<Form>,
  fields: readonly Field[],
  isLocked: (field: Field) => boolean,
): Edit<Form> {
  const locked = changedFields(edit, fields).filter(isLocked);
  return locked.reduce((unlocked, field) => takeTheirs(unlocked, edit.before, field), edit);
}

/**
 * Returns the conflicts to resolve before saving. `current` is the server’s record. `requested` is the form as it would
 * be stored, so that two spellings of one value don’t conflict.
 */
export function conflicts<Form>(
  edit: Edit<Form>,
  current: Form,
  fields: readonly (keyof Form)[],
  requested: Form = edit.after,
): readonly Conflict<Form>[] {
  return changedFields(edit, fields)
    .filter(
      (field) => isChangedByOthers(edit, current, field) && !sameValue(current[field], requested[field]),
    )
    .map((field) => ({
      field,
      before: edit.before[field],
      mine: edit.after[field],
      theirs: current[field],
    }));
}

/** Returns fields that others changed and the user didn’t. Saving keeps these changes. */
export function changedByOthers<Form>(
  edit: Edit<Form>,
  current: Form,
  fields: readonly (keyof Form)[],
): readonly (keyof Form)[] {
  return fields.filter(
    (field) => isChangedByOthers(edit, current, field) && sameValue(edit.before[field], edit.after[field]),
  );
}

/** Rebases one field on `current`, so the user’s value replaces the other change. */
export function keepMine<Form>(edit: Edit<Form>, current: Form, field: keyof Form): Edit<Form> {
  return { ...edit, before: { ...edit.before, [field]: current[field] } };
}

export function takeTheirs<Form>(edit: Edit<Form>, current: Form, field: keyof Form): Edit<Form> {
  const theirs = { [field]: current[field] };
  return { before: { ...edit.before, ...theirs }, after: { ...edit.after, ...theirs } };
}

export function catchUp<Form>(edit: Edit<Form>, current: Form, fields: readonly (keyof Form)[]): Edit<Form> {
  return changedByOthers(edit, current, fields).reduce(
    (caughtUp, field) => takeTheirs(caughtUp, current, field),
    edit,
  );
}

/** The form after a save. Fields that were changed since they were `sent` keep their new values. */
export function editAfterSave<Form>(
  { after }: Edit<Form>,
  sent: Form,
  saved: Form,
  fields: readonly (keyof Form & string)[],
): Edit<Form> {
  const since = changedFields({ before: sent, after }, fields).map((field) => [field, after[field]]);
  return { before: saved, after: { ...saved, ...Object.fromEntries(since) } };
}

function isChangedByOthers<Form>({ before }: Edit<Form>, current: Form, field: keyof Form): boolean {
  return !sameValue(before[field], current[field]);
}

function sameValue(a: unknown, b: unknown): boolean {
  return isTexts(a) && isTexts(b) ? sameList(a, b) : Object.is(a, b);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** A field for which the server silently saved a different value from the requested one. */
export type ServerOverride<Form> = {
  readonly field: keyof Form & string;
  readonly requested: Form[keyof Form];
  readonly kept: Form[keyof Form];
};

/** A form while it is edited, and the outcome of its latest save. */
export type EditState<Form> = {
  readonly edit: Edit<Form>;
  readonly isSaving: boolean;
  readonly failure: SaveFailure | undefined;
  /** Values that the server accepted but didn’t save. The form shows the saved ones. */
  readonly overrides?: readonly ServerOverride<Form>[] | undefined;
};

export function serverOverrides<Form>(
  requested: Form,
  kept: Form,
  changed: readonly (keyof Form & string)[],
): readonly ServerOverride<Form>[] {
  return changedFields({ before: requested, after: kept }, changed).map((field) => ({
    field,
    requested: requested[field],
    kept: kept[field],
  }));
}

export type Saved<Form> = {
  readonly form: Form;
  readonly overrides: readonly ServerOverride<Form>[];
  /** Describes work the server failed to finish after storing the record. */
  readonly unfinished?: string | undefined;
};
