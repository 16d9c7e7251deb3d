/** `localeCompare` would look up a collator for each comparison. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * Compares naturally: node-2 before node-10. Names that the collator considers equal ("a-1", "a-01") still
 * get a stable order.
 */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || compareIds(a, b);
}

/** IDs need a stable order, not a meaningful one. */
export function compareIds(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

type Named = { readonly id: string; readonly name: string };

export function byName(a: Named, b: Named): number {
  return compareNames(a.name, b.name) || compareIds(a.id, b.id);
}
