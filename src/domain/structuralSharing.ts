// Polls mostly return unchanged data. Equal objects are reused, so that memoised rows skip rendering.

/** Returns `next` with equal parts taken from `before`. Lists are compared by index. */
export function structuralShare<T>(before: unknown, next: T, depth?: number): T;
export function structuralShare(before: unknown, next: unknown, depth = deepest): unknown {
  if (isEqual(before, next, depth)) return before;
  if (depth === 0) return next;
  const shareIn = (part: unknown, counterpart: unknown) => structuralShare(part, counterpart, depth - 1);
  if (Array.isArray(before) && Array.isArray(next)) {
    return next.map((item, index) => shareIn(before[index], item));
  }
  if (before instanceof Map && next instanceof Map) {
    return new Map([...next].map(([key, value]) => [key, shareIn(before.get(key), value)]));
  }
  if (isPlain(before) && isPlain(next)) {
    const ownIn = (key: string) => (Object.hasOwn(before, key) ? before[key] : undefined);
    return Object.fromEntries(Object.entries(next).map(([key, value]) => [key, shareIn(ownIn(key), value)]));
  }
  return next;
}

/** Shares the records of a list, which `fields` identify. The server’s order is random, so it doesn’t count. */
export function shareByKey<T>(fields: readonly string[], before: unknown, next: T): T;
export function shareByKey(fields: readonly string[], before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (fields.length === 0 || !Array.isArray(before) || !Array.isArray(next))
    return structuralShare(before, next);
  const keyOf = (record: unknown) => fields.map((field) => isPlain(record) && record[field]).join(' ');
  const known = new Map(before.map((record) => [keyOf(record), record]));
  const records = next.map((record: unknown) => structuralShare(known.get(keyOf(record)), record));
  const distinct = new Set(records);
  const isSame = distinct.size === next.length && before.length === next.length;
  return isSame && before.every((record) => distinct.has(record)) ? before : records;
}

/** Records are a few levels deep. Anything deeper isn’t compared. */
const deepest = 20;

/** Values below the given depth are equal only if they are identical. */
export function isEqual(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object') return false;
  const isSame = (value: unknown, counterpart: unknown) => isEqual(value, counterpart, depth - 1);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSame(value, b.get(key)));
  }
  // Members of a set are compared by identity, as the set does.
  if (a instanceof Set && b instanceof Set) {
    return a.size === b.size && [...a].every((member) => b.has(member));
  }
  if (isNumbers(a) && isNumbers(b)) {
    return a.length === b.length && a.every((number, index) => Object.is(number, b[index]));
  }
  return isPlain(a) && isPlain(b) && isEqualRecord(a, b, depth);
}

function isNumbers(value: unknown): value is Uint32Array | Float32Array {
  return value instanceof Uint32Array || value instanceof Float32Array;
}

/** Records of one kind list their names in the same order. Comparing values by index is several times faster. */
function isEqualRecord(a: Plain, b: Plain, depth: number): boolean {
  const names = Object.keys(a);
  const otherNames = Object.keys(b);
  if (names.length !== otherNames.length) return false;
  const isAligned = names.every((name, index) => name === otherNames[index]);
  if (!isAligned && !names.every((name) => Object.hasOwn(b, name))) return false;
  const values = Object.values(a);
  const counterparts = isAligned ? Object.values(b) : names.map((name) => b[name]);
  return values.every(
    (value, index) => Object.is(value, counterparts[index]) || isEqual(value, counterparts[index], depth - 1),
  );
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
