import { labels } from '../text/labels.ts';
import type { Problems } from '../text/messages.ts';
import { ofChangedFields, withoutLocked, type Edit, type ServerOverride } from './edit.ts';
import type { AnyField, FieldLook, FieldRules, Fields, FormValues, RecordForm } from './recordForm.ts';
import { trimmed } from '../trimmed.ts';

/** Returns a function that adds the place and the rules of a field to its conversion. */
export function fieldsIn<Section extends string, Form, Locks, Known>() {
  return <Own extends AnyField>(
    own: Own,
    rest: Partial<FieldLook> & { section: Section } & FieldRules<ReturnType<Own['show']>, Form, Locks, Known>,
  ) => ({ ...own, ...rest });
}

/** The rules of a form, whose fields have what `FieldRules` describes. */
export type EditForm<Form, Locks, Known> = {
  readonly lock: (field: keyof Form & string, form: Form, locks: Locks) => string | undefined;
  /** Drops changes to fields that have been locked since they were edited. */
  readonly unlocked: (edit: Edit<Form>, locks: Locks) => Edit<Form>;
  /** Reports values that the server would reject even if they stay. Older servers accepted some of them. */
  readonly rejected: (form: Partial<Form>) => Problems<string>;
  /** Reports changed values that aren’t valid, and unchanged ones that the server would reject. */
  readonly problems: (edit: Edit<Form>) => Problems<string>;
  readonly conflicts: (edit: Edit<Form>, known: Known) => Texts;
  /** `stored` is the edit as the server stores it, `typed` the form as typed. */
  readonly warnings: (stored: Edit<Form>, known: Known, typed?: Form) => Texts;
  readonly text: (field: keyof Form & string, value: Form[keyof Form & string]) => string;
  readonly overrideText: (override: ServerOverride<Form>) => string;
};

type Texts = { readonly [field: string]: string | undefined };

export function editForm<Locks, Known>() {
  return <Stored extends object, F extends Fields<F>>(
    declared: RecordForm<Stored, F>,
  ): RecordForm<Stored, F> & EditForm<FormValues<{ fields: F }>, Locks, Known> => {
    type Form = FormValues<{ fields: F }>;
    const { fields, names } = declared;
    type Field = keyof F & string;
    const each = <Value>(valueOf: (field: Field) => Value) =>
      Object.fromEntries(names.map((name) => [name, valueOf(name)] as const));
    const lock = (field: Field, form: Form, locks: Locks) => fields[field].lock?.(form, locks);
    const text = (field: Field, value: unknown) =>
      value === '' ? labels.value.notSet : (fields[field].text?.(value) ?? plainText(value));
    const asStored = (field: Field, typed: unknown) =>
      fields[field].kind === 'code' && typeof typed === 'string' ? trimmed(typed) : typed;
    const rejected = (form: Partial<Form>) =>
      each((field) => (field in form ? fields[field].storedRule?.(form[field]) : undefined));
    return {
      ...declared,
      lock,
      unlocked: (edit, locks) =>
        withoutLocked(edit, names, (field) => lock(field, edit.after, locks) !== undefined),
      rejected,
      problems: (edit) => ({
        ...rejected(edit.before),
        ...ofChangedFields(edit, names, (field) => fields[field].rule?.(asStored(field, edit.after[field]))),
      }),
      conflicts: (edit, known) =>
        ofChangedFields(edit, names, (field) =>
          fields[field].conflict?.(asStored(field, edit.after[field]), known, edit),
        ),
      warnings(stored, known, typed = stored.after) {
        const asked = names
          .filter((field) => fields[field].warnsAsTyped)
          .map((field) => [field, typed[field]]);
        const edit = { before: stored.before, after: { ...stored.after, ...Object.fromEntries(asked) } };
        return {
          ...each((field) => fields[field].storedWarning?.(edit.after[field])),
          ...ofChangedFields(
            edit,
            names,
            (field) => fields[field].warning?.(edit.after[field], known, edit) || undefined,
          ),
        };
      },
      text,
      overrideText: ({ field, kept }) =>
        `The server saved ${text(field, kept)} for ${fields[field].label} instead`,
    };
  };
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  return String(value);
}
