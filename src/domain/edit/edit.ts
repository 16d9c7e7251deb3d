import { sameList } from '../list.ts';
import { WireObject } from '../wire.ts';

/**
 * A form while a person fills it in: `before` as it was when that began (an empty one, or a record as it stood then),
 * `after` as the person has it now. A form is flat: texts, numbers, flags, and lists of texts.
 */
export type Edit<Form> = { readonly before: Form; readonly after: Form };

/** A field that the person and somebody else have changed, each to another value. */
export type Conflict<Form> = {
  readonly field: keyof Form;
  readonly before: Form[keyof Form];
  readonly mine: Form[keyof Form];
  readonly theirs: Form[keyof Form];
};

export function editOf<Form>(form: Form): Edit<Form> {
  return { before: form, after: form };
}

/** Whether there is anything to lose. */
export function isEdited<Form extends object>({ before, after }: Edit<Form>): boolean {
  const typed = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).some(([field, value]) => !sameValue(value, typed.get(field)));
}

/** `fields` gives the order. */
export function changedFields<Form, Field extends keyof Form>(
  { before, after }: Edit<Form>,
  fields: readonly Field[],
): readonly Field[] {
  return fields.filter((field) => !sameValue(before[field], after[field]));
}

/**
 * What cannot be saved before the person has chosen: `current` is the record as the server has it now, `asked` the form as
 * it would be stored, in which two spellings of one value are the same.
 */
export function conflicts<Form>(
  edit: Edit<Form>,
  current: Form,
  fields: readonly (keyof Form)[],
  asked: Form = edit.after,
): readonly Conflict<Form>[] {
  return changedFields(edit, fields)
    .filter((field) => isNews(edit, current, field) && !sameValue(current[field], asked[field]))
    .map((field) => ({
      field,
      before: edit.before[field],
      mine: edit.after[field],
      theirs: current[field],
    }));
}

/** What somebody else has changed that the person has not touched: saving leaves it as it is there. */
export function news<Form>(
  edit: Edit<Form>,
  current: Form,
  fields: readonly (keyof Form)[],
): readonly (keyof Form)[] {
  return fields.filter(
    (field) => isNews(edit, current, field) && sameValue(edit.before[field], edit.after[field]),
  );
}

/** The person's value is to replace theirs. */
export function keepMine<Form>(edit: Edit<Form>, current: Form, field: keyof Form): Edit<Form> {
  return { ...edit, before: { ...edit.before, [field]: current[field] } };
}

/** Their value is to stay; the person's change of this field is given up. */
export function takeTheirs<Form>(edit: Edit<Form>, current: Form, field: keyof Form): Edit<Form> {
  const theirs = { [field]: current[field] };
  return { before: { ...edit.before, ...theirs }, after: { ...edit.after, ...theirs } };
}

/** The form as the record stands now, with what the person has changed on top. */
export function catchUp<Form>(edit: Edit<Form>, current: Form, fields: readonly (keyof Form)[]): Edit<Form> {
  return news(edit, current, fields).reduce((caughtUp, field) => takeTheirs(caughtUp, current, field), edit);
}

function isNews<Form>({ before }: Edit<Form>, current: Form, field: keyof Form): boolean {
  return !sameValue(before[field], current[field]);
}

function sameValue(one: unknown, other: unknown): boolean {
  return isTexts(one) && isTexts(other) ? sameList(one, other) : Object.is(one, other);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** A field that was sent with one value and came back with another: the server keeps some values without saying so. */
export type KeptValue<Form> = {
  readonly field: keyof Form;
  readonly asked: Form[keyof Form];
  readonly kept: Form[keyof Form];
};

/** Of the fields a person changed, those the server did not store as asked. */
export function keptValues<Form>(
  asked: Form,
  kept: Form,
  changed: readonly (keyof Form)[],
): readonly KeptValue<Form>[] {
  return changedFields({ before: asked, after: kept }, changed).map((field) => ({
    field,
    asked: asked[field],
    kept: kept[field],
  }));
}

/** The form as the server has it after saving, and where that is not what was asked for. */
export type Saved<Form> = {
  readonly form: Form;
  readonly kept: readonly KeptValue<Form>[];
  /** What the server has not done although it stored the record. */
  readonly unfinished?: string | undefined;
};

/** An edit as it may be written down: without its secret fields, and undefined where no other was changed. */
export function editToStored<Form extends object>(edit: Edit<Form>, secret: readonly string[]): unknown {
  const stored = { before: withoutFields(edit.before, secret), after: withoutFields(edit.after, secret) };
  return isEdited(stored) ? stored : undefined;
}

/**
 * The edit that was written down, with its secret fields as they are in `form`, which is any of the same kind. undefined for
 * anything but exactly the other fields of such a form with values of their kinds, so that neither an older console nor
 * whoever writes into the browser's storage makes a form of something else.
 */
export function editFromStored<Form extends object>(
  json: unknown,
  form: Form,
  secret: readonly string[],
): Edit<Form> | undefined {
  try {
    const stored = new WireObject(json, 'draft');
    const before = stored.value('before');
    const after = stored.value('after');
    if (!isLike(before, form, secret) || !isLike(after, form, secret)) return undefined;
    const edit = { before: { ...form, ...before }, after: { ...form, ...after } };
    return isEdited(edit) ? edit : undefined;
  } catch {
    return undefined;
  }
}

function withoutFields(form: object, left: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !left.includes(field)));
}

/** Whether `json` has the fields of `form` but the secret ones, and nothing else. */
function isLike<Form extends object>(
  json: unknown,
  form: Form,
  secret: readonly string[],
): json is Partial<Form> {
  if (typeof json !== 'object' || json === null) return false;
  const values = new Map<string, unknown>(Object.entries(json));
  const fields = Object.entries(withoutFields(form, secret));
  return (
    values.size === fields.length && fields.every(([name, value]) => isSameKind(values.get(name), value))
  );
}

function isSameKind(json: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return typeof json === typeof value;
  return Array.isArray(json) && json.every((part) => typeof part === 'string');
}
