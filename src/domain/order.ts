/** `localeCompare` would look up a collator for each comparison. */
const collator = new Intl.Collator('en', { numeric: true });

/**
 * Compares naturally: node-2 before node-10. Names that the collator considers equal ("a-1", "a-01") still
 * get a stable order.
 */
export function compareNames(one: string, other: string): number {
  return collator.compare(one, other) || compareIds(one, other);
}

/** Ids need a stable order, not a meaningful one. */
export function compareIds(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

type Named = { readonly id: string; readonly name: string };

export function byName(one: Named, other: Named): number {
  return compareNames(one.name, other.name) || compareIds(one.id, other.id);
}
