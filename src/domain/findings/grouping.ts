import { groupBy } from '../groupBy.ts';

/** Groups of at least two items with the same key. Items with an empty key belong to no group. */
export function sharing<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [key: string, items: readonly Item[]])[] {
  return [...groupBy(items, keyOf)].filter(([key, group]) => key !== '' && group.length > 1);
}
