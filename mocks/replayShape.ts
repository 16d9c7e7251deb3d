/**
 * What a JSON value is made of: one line for each place in it and each kind of value met there, so that all elements of
 * a list count together. Records under ids or public keys are treated
 * like a list.
 */
export function shapeOf(value: unknown): string[] {
  const lines = new Set<string>();
  describe('$', value, lines);
  return [...lines].toSorted((a, b) => (a < b ? -1 : 1));
}

/** A UUID, or 32 bytes in Base64. */
const idOrKey = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[A-Za-z0-9+/]{43}=)$/;

function describe(place: string, value: unknown, lines: Set<string>): void {
  if (value === null) {
    lines.add(`${place}: null`);
  } else if (Array.isArray(value)) {
    lines.add(`${place}: list`);
    for (const item of value) describe(`${place}[]`, item, lines);
  } else if (typeof value === 'object') {
    lines.add(`${place}: record`);
    const byId = Object.keys(value).some((key) => idOrKey.test(key));
    for (const [key, item] of Object.entries(value)) describe(`${place}.${byId ? '<id>' : key}`, item, lines);
  } else {
    lines.add(`${place}: ${typeof value}`);
  }
}
