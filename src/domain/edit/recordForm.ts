import { sameIP, spelledIP } from '../ip.ts';
import { listFromText, sameList, textFromList } from '../list.ts';
import type { MessageKey } from '../text/messages.ts';
import { changedFields, type Edit } from './edit.ts';
import { trimmed } from '../trimmed.ts';

/**
 * Declares an edit form: each field’s label, help and conversion between stored and displayed values. A field with
 * `write` can store its value under other names. Example: `formOf<Node>()({ mtu: wholeNumber('MTU', 'Largest packet
 * size') })`.
 */
export function defineForm<Stored extends object>() {
  return <F extends Fields<F> & FieldsOf<Stored, F>>(fields: F): RecordForm<Stored, F> => {
    const names = Object.keys(fields).filter((name): name is keyof F & string => Object.hasOwn(fields, name));
    const written = (name: keyof F & string, shown: unknown, record: Stored): object => {
      const { store, write } = fields[name];
      const stored: unknown = new Map<string, unknown>(Object.entries(record)).get(name);
      return write ? write(shown, record) : { [name]: store?.(shown, stored) };
    };
    return {
      fields,
      names,
      of(record) {
        const stored = new Map<string, unknown>(Object.entries(record));
        const shown = names.map((name) => [name, fields[name].show(stored.get(name), record)] as const);
        // Object.fromEntries loses the names, and Shown is defined by what each field’s `show` returns.
        return Object.fromEntries(shown) as FormValues<{ fields: F }>;
      },
      some: (record, chosen) =>
        Object.fromEntries(
          chosen.map((name) => [name, fields[name].show(Reflect.get(record, name), record)]),
        ) as Partial<FormValues<{ fields: F }>>,
      withChanges: (fresh, edit) =>
        changedFields(edit, names).reduce<Stored>(
          (record, name) => ({ ...record, ...written(name, edit.after[name], record) }),
          fresh,
        ),
    };
  };
}

export type RecordForm<Stored, F extends Fields<F>> = {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  readonly of: (record: Stored) => FormValues<{ fields: F }>;
  /** The given fields of the form. The others aren’t computed. */
  readonly some: (record: Stored, names: readonly (keyof F & string)[]) => Partial<FormValues<{ fields: F }>>;
  /** Applies only the user’s changes to a fresh record, so that changes made since then are kept. */
  readonly withChanges: (fresh: Stored, edit: Edit<FormValues<{ fields: F }>>) => Stored;
};

export type FormValues<Form extends { readonly fields: object }> = {
  readonly [Name in keyof Form['fields']]: Form['fields'][Name] extends { show(...args: never): infer Shown }
    ? Shown
    : never;
};

/** How an editor shows a field. */
export type FieldLook = {
  readonly label: string;
  readonly help: string;
  readonly kind: 'code' | 'number' | 'lines' | 'dateTime' | 'switch' | 'choice';
  readonly section?: string;
  readonly unit?: string;
  /** The unit behind a number outside of forms. */
  readonly shortUnit?: string;
  /** What 0 means. Without it, 0 means that nothing is set. */
  readonly zero?: string;
  /** Note beside the label, for example “comma-separated”. */
  readonly format?: string;
  readonly options?: readonly ChoiceOption[];
};

export type ChoiceOption = { readonly id: string; readonly label: string };

type OwnField<Value, Display> = FieldLook & {
  readonly show: (value: Value) => Display;
  readonly store: (shown: Display, stored: Value) => Value;
};

type FieldsOf<Stored, F> = {
  readonly [Name in keyof F]:
    | (Name extends keyof Stored
        ? FieldLook & {
            show(value: Stored[Name]): unknown;
            store(shown: unknown, stored: unknown): Stored[Name];
          }
        : never)
    | (FieldLook & {
        show(value: unknown, record: Stored): unknown;
        write(shown: unknown, record: Stored): Partial<Stored>;
      });
};

