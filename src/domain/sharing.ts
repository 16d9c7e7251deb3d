// What is read again is mostly what was there. What did not change stays the same object, so that whatever compares by
// identity, such as a snapshot of a store, has nothing to do.

/** `next`, with every part that is equal in `before` taken from there. Lists are compared place by place. */
export function share<T>(before: unknown, next: T, depth?: number): T;
export function share(before: unknown, next: unknown, depth = deepest): unknown {
  if (isEqual(before, next, depth)) return before;
  if (depth === 0) return next;
  const shareIn = (part: unknown, its: unknown) => share(part, its, depth - 1);
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

/**
 * The same for a list of records, known again by these fields. The server sends them in random order, which means
 * nothing: a list of the same records is the list before.
 */
export function shareBy<T>(fields: readonly string[], before: unknown, next: T): T;
export function shareBy(fields: readonly string[], before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (fields.length === 0 || !Array.isArray(before) || !Array.isArray(next)) return share(before, next);
  const keyOf = (record: unknown) => fields.map((field) => isPlain(record) && record[field]).join(' ');
  const known = new Map(before.map((record) => [keyOf(record), record]));
  const records = next.map((record: unknown) => share(known.get(keyOf(record)), record));
  const distinct = new Set(records);
  const isSame = distinct.size === next.length && before.length === next.length;
  return isSame && before.every((record) => distinct.has(record)) ? before : records;
}

/** Records are a few levels deep; what a server nests deeper is not looked at. */
const deepest = 20;

function isEqual(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object') return false;
  const isSame = (each: unknown, its: unknown) => isEqual(each, its, depth - 1);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (one instanceof Map && other instanceof Map) {
    return (
      one.size === other.size &&
      [...one].every(([key, value]) => other.has(key) && isSame(value, other.get(key)))
    );
  }
  // A set's members are keys, which are compared as sets do.
  if (one instanceof Set && other instanceof Set) {
    return one.size === other.size && [...one].every((member) => other.has(member));
  }
  if (isNumbers(one) && isNumbers(other)) {
    return one.length === other.length && one.every((number, index) => Object.is(number, other[index]));
  }
  return isPlain(one) && isPlain(other) && isEqualRecord(one, other, depth);
}

function isNumbers(value: unknown): value is Uint32Array | Float32Array {
  return value instanceof Uint32Array || value instanceof Float32Array;
}

/** Two of one kind have their names in one order: their values are compared side by side then, which is several times faster. */
function isEqualRecord(one: Plain, other: Plain, depth: number): boolean {
  const names = Object.keys(one);
  const its = Object.keys(other);
  if (names.length !== its.length) return false;
  const isAligned = names.every((name, index) => name === its[index]);
  if (!isAligned && !names.every((name) => Object.hasOwn(other, name))) return false;
  const values = Object.values(one);
  const counterparts = isAligned ? Object.values(other) : names.map((name) => other[name]);
  return values.every(
    (value, index) => Object.is(value, counterparts[index]) || isEqual(value, counterparts[index], depth - 1),
  );
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
