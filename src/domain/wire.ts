/** An answer is not what the call promises; `path` says where, such as `nodes[3].mtu`. */
export class WireError extends Error {
  readonly path: string;

  constructor(path: string, expected: string, got: unknown) {
    super(`${path}: expected ${expected}, got ${nameOf(got)}`);
    this.name = 'WireError';
    this.path = path;
  }
}

/**
 * Reads a JSON object of the server. What is missing or null reads as empty, since the server means the same by both;
 * a value of another type throws a WireError. Only own properties are seen, and never one called `__proto__`.
 */
export class WireObject {
  readonly path: string;
  private readonly record: object;

  constructor(json: unknown, path: string) {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      throw new WireError(path, 'an object', json);
    }
    this.record = json;
    this.path = path;
  }

  text(key: string): string {
    const value = this.value(key);
    if (value === undefined) return '';
    if (typeof value !== 'string') throw new WireError(this.pathOf(key), 'a text', value);
    return value;
  }

  /** A text that every record of its kind has, be it empty: what comes without is something else. */
  mark(key: string): string {
    if (this.value(key) === undefined) throw new WireError(this.pathOf(key), 'a text', undefined);
    return this.text(key);
  }

  number(key: string, missing = 0): number {
    const value = this.value(key);
    if (value === undefined) return missing;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      throw new WireError(this.pathOf(key), 'a number', value);
    }
    return value;
  }

  /** A real JSON boolean; for `yes` and `no` see `flag`. */
  boolean(key: string): boolean {
    const value = this.value(key);
    if (value === undefined) return false;
    if (typeof value !== 'boolean') throw new WireError(this.pathOf(key), 'true or false', value);
    return value;
  }

  /** The text `yes`, or anything else for no. */
  flag(key: string): boolean {
    return isYes(this.text(key));
  }

  texts(key: string): readonly string[] {
    return textsFromWire(this.value(key), this.pathOf(key));
  }

  list<T>(key: string, item: (json: unknown, path: string) => T): readonly T[] {
    return listFromWire(this.value(key), this.pathOf(key), item);
  }

  /** The object below `key`; undefined when it is missing or null. */
  object(key: string): WireObject | undefined {
    const value = this.value(key);
    return value === undefined ? undefined : new WireObject(value, this.pathOf(key));
  }

  /** What is below `key`, which has to be there. */
  required<T>(key: string, item: (json: unknown, path: string) => T): T {
    return item(this.value(key), this.pathOf(key));
  }

  /** The names of all own properties, for objects that are maps. */
  keys(): readonly string[] {
    const keys = Object.keys(this.record);
    return keys.includes('__proto__') ? keys.filter((key) => key !== '__proto__') : keys;
  }

  entries(): readonly (readonly [key: string, value: unknown])[] {
    return this.keys().map((key) => [key, this.value(key)]);
  }

  /** What is left without the named properties: the part of a record that is only carried. */
  without(keys: ReadonlySet<string>): Readonly<Record<string, unknown>> {
    const kept: Record<string, unknown> = {};
    for (const key of this.keys()) if (!keys.has(key)) kept[key] = Reflect.get(this.record, key);
    return kept;
  }

  pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.record, key);
  }

  /** As it came; null counts as missing. */
  value(key: string): unknown {
    const value: unknown = this.has(key) ? Reflect.get(this.record, key) : undefined;
    return value ?? undefined;
  }
}

/** A list; null, the server's word for an empty one, reads as empty. */
export function listFromWire<T>(
  json: unknown,
  path: string,
  item: (json: unknown, path: string) => T,
): readonly T[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw new WireError(path, 'a list', json);
  return json.map((part: unknown, index) => item(part, `${path}[${index}]`));
}

export function textsFromWire(json: unknown, path: string): readonly string[] {
  return listFromWire(json, path, (part, partPath) => {
    if (typeof part !== 'string') throw new WireError(partPath, 'a text', part);
    return part;
  });
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : String(value);
}

/**
 * Fields of a record that the console does not show but must send back, under their wire names: the server loses what
 * a PUT leaves out. Secrets are never in here.
 */
export type Carried = Readonly<Record<string, unknown>>;

/** The server's spelling of a flag on nodes and networks; a JSON boolean there is refused with 400. */
export type YesNo = 'yes' | 'no';

export function isYes(text: string): boolean {
  return text === 'yes';
}

export function yesNo(flag: boolean): YesNo {
  return flag ? 'yes' : 'no';
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a long JSON answer piece by piece while it arrives; see `jsonMembers`. */
export type AnswerStream<Read> = {
  readonly take: (piece: Bytes) => void;
  /** The JSON of everything that was not read yet, once the whole answer has arrived. */
  readonly rest: () => string;
  /** Returns what was read, given what `rest` parses to. */
  readonly read: (rest: unknown) => Read;
};

/** The pieces of an answer as one; where there is only one, itself. */
export function joinedBytes(pieces: readonly Bytes[]): Bytes {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}
