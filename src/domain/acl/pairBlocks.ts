import type { AclEdit } from './aclEdit.ts';
import { allowedInRow, isAllowed, maskOf, pairCount, pairsWithout, type AclPairs } from './aclPairs.ts';

/** All pairs between two lists of nodes. If both lists are the same, all pairs within it. */
export type PairBlock = {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly pairs: number;
};

export type PairBlocks = {
  /** The largest blocks, as far as the limit allows. */
  readonly blocks: readonly PairBlock[];
  /** The pairs of all blocks. */
  readonly pairs: number;
  /** The number of blocks left out. */
  readonly more: number;
};

/** Divides a set of pairs into blocks of nodes with the same pairs. */
export function pairBlocks(set: AclPairs, limit = 500): PairBlocks {
  const classes = equalRowClasses(set);
  let [pairs, count] = [0, 0];
  let blocks: PairBlock[] = [];
  for (const [index, one] of classes.entries()) {
    for (const other of classes.slice(index)) {
      const [first = 0] = one;
      const second = one === other ? one[1] : other[0];
      if (second === undefined || !isAllowed(set, first, second)) continue;
      const block = {
        one,
        other,
        pairs: one === other ? pairCount(one.length) : one.length * other.length,
      };
      pairs += block.pairs;
      count += 1;
      blocks.push(block);
      // Irregular rules have a block for each pair, so only the largest blocks are kept while scanning.
      if (blocks.length > 4 * limit) blocks = largest(blocks, limit);
    }
  }
  blocks = largest(blocks, limit);
  return { blocks, pairs, more: count - blocks.length };
}

function largest(blocks: readonly PairBlock[], limit: number): PairBlock[] {
  return blocks.toSorted((a, b) => b.pairs - a.pairs).slice(0, limit);
}

/** Returns the blocked pairs as blocks, and apart from them `closed`: nodes whose pairs are all blocked. */
export function blockedPairs(pairs: AclPairs): PairBlocks & { readonly closed: readonly number[] } {
  const { nodeIds, stride, bits } = pairs;
  const closed = [...nodeIds.keys()].filter((place) => allowedInRow(pairs, place) === 0);
  const isClosed = new Set(closed);
  const open = maskOf(
    [...nodeIds.keys()].filter((place) => !isClosed.has(place)),
    stride,
  );
  const blocked = new Uint32Array(bits.length);
  for (const place of nodeIds.keys()) {
    if (isClosed.has(place)) continue;
    for (let word = 0; word < stride; word++) {
      blocked[place * stride + word] = ~(bits[place * stride + word] ?? 0) & (open[word] ?? 0);
    }
  }
  return { closed, ...pairBlocks({ nodeIds, stride, bits: blocked }) };
}

export type ChangedBlock = PairBlock & { readonly isAllowed: boolean };

export type ChangedBlocks = {
  readonly blocks: readonly ChangedBlock[];
  readonly more: number;
  readonly morePairs: number;
};

export function changedBlocks(
  { before, pairs }: Pick<AclEdit, 'before' | 'pairs'>,
  limit: number,
): ChangedBlocks {
  const found = [true, false].map((isOpened) => {
    const all = pairBlocks(isOpened ? pairsWithout(pairs, before) : pairsWithout(before, pairs), limit);
    return { ...all, blocks: all.blocks.map((block): ChangedBlock => ({ ...block, isAllowed: isOpened })) };
  });
  const blocks = found
    .flatMap((part) => part.blocks)
    .toSorted((a, b) => b.pairs - a.pairs)
    .slice(0, limit);
  const sum = (of: (one: PairBlocks) => number) => found.reduce((total, part) => total + of(part), 0);
  return {
    blocks,
    more: sum(({ blocks: listed, more }) => listed.length + more) - blocks.length,
    morePairs: sum(({ pairs: count }) => count) - blocks.reduce((total, block) => total + block.pairs, 0),
  };
}

/**
 * Groups nodes with equal rules, the largest class first. Either all pairs within a class are allowed or none are.
 * Two nodes are equal if their rows match with both own bits set, or with both cleared.
 */
export function equalRowClasses(pairs: AclPairs): readonly (readonly number[])[] {
  const classes = [true, false].flatMap((own) => equalRows(pairs, own)).filter(({ length }) => length > 1);
  const classed = new Set(classes.flat());
  const others = [...pairs.nodeIds.keys()].filter((place) => !classed.has(place)).map((place) => [place]);
  return [...classes, ...others].toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}

function equalRows(pairs: AclPairs, own: boolean): readonly (readonly number[])[] {
  const { bits, stride, nodeIds } = pairs;
  const row = (place: number) => {
    const words = bits.slice(place * stride, (place + 1) * stride);
    const word = place >>> 5;
    const mask = 1 << (place & 31);
    words[word] = own ? (words[word] ?? 0) | mask : (words[word] ?? 0) & ~mask;
    return words;
  };
  const byHash = new Map<number, { readonly words: Uint32Array; readonly places: number[] }[]>();
  for (const place of nodeIds.keys()) {
    const words = row(place);
    const hash = hashOf(words);
    const found = byHash.get(hash) ?? [];
    if (found.length === 0) byHash.set(hash, found);
    const same = found.find((match) => match.words.every((word, at) => word === words[at]));
    if (same) same.places.push(place);
    else found.push({ words, places: [place] });
  }
  return [...byHash.values()].flatMap((found) => found.map(({ places }) => places));
}

function hashOf(words: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193) ^ (hash >>> 15);
  return hash;
}
