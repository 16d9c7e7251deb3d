import { sameIP, spelledIP } from '../ip.ts';
import { listFromText, sameList, textFromList } from '../list.ts';
import { changedFields, type Edit } from './edit.ts';

/**
 * The form in which a record is edited, written once: each field with its label, its help and both ways between what is
 * stored and what is shown. A field has the name of the record's own, unless it says `write`.
 *
 *     const form = formOf<Node>()({ mtu: wholeNumber('MTU', 'Largest packet size') });
 */
export function formOf<Stored extends object>() {
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
        // Each name of `fields` has what its own field shows, which is how Shown is defined.
        return Object.fromEntries(shown) as Shown<{ fields: F }>;
      },
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
  /** In the order of the form. */
  readonly names: readonly (keyof F & string)[];
  readonly of: (record: Stored) => Shown<{ fields: F }>;
  /** A freshly read record with what a person changed, and nothing else: what others changed since stays. */
  readonly withChanges: (fresh: Stored, edit: Edit<Shown<{ fields: F }>>) => Stored;
};

/** What the form holds. */
export type Shown<Form extends { readonly fields: Fields }> = {
  readonly [Name in keyof Form['fields']]: ReturnType<Form['fields'][Name]['show']>;
};

type Words = { readonly label: string; readonly help: string };

/** A field of the record's own name. */
type OwnField<Value, Display> = Words & {
  readonly show: (value: Value) => Display;
  /** `stored` is the value as it is on the server. */
  readonly store: (shown: Display, stored: Value) => Value;
};

type FieldsOf<Stored, F> = {
  readonly [Name in keyof F]:
    | (Name extends keyof Stored
        ? Words & { show(value: Stored[Name]): unknown; store(shown: unknown, stored: unknown): Stored[Name] }
        : never)
    | (Words & {
        show(value: unknown, record: Stored): unknown;
        write(shown: unknown, record: Stored): Partial<Stored>;
      });
};

/** Methods, since only these take fields of any value: each gets what its own `show` made. */
type Fields = Readonly<Record<string, AnyField>>;
type AnyField = Words & {
  show(value: unknown, record: unknown): unknown;
  store?(shown: unknown, stored: unknown): unknown;
  write?(shown: unknown, record: unknown): object;
};

/** A text without the blanks that were typed around it. */
export function trimmedText(label: string, help: string): OwnField<string, string> {
  return { label, help, show: asIs, store: (shown) => shown.trim() };
}

/** A text to the letter. */
export function plainText(label: string, help: string): OwnField<string, string> {
  return { label, help, show: asIs, store: asIs };
}

/** A number as the text that is typed. */
export function wholeNumber(label: string, help: string): OwnField<number, string> {
  return { label, help, show: String, store: Number };
}

/** An address or a range in one spelling. The stored spelling stays if it means the same. */
export function ipText(label: string, help: string): OwnField<string, string> {
  return {
    label,
    help,
    show: asIs,
    store: (shown, stored) => (sameIP(shown, stored) ? stored : spelledIP(shown)),
  };
}

/** Addresses and ranges as comma-separated text, each once. The stored list stays if it means the same. */
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

/** A list that is stored as one text. */
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
