import { type Carried, WireObject, yesNo, type YesNo } from './wire.ts';

/**
 * A kind of object that the server sends and takes, written once: every name with where it stands on the wire and how
 * its value is read and written. The type of its values is `Read<typeof nodeRecord>`, comments of fields included.
 *
 *     const nodeRecord = record({ id: mark('id'), isHub: flag('ishub'), carried: carried({ without: ['password'] }) });
 *
 * What is missing or null reads as empty and a value of another type throws a WireError with its path: see WireObject.
 */
export function record<F extends Fields>(fields: F): RecordCodec<F> {
  const all = Object.entries<AnyField>(fields);
  const known = new Set(all.flatMap(([, { key, without = [] }]) => (key ? [key] : without)));
  // Records that are copies of one share its layout in memory: filling a copy takes half the time of adding names.
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(all.map(([name]) => [name, undefined]));
  return {
    fields,
    read(json, path) {
      const wire = new WireObject(json, path);
      const value = { ...blank };
      for (const [name, { read }] of all) value[name] = read(wire, known);
      // The loop gives each name of `fields` what its own field reads, which is how Read is defined.
      return value as Read<Described<F>>;
    },
    write(value) {
      const values = new Map<string, unknown>(Object.entries(value));
      const wire: Record<string, unknown> = {};
      for (const [name, { without }] of all) if (without) Object.assign(wire, values.get(name));
      for (const [name, { key, write }] of all) if (key && write) wire[key] = write(values.get(name));
      // Likewise: each key of a field has what that field writes, which is how Written is defined.
      return wire as Written<Described<F>>;
    },
  };
}

type RecordCodec<F extends Fields> = {
  readonly fields: F;
  /** `path` says in errors where the object stands, such as `nodes[3]`. */
  readonly read: (json: unknown, path: string) => Read<Described<F>>;
  /** The whole record with everything it carries: the server loses what a PUT leaves out. */
  readonly write: (value: Read<Described<F>>) => Written<Described<F>>;
};

/** The values of a record, by the console's names. */
export type Read<R extends Described> = {
  readonly [Name in keyof R['fields']]: ReturnType<R['fields'][Name]['read']>;
};

/** What a record is on the wire: the keys of all fields that are written. */
export type Written<R extends Described> = {
  readonly [Name in keyof R['fields'] as KeyOf<R['fields'][Name]>]: WireOf<R['fields'][Name]>;
};

type WireOf<F> = F extends { readonly write: (value: never) => infer Wire } ? Wire : never;

type KeyOf<F> = F extends { readonly key: infer Key extends string } ? Key : never;

type Described<F extends Fields = Fields> = { readonly fields: F };

type Fields = Readonly<Record<string, AnyField>>;

/** A method, since only one takes a field of any value: each `write` gets what its own `read` made. */
type AnyField = {
  readonly key?: string;
  readonly without?: readonly string[];
  readonly read: (wire: WireObject, known: ReadonlySet<string>) => unknown;
  write?(value: unknown): unknown;
};

/** A field that stands under one key of the wire and goes back there. */
export type Field<Value, Key extends string, Wire> = {
  readonly key: Key;
  readonly read: (wire: WireObject) => Value;
  readonly write: (value: Value) => Wire;
};

export function field<Value, Key extends string, Wire>(
  key: Key,
  read: (wire: WireObject, key: Key) => Value,
  write: (value: Value) => Wire,
): Field<Value, Key, Wire> {
  return { key, read: (wire) => read(wire, key), write };
}

/** A value that is only shown: what it is read from goes back as it came, among the carried fields. */
export function readOnly<Value>(read: (wire: WireObject) => Value): { readonly read: typeof read } {
  return { read };
}

/** Everything else the server sent, to be sent back, but for the keys in `without`: secrets go no further than this. */
export function carried({ without }: { readonly without: readonly string[] }): CarriedField {
  return { without, read: (wire, known) => wire.without(known) };
}

type CarriedField = {
  readonly without: readonly string[];
  readonly read: (wire: WireObject, known: ReadonlySet<string>) => Carried;
};

export function text<Key extends string>(key: Key): Field<string, Key, string> {
  return field(key, (wire) => wire.text(key), asIs);
}

/** A text that every record of its kind has, be it empty: what comes without is something else. */
export function mark<Key extends string>(key: Key): Field<string, Key, string> {
  return field(key, (wire) => wire.mark(key), asIs);
}

export function number<Key extends string>(key: Key): Field<number, Key, number> {
  return field(key, (wire) => wire.number(key), asIs);
}

/** A real JSON boolean; for `yes` and `no` see `flag`. */
export function boolean<Key extends string>(key: Key): Field<boolean, Key, boolean> {
  return field(key, (wire) => wire.boolean(key), asIs);
}

/** The text `yes`, or anything else for no. */
export function flag<Key extends string>(key: Key): Field<boolean, Key, YesNo> {
  return field(key, (wire) => wire.flag(key), yesNo);
}

export function texts<Key extends string>(key: Key): Field<readonly string[], Key, string[]> {
  return field(
    key,
    (wire) => wire.texts(key),
    (all) => [...all],
  );
}

export function list<Value, Key extends string, Wire>(
  key: Key,
  read: (json: unknown, path: string) => Value,
  write: (value: Value) => Wire,
): Field<readonly Value[], Key, Wire[]> {
  return field(
    key,
    (wire) => wire.list(key, read),
    (values) => values.map(write),
  );
}

/** An object that may be missing: undefined then. */
export function object<Value, Key extends string, Wire>(
  key: Key,
  read: (json: unknown, path: string) => Value,
  write: (value: Value | undefined) => Wire,
): Field<Value | undefined, Key, Wire> {
  return field(key, (wire) => (wire.value(key) === undefined ? undefined : wire.required(key, read)), write);
}

function asIs<Value>(value: Value): Value {
  return value;
}