/** Method signatures are bivariate, so this accepts fields of any value type. */
export type Fields<F> = { readonly [Name in keyof F]: AnyField };
export type AnyField = FieldLook & {
  show(value: unknown, record: unknown): unknown;
  store?(shown: unknown, stored: unknown): unknown;
  write?(shown: unknown, record: unknown): object;
  /** The value in texts about it, where it differs from the one in the field. */
  text?(value: unknown): string;
} & FieldRules<unknown, unknown, unknown, unknown>;

/**
 * What an editor checks and explains of a field. `Form` has the fields that others depend on, `Locks` what can lock a
 * field, `Known` the other records.
 */
export type FieldRules<Shown, Form, Locks, Known> = {
  /** Why the field can’t be edited. */
  lock?(form: Form, locks: Locks): string | undefined;
  /** Why a changed value isn’t valid. Gets a text of kind `code` trimmed, as it is stored. */
  rule?(typed: Shown): MessageKey | undefined;
  /** Why the server would reject any change to a record with this value. */
  storedRule?(stored: Shown): MessageKey | undefined;
  /** Why a changed value can’t be used with the other records. Gets a text of kind `code` trimmed, too. */
  conflict?(sent: Shown, known: Known, edit: Edit<Form>): string | undefined;
  /** Names the part of an invalid value that is wrong. */
  wrongPart?(sent: Shown): string | undefined;
  /** A concern about a changed value that doesn’t block saving. */
  warning?(asked: Shown, known: Known, edit: Edit<Form>): string | undefined;
  /** A concern about a value that wasn’t changed. */
  storedWarning?(stored: Shown): string | undefined;
  /** Warns about the value as typed, because the server stores something else. */
  readonly warnsAsTyped?: true;
  /** A fact about a changed value. */
  note?(typed: Shown, known: Known): string | undefined;
};

export function trimmedText(label: string, help: string): OwnField<string, string> {
  return { label, help, kind: 'code', show: asIs, store: (shown) => trimmed(shown) };
}

/**
 * Joins lines with “; ”, because configuration files have one line per command. Drops comments, which would cover the
 * lines after them.
 */
export function commandText(label: string, help: string): OwnField<string, string> {
  return {
    label,
    help,
    kind: 'lines',
    show: asIs,
    store: (shown) => (/[\r\n]/.test(shown) ? joinedCommands(shown) : shown),
  };
}

function joinedCommands(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((all, line) => {
      if (all === '') return line;
      if (all.endsWith('\\')) return `${all.slice(0, -1).trimEnd()} ${line}`;
      // A command goes on after an operator, and ends only once.
      return `${all}${/(?:[;&|{(]|\b(?:do|then|else))$/.test(all) ? ' ' : '; '}${line}`;
    }, '');
}

export function wholeNumber(label: string, help: string): OwnField<number, string> {
  return { label, help, kind: 'number', show: String, store: Number };
}

/** Keeps the stored spelling if both mean the same address or range. */
export function ipText(label: string, help: string): OwnField<string, string> {
  return {
    label,
    help,
    kind: 'code',
    show: asIs,
    store: (shown, stored) => (sameIP(shown, stored) ? stored : spelledIP(shown)),
  };
}

/** Removes duplicates and keeps the stored list if both mean the same. */
export function ipList(label: string, help: string): OwnField<readonly string[], string> {
  return {
    label,
    help,
    kind: 'lines',
    format: 'comma-separated',
    show: textFromList,
    store: (shown, stored) => {
      const typed = spelledList(listFromText(shown));
      return sameList(typed, spelledList(stored)) ? stored : typed;
    },
  };
}

export function ipListText(label: string, help: string): OwnField<string, string> {
  const { show, store } = ipList(label, help);
  return {
    label,
    help,
    kind: 'lines',
    format: 'comma-separated',
    show: asIs,
    store: (shown, stored) => {
      const list = listFromText(stored);
      const kept = store(shown, list);
      return kept === list ? stored : show(kept);
    },
  };
}

function spelledList(list: readonly string[]): readonly string[] {
  return [...new Set(list.map(spelledIP))];
}

export function toggle(label: string, help: string): OwnField<boolean, boolean> {
  return { label, help, kind: 'switch', show: asIs, store: asIs };
}

function asIs<Value>(value: Value): Value {
  return value;
}
