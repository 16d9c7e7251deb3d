/**
 * Whether a memoised row can keep its last render. Its `row` is compared by value, because each refresh of a list builds
 * the rows again, mostly with the same values. All other props are compared by identity.
 */
export function sameProps<Props extends object>(before: Props, next: Props): boolean {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = Object.entries(next);
  return (
    later.length === earlier.size &&
    later.every(([name, value]: [string, unknown]) =>
      name === 'row' ? isEqual(earlier.get(name), value) : Object.is(earlier.get(name), value),
    )
  );
}

/** Compares arrays, sets and plain objects by value, and everything else by identity. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => isEqual(part, b[index]));
  }
  if (a instanceof Set && b instanceof Set) {
    return a.size === b.size && [...a].every((member) => b.has(member));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
