import { sameIP, spelledIP } from '../ip.ts';
import { listFromText, sameList, textFromList } from '../list.ts';
import { changedFields, type Edit } from './edit.ts';
import { trimmed } from '../trimmed.ts';

/**
 * Declares an edit form: each field’s label, help and conversion between stored and displayed values. A field with
 * `write` can store its value under other names. Example: `formOf<Node>()({ mtu: wholeNumber('MTU', 'Largest packet
 * size') })`.
 */
export function defineForm<Stored extends object>() {
  return <F extends Fields & FieldsOf<Stored, F>>(fields: F): RecordForm<Stored, F> => {
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

type RecordForm<Stored, F extends Fields> = {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  readonly of: (record: Stored) => FormValues<{ fields: F }>;
  /** The given fields of the form. The others aren’t computed. */
  readonly some: (record: Stored, names: readonly (keyof F & string)[]) => Partial<FormValues<{ fields: F }>>;
  /** Applies only the user’s changes to a fresh record, so that changes made since then are kept. */
  readonly withChanges: (fresh: Stored, edit: Edit<FormValues<{ fields: F }>>) => Stored;
};

export type FormValues<Form extends { readonly fields: Fields }> = {
  readonly [Name in keyof Form['fields']]: ReturnType<Form['fields'][Name]['show']>;
};

type FieldTexts = { readonly label: string; readonly help: string };

type OwnField<Value, Display> = FieldTexts & {
  readonly show: (value: Value) => Display;
  readonly store: (shown: Display, stored: Value) => Value;
};

type FieldsOf<Stored, F> = {
  readonly [Name in keyof F]:
    | (Name extends keyof Stored
        ? FieldTexts & {
            show(value: Stored[Name]): unknown;
            store(shown: unknown, stored: unknown): Stored[Name];
          }
        : never)
    | (FieldTexts & {
        show(value: unknown, record: Stored): unknown;
        write(shown: unknown, record: Stored): Partial<Stored>;
      });
};

/** Method signatures are bivariate, so this accepts fields of any value type. */
type Fields = Readonly<Record<string, AnyField>>;
type AnyField = FieldTexts & {
  show(value: unknown, record: unknown): unknown;
  store?(shown: unknown, stored: unknown): unknown;
  write?(shown: unknown, record: unknown): object;
};

export function trimmedText(label: string, help: string): OwnField<string, string> {
  return { label, help, show: asIs, store: (shown) => trimmed(shown) };
}

/**
 * Joins lines with “; ”, because configuration files have one line per command. Drops comments, which would cover the
 * lines after them.
 */
export function commandText(label: string, help: string): OwnField<string, string> {
  return {
    label,
    help,
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
  return { label, help, show: String, store: Number };
}

/** Keeps the stored spelling if both mean the same address or range. */
export function ipText(label: string, help: string): OwnField<string, string> {
  return {
    label,
    help,
    show: asIs,
    store: (shown, stored) => (sameIP(shown, stored) ? stored : spelledIP(shown)),
  };
}

/** Removes duplicates and keeps the stored list if both mean the same. */
export function ipList(label: string, help: string): OwnField<readonly string[], string> {
  return {
    label,
    help,
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
  return { label, help, show: asIs, store: asIs };
}

function asIs<Value>(value: Value): Value {
  return value;
}
