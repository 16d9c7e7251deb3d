import { bitsInRow, bitsSet, columnsIn, hasBit, setBit } from '../reach/pairs/bits.ts';
import { aclAllowed, setCells, type AclMatrix } from './aclMatrix.ts';

/**
 * The allowed pairs, as the user sees and edits them. One bit per cell: both cells of a pair are equal, and the
 * diagonal is 0. Rows start at whole words, so they can be counted, compared and copied word by word. 2,000 nodes
 * need half a megabyte.
 */
export type AclPairs = {
  readonly nodeIds: readonly string[];
  readonly stride: number;
  readonly bits: Uint32Array;
};

export function pairsOf({ nodeIds, cells }: AclMatrix): AclPairs {
  const size = nodeIds.length;
  const pairs = noPairs(nodeIds);
  for (let row = 0; row < size; row++) {
    for (let column = row + 1; column < size; column++) {
      if (cells[row * size + column] !== aclAllowed || cells[column * size + row] !== aclAllowed) continue;
      setPair(pairs, row, column);
    }
  }
  return pairs;
}

export function noPairs(nodeIds: readonly string[]): AclPairs {
  const stride = Math.ceil(nodeIds.length / 32);
  return { nodeIds, stride, bits: new Uint32Array(nodeIds.length * stride) };
}

/** Returns the pairs of any of the squares, over nodes that can be others. */
export function unionOver(nodeIds: readonly string[], squares: readonly AclPairs[]): AclPairs {
  const union = noPairs(nodeIds);
  const placeOf = new Map(nodeIds.map((id, place) => [id, place]));
  for (const square of squares) {
    const places = square.nodeIds.map((id) => placeOf.get(id));
    const none = noPairs(square.nodeIds);
    for (const [one, place] of places.entries()) {
      for (const other of differingAfter(none, square, one)) {
        const peer = places[other];
        if (place === undefined || peer === undefined) continue;
        setPair(union, place, peer);
      }
    }
  }
  return union;
}

/** Returns the pairs that aren’t in `without`. */
export function pairsWithout(pairs: AclPairs, without: AclPairs): AclPairs {
  return { ...pairs, bits: pairs.bits.map((word, at) => word & ~(without.bits[at] ?? 0)) };
}

export function isAllowed({ stride, bits }: AclPairs, one: number, other: number): boolean {
  return hasBit(bits, stride, one, other);
}

export function setPair({ stride, bits }: AclPairs, one: number, other: number): void {
  setBit(bits, stride, one, other);
  setBit(bits, stride, other, one);
}

export function allowedInRow({ stride, bits }: AclPairs, row: number): number {
  return bitsInRow(bits, stride, row);
}

export function allowedPairs({ bits }: Pick<AclPairs, 'bits'>): number {
  let allowed = 0;
  // This loop runs on every change. An iterator would allocate an object for each of 100,000 words.
  for (let at = 0; at < bits.length; at++) allowed += bitsSet(bits[at] ?? 0);
  return allowed / 2;
}

export function pairCount(size: number): number {
  return (size * Math.max(0, size - 1)) / 2;
}

/** Returns loaded ACLs with edited pairs. Cells of other pairs stay as they were. */
export function withPairs(loaded: AclMatrix, pairs: AclPairs): AclMatrix {
  const edited = { ...loaded, cells: loaded.cells.slice() };
  const before = pairsOf(loaded);
  for (const row of loaded.nodeIds.keys()) {
    for (const column of differingAfter(before, pairs, row)) {
      setCells(edited, row, column, isAllowed(pairs, row, column));
    }
  }
  return edited;
}

export function isSameRow(before: AclPairs, after: AclPairs, row: number): boolean {
  for (let at = row * after.stride; at < (row + 1) * after.stride; at++) {
    if (before.bits[at] !== after.bits[at]) return false;
  }
  return true;
}

/** The later places with which a node has another rule. */
export function differingAfter(before: AclPairs, after: AclPairs, row: number): readonly number[] {
  const start = row * before.stride;
  const words = before.bits.slice(start, start + before.stride);
  const differing = words.map((word, at) => word ^ (after.bits[start + at] ?? 0));
  return columnsIn(differing, before.stride, 0).filter((column) => column > row);
}

/** Returns the pairs that are in only one of two sets. */
export function toggledPairs(pairs: AclPairs, toggled: AclPairs): AclPairs {
  return { ...pairs, bits: pairs.bits.map((word, at) => word ^ (toggled.bits[at] ?? 0)) };
}

export function maskOf(places: readonly number[], stride: number): Uint32Array {
  const mask = new Uint32Array(stride);
  for (const place of places) setBit(mask, stride, 0, place);
  return mask;
}
