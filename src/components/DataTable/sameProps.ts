/**
 * Whether a memoised table or row can keep its last render. Rows are compared by value, because each refresh of a list
 * builds them again, mostly with the same values. All other props are compared by identity.
 */
export function sameProps<Props extends object>(before: Props, next: Props): boolean {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = Object.entries(next);
  return (
    later.length === earlier.size &&
    later.every(([name, value]: [string, unknown]) => {
      const isRow = name === 'row' || name === 'rows';
      return isRow ? isEqual(earlier.get(name), value) : Object.is(earlier.get(name), value);
    })
  );
}

/** Compares arrays, sets and plain objects by value, and everything else by identity. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => isEqual(part, other[index]));
  }
  if (one instanceof Set && other instanceof Set) {
    return one.size === other.size && [...one].every((member) => other.has(member));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
