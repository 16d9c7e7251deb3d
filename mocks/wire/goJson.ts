import { ServerError } from '../world/serverError.ts';

/** The decoder's position: the innermost struct and the path to the field. */
type Place = { struct: string; path: readonly string[] };

/** Decodes JSON like Go's encoding/json: null and missing fields yield the zero value, a wrong type is an error. */
export type Codec<T> = {
  goType: string;
  zero: () => T;
  read: (value: unknown, at: Place) => T;
};

const top: Place = { struct: '', path: [] };

/** Decodes a request body. Throws a `ServerError` with Go's message and `status` for invalid JSON or a wrong type. */
export function decode<T>(codec: Codec<T>, text: string, status = 400): T {
  try {
    return codec.read(parse(text), top);
  } catch (error) {
    throw error instanceof GoTypeError || error instanceof SyntaxError
      ? new ServerError(status, error.message)
      : error;
  }
}

export function decodeOrZero<T>(codec: Codec<T>, text: string): T {
  try {
    return decode(codec, text);
  } catch {
    return codec.zero();
  }
}

class GoTypeError extends Error {}

function mismatch(value: unknown, at: Place, goType: string): GoTypeError {
  // Go includes the number only if the field is numeric but the number doesn't fit.
  const shown = typeof value === 'number' && isNumeric(goType) ? `number ${value}` : jsonType(value);
  const target = at.path.length > 0 ? `Go struct field ${at.struct}.${at.path.join('.')}` : 'Go value';
  return new GoTypeError(`json: cannot unmarshal ${shown} into ${target} of type ${goType}`);
}

function isNumeric(goType: string): boolean {
  return goType.startsWith('int') || goType.startsWith('uint');
}

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean') return 'bool';
  return typeof value;
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new SyntaxError('EOF');
  try {
    return JSON.parse(text);
  } catch {
    const key = /^\s*\{\s*([^"}\s])/.exec(text)?.[1];
    if (key) throw new SyntaxError(`invalid character '${key}' looking for beginning of object key string`);
    const literal = wrongLiteral(text.trimStart());
    if (literal) throw new SyntaxError(literal);
    const start = /^\s*([^\s[{"\-0-9tfn])/.exec(text)?.[1];
    if (start) throw new SyntaxError(`invalid character '${start}' looking for beginning of value`);
    throw new SyntaxError('unexpected EOF');
  }
}

/** Returns Go's error for a misspelled true, false or null. */
function wrongLiteral(text: string): string | undefined {
  const literal = ['true', 'false', 'null'].find((candidate) => text.startsWith(candidate.charAt(0)));
  const position = [...(literal ?? '')].findIndex((character, index) => text[index] !== character);
  if (!literal || position < 0 || text[position] === undefined) return undefined;
  return `invalid character '${text[position]}' in literal ${literal} (expecting '${literal[position]}')`;
}

export const string: Codec<string> = {
  goType: 'string',
  zero: () => '',
  read(value, at) {
    if (value === null) return '';
    if (typeof value !== 'string') throw mismatch(value, at, 'string');
    return value;
  },
};

export const bool: Codec<boolean> = {
  goType: 'bool',
  zero: () => false,
  read(value, at) {
    if (value === null) return false;
    if (typeof value !== 'boolean') throw mismatch(value, at, 'bool');
    return value;
  },
};

function integer(goType: string, min: number, max: number): Codec<number> {
  return {
    goType,
    zero: () => 0,
    read(value, at) {
      if (value === null) return 0;
      const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
      if (!fits) throw mismatch(value, at, goType);
      return value;
    },
  };
}

export const int = integer('int', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const int64 = integer('int64', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
export const int32 = integer('int32', -(2 ** 31), 2 ** 31 - 1);
export const uint8 = integer('uint8', 0, 255);

/** A byte string or time, which can be null. */
export const nullableString: Codec<string | null> = {
  goType: '[]uint8',
  zero: () => null,
  read: (value, at) => (value === null ? null : string.read(value, at)),
};

export function list<T>(item: Codec<T>): Codec<T[] | null> {
  return {
    goType: `[]${item.goType}`,
    zero: () => null,
    read(value, at) {
      if (value === null) return null;
      if (!Array.isArray(value)) throw mismatch(value, at, `[]${item.goType}`);
      return value.map((entry: unknown) => item.read(entry, at));
    },
  };
}

export function map<T>(item: Codec<T>): Codec<Record<string, T>> {
  return {
    goType: `map[string]${item.goType}`,
    zero: () => ({}),
    read(value, at) {
      if (value === null) return {};
      if (!isObject(value)) throw mismatch(value, at, `map[string]${item.goType}`);
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, item.read(entry, top)]));
    },
  };
}

/** A field that Go omits from JSON if it has the zero value. */
export function omitEmpty<T>(codec: Codec<T>): Codec<T> & { isOmitted: true } {
  return { ...codec, isOmitted: true };
}

type Field = Codec<unknown> & { isOmitted?: true };
type Omitted = { isOmitted: true };
type Value<F extends Field> = ReturnType<F['zero']>;
type Struct<Fields extends Record<string, Field>> = {
  [Name in keyof Fields as Fields[Name] extends Omitted ? never : Name]: Value<Fields[Name]>;
} & { [Name in keyof Fields as Fields[Name] extends Omitted ? Name : never]?: Value<Fields[Name]> };

/** Fields by their JSON names. Names in a request match case-insensitively; unknown ones are ignored. */
export function struct<Fields extends Record<string, Field>>(
  goName: string,
  fields: Fields,
): Codec<Struct<Fields>> {
  const goType = `models.${goName}`;
  const named = Object.entries(fields);
  const zeros = () => named.flatMap(([name, { isOmitted, zero }]) => (isOmitted ? [] : [[name, zero()]]));
  const zero = () => Object.fromEntries(zeros()) as Struct<Fields>;
  return {
    goType,
    zero,
    read(value, at) {
      if (value === null) return zero();
      if (!isObject(value)) throw mismatch(value, at, goType);
      const sent = Object.entries(value).flatMap(([key, entry]) =>
        named
          .filter(([name]) => name.toLowerCase() === key.toLowerCase())
          .map(([name, field]) => [name, field.read(entry, { struct: goName, path: [...at.path, name] })]),
      );
      return { ...zero(), ...(Object.fromEntries(sent) as Partial<Struct<Fields>>) };
    },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
