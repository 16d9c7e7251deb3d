import { bitsSet, type AclPairs } from '../../../domain/acl/aclPairs.ts';

/** The pairs of nodes of one list with nodes of another, and how many of them are allowed. */
export type PairCount = { readonly pairs: number; readonly allowed: number };

/** Both lists hold each place once. A pair counts once, also where it is covered in both directions. */
export function coveredPairs(
  pairs: AclPairs,
  rows: readonly number[],
  columns: readonly number[],
): PairCount {
  const inColumns = maskOf(columns, pairs.stride);
  const both = rows.filter((row) => isIn(inColumns, row));
  const inBoth = maskOf(both, pairs.stride);
  return {
    pairs: rows.length * columns.length - both.length - (both.length * (both.length - 1)) / 2,
    allowed: allowedIn(pairs, rows, inColumns) - allowedIn(pairs, both, inBoth) / 2,
  };
}

/** The bits of a row in which the places stand. */
export function maskOf(places: readonly number[], stride: number): Uint32Array {
  const mask = new Uint32Array(stride);
  for (const place of places) mask[place >>> 5] = (mask[place >>> 5] ?? 0) | (1 << (place & 31));
  return mask;
}

/** How many of the cells in these rows and in the columns of the mask are allowed. */
export function allowedIn({ bits, stride }: AclPairs, rows: readonly number[], mask: Uint32Array): number {
  let allowed = 0;
  for (const row of rows) {
    for (let word = 0; word < stride; word++) {
      allowed += bitsSet((bits[row * stride + word] ?? 0) & (mask[word] ?? 0));
    }
  }
  return allowed;
}

export function isIn(mask: Uint32Array, place: number): boolean {
  return (((mask[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}
