import { type Carried, WireObject, yesNo, type YesNo } from './wire.ts';

/**
 * Describes a record of the server once: each name with its key on the wire and how its value is read and written. The
 * type of its values is `Read<typeof nodeRecord>`, including the comments of the fields.
 *
 *     const nodeRecord = record({ id: mark('id'), isHub: flag('ishub'), carried: carried({ without: ['password'] }) });
 *
 * See WireObject for missing values and for values of another type.
 */
export function record<F extends Fields>(fields: F): RecordCodec<F> {
  const all = Object.entries<AnyField>(fields);
  const known = new Set(all.flatMap(([, { key, without = [] }]) => (key ? [key] : without)));
  // Copies of one object share its memory layout. Filling a copy takes half the time of adding properties.
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(all.map(([name]) => [name, undefined]));
  return {
    fields,
    read(json, path) {
      const wire = new WireObject(json, path);
      const value = { ...blank };
      for (const [name, { read }] of all) value[name] = read(wire, known);
      // The loop sets each name to what its field reads, which is how Read is defined.
      return value as Read<Described<F>>;
    },
    write(value) {
      const values = new Map<string, unknown>(Object.entries(value));
      const wire: Record<string, unknown> = {};
      for (const [name, { without }] of all) if (without) Object.assign(wire, values.get(name));
      for (const [name, { key, write }] of all) if (key && write) wire[key] = write(values.get(name));
      // The loop sets each key to what its field writes, which is how Written is defined.
      return wire as Written<Described<F>>;
    },
  };
}

type RecordCodec<F extends Fields> = {
  readonly fields: F;
  /** `path` is the object’s place in errors, for example `nodes[3]`. */
  readonly read: (json: unknown, path: string) => Read<Described<F>>;
  /** Includes the carried fields, because the server deletes fields that a PUT omits. */
  readonly write: (value: Read<Described<F>>) => Written<Described<F>>;
};

/** A record’s values by the console’s names. */
export type Read<R extends Described> = {
  readonly [Name in keyof R['fields']]: ReturnType<R['fields'][Name]['read']>;
};

/** A record’s values by the server’s keys. */
export type Written<R extends Described> = {
  readonly [Name in keyof R['fields'] as KeyOf<R['fields'][Name]>]: WireOf<R['fields'][Name]>;
};

type WireOf<F> = F extends { readonly write: (value: never) => infer Wire } ? Wire : never;

type KeyOf<F> = F extends { readonly key: infer Key extends string } ? Key : never;

type Described<F extends Fields = Fields> = { readonly fields: F };

type Fields = Readonly<Record<string, AnyField>>;

/** `write` is a method, because only methods accept fields of any value type. */
type AnyField = {
  readonly key?: string;
  readonly without?: readonly string[];
  readonly read: (wire: WireObject, known: ReadonlySet<string>) => unknown;
  write?(value: unknown): unknown;
};

/** A field that is read from and written to one key. */
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

/** A field that isn’t written. The carried fields send its source back unchanged. */
export function readOnly<Value>(read: (wire: WireObject) => Value): { readonly read: typeof read } {
  return { read };
}

/** Everything else that the server sent, to be sent back. `without` lists secrets, which are dropped. */
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

/** A string that every record of this kind has, even if empty. Data without it is rejected. */
export function requiredText<Key extends string>(key: Key): Field<string, Key, string> {
  return field(key, (wire) => wire.requiredText(key), asIs);
}

export function number<Key extends string>(key: Key): Field<number, Key, number> {
  return field(key, (wire) => wire.number(key), asIs);
}

/** A JSON boolean. See `flag` for the strings `yes` and `no`. */
export function boolean<Key extends string>(key: Key): Field<boolean, Key, boolean> {
  return field(key, (wire) => wire.boolean(key), asIs);
}

/** The string `yes`; anything else reads as false. */
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

/** An object, or undefined if it is missing. */
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
