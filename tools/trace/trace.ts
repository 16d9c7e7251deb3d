declare global {
  /** Called by each function of `src`, see `carriers.ts`. */
  var carry: ((file: string, values: readonly unknown[]) => void) | undefined;
}

/**
 * Returns the files in which a function received one of the texts, or a list or record with one, during `act`. Files that
 * only start the work or read the clock do not count. Files that only read a record, such as filters, do. The trace ends
 * once `last` has received the text.
 */
export async function trace(
  texts: readonly string[],
  act: () => Promise<unknown>,
  last?: string,
): Promise<readonly string[]> {
  const files = new Set<string>();
  globalThis.carry = (file, values) => {
    if (files.has(file) || !holds(values, texts, 5)) return;
    files.add(file);
    if (file === last) globalThis.carry = undefined;
  };
  try {
    await act();
  } finally {
    globalThis.carry = undefined;
  }
  return [...files];
}

/** Searches lists and records, but not elements or class instances. */
function holds(value: unknown, texts: readonly string[], depth: number): boolean {
  // A whole response is too long to search in each function. It counts as a match.
  if (typeof value === 'string') return value.length > 10_000 || texts.some((text) => value.includes(text));
  if (typeof value !== 'object' || value === null || depth === 0 || '$$typeof' in value) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).some((inner) => holds(inner, texts, depth - 1));
}
