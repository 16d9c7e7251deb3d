/** The response doesn’t match the API at `path`, for example `nodes[3].mtu`. */
export class WireError extends Error {
  readonly path: string;

  constructor(path: string, expected: string, got: unknown) {
    super(`${path}: expected ${expected}, got ${nameOf(got)}`);
    this.name = 'WireError';
    this.path = path;
  }
}

/**
 * Reads a JSON object of the server. Missing and null values read as empty, because the server uses both. A value of
 * another type throws a WireError. Only own properties count, except `__proto__`.
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

  /** Reads a string that every record of this kind has, even if empty. */
  requiredText(key: string): string {
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

  /** Reads a JSON boolean. See `flag` for the strings `yes` and `no`. */
  boolean(key: string): boolean {
    const value = this.value(key);
    if (value === undefined) return false;
    if (typeof value !== 'boolean') throw new WireError(this.pathOf(key), 'true or false', value);
    return value;
  }

  flag(key: string): boolean {
    return isYes(this.text(key));
  }

  texts(key: string): readonly string[] {
    return textsFromWire(this.value(key), this.pathOf(key));
  }

  list<T>(key: string, item: (json: unknown, path: string) => T): readonly T[] {
    return listFromWire(this.value(key), this.pathOf(key), item);
  }

  object(key: string): WireObject | undefined {
    const value = this.value(key);
    return value === undefined ? undefined : new WireObject(value, this.pathOf(key));
  }

  /** Reads an object that every record of this kind has. */
  requiredObject(key: string): WireObject {
    return this.required(key, (json, path) => new WireObject(json, path));
  }

  /** Reads one of some texts; undefined for any other. */
  oneOf<Option extends string>(key: string, options: readonly Option[]): Option | undefined {
    const text = this.text(key);
    return options.find((option) => option === text);
  }

  required<T>(key: string, item: (json: unknown, path: string) => T): T {
    return item(this.value(key), this.pathOf(key));
  }

  keys(): readonly string[] {
    const keys = Object.keys(this.record);
    return keys.includes('__proto__') ? keys.filter((key) => key !== '__proto__') : keys;
  }

  entries(): readonly (readonly [key: string, value: unknown])[] {
    return this.keys().map((key) => [key, this.value(key)]);
  }

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

  /** Returns the value unchanged, but undefined for null. */
  value(key: string): unknown {
    const value: unknown = this.has(key) ? Reflect.get(this.record, key) : undefined;
    return value ?? undefined;
  }
}

/** The server sends null for an empty list. */
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

export function isByte(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : String(value);
}

/**
 * Fields that the console doesn’t show but must send back, because the server deletes fields that a PUT omits. They
 * contain no secrets.
 */
export type Carried = Readonly<Record<string, unknown>>;

/** A flag of a node or network. The server rejects a JSON boolean with HTTP 400. */
export type YesNo = 'yes' | 'no';

export function isYes(text: string): boolean {
  return text === 'yes';
}

export function yesNo(flag: boolean): YesNo {
  return flag ? 'yes' : 'no';
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** Parses a long JSON response while it arrives; see `jsonMembers`. */
export type ResponseStream<Read> = {
  readonly take: (piece: Bytes) => void;
  /** Returns the JSON of everything that `take` didn’t parse, once the response is complete. */
  readonly rest: () => string;
  /** Returns the result, given the parsed value of `rest`. */
  readonly read: (rest: unknown) => Read;
};

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
