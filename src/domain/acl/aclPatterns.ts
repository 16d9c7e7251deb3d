import { allowedInRow, bitsSet, isAllowed, type AclPairs } from './aclPairs.ts';

/** Nodes with the same rules, by their places in the container. */
export type AclPattern = {
  /** The odd ones among them at the end. */
  readonly places: readonly number[];
  /** How many of the last places have rules that differ a little. */
  readonly oddCount: number;
  /** Closed to everybody, open to everybody, or neither. */
  readonly is: 'closed' | 'open' | 'ruled';
};

/** A node whose rules are those of a pattern but for a few pairs; of no pattern where they are like no other's. */
export type OddNode = {
  readonly place: number;
  readonly pattern: number | undefined;
  /** The peers with which its rule is another than the pattern has. */
  readonly differing: readonly number[];
};

export type AclPatterns = {
  /** The largest first, with those closed to everybody at the end. */
  readonly patterns: readonly AclPattern[];
  readonly odd: readonly OddNode[];
  /** Allowed pairs between every two patterns, as a square; inside one each pair counts once. */
  readonly allowed: Uint32Array<ArrayBuffer>;
};

/** With more, the matrix of patterns would be no more readable than that of the nodes. */
const mostPatterns = 64;

/** A node with so many differing pairs at most is an odd one of a pattern, in small networks with fewer. */
const mostDiffering = 8;

/** So many nodes that agree with each other are a pattern of their own, however near to another. */
const leastOwn = 3;

/**
 * Nodes with equal rules as one: two nodes are alike if they may talk with the same others, whatever they may with each
 * other. Worked out from whole words of bits: each row is read some times, never pair by pair.
 */
export function aclPatterns(pairs: AclPairs): AclPatterns {
  const size = pairs.nodeIds.length;
  const tolerance = Math.min(mostDiffering, Math.max(1, Math.floor(size / 20)));
  const classes = likeClasses(pairs);
  const accepted: { places: number[]; odd: number[]; is: AclPattern['is'] }[] = [];
  const odd: OddNode[] = [];
  for (const places of classes) {
    const [first = 0] = places;
    const reach = allowedInRow(pairs, first);
    if (reach === 0) {
      accepted.push({ places: [...places], odd: [], is: 'closed' });
      continue;
    }
    const near = places.length < leastOwn ? nearest(pairs, first, accepted, tolerance) : undefined;
    const home = near === undefined ? undefined : accepted[near];
    if (home) {
      home.odd.push(...places);
      for (const place of places) {
        odd.push({ place, pattern: near, differing: differing(pairs, place, home.places[0] ?? 0) });
      }
    } else if (places.length > 1 && accepted.length < mostPatterns) {
      accepted.push({ places: [...places], odd: [], is: reach === size - 1 ? 'open' : 'ruled' });
    } else {
      for (const place of places) odd.push({ place, pattern: undefined, differing: [] });
    }
  }
  const order = [...accepted.keys()].toSorted(
    (one, other) => weight(accepted[other]) - weight(accepted[one]),
  );
  const rank = new Map(order.map((index, place) => [index, place]));
  const patterns = order.flatMap((index) => {
    const one = accepted[index];
    return one ? [{ places: [...one.places, ...one.odd], oddCount: one.odd.length, is: one.is }] : [];
  });
  return {
    patterns,
    odd: odd.map((one) => ({
      ...one,
      pattern: one.pattern === undefined ? undefined : rank.get(one.pattern),
    })),
    allowed: allowedBetween(pairs, patterns),
  };
}

function weight(one: { places: readonly number[]; odd: readonly number[]; is: string } | undefined): number {
  return one && one.is !== 'closed' ? one.places.length + one.odd.length : 0;
}

/**
 * Nodes that are alike, the largest class first. Nodes of one class either all may talk with each other or none may, so
 * that two are alike if their rows are equal with both own bits set, or with both cleared.
 */
function likeClasses(pairs: AclPairs): readonly (readonly number[])[] {
  const size = pairs.nodeIds.length;
  const classOf = new Map<number, readonly number[]>();
  for (const own of [true, false]) {
    for (const places of equalRows(pairs, own)) {
      if (places.length < 2) continue;
      for (const place of places) {
        if ((classOf.get(place)?.length ?? 0) < places.length) classOf.set(place, places);
      }
    }
  }
  for (let place = 0; place < size; place++) if (!classOf.has(place)) classOf.set(place, [place]);
  return [...new Set(classOf.values())].toSorted(
    (one, other) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0),
  );
}

/** Places whose rows are equal once the own bit of each is set, or cleared. */
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
    const same = found.find((one) => one.words.every((word, at) => word === words[at]));
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

/** The pattern whose rules differ least from those of a node, if within the tolerance. */
function nearest(
  pairs: AclPairs,
  place: number,
  patterns: readonly { readonly places: readonly number[]; readonly is: AclPattern['is'] }[],
  tolerance: number,
): number | undefined {
  let [best, least] = [undefined as number | undefined, tolerance + 1];
  for (const [index, { places, is }] of patterns.entries()) {
    if (is === 'closed') continue;
    const distance = distanceOf(pairs, place, places[0] ?? 0, least);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

/** With how many others two nodes have another rule; counted up to `most`. */
function distanceOf({ bits, stride }: AclPairs, one: number, other: number, most: number): number {
  let distance = 0;
  for (let word = 0; word < stride && distance < most; word++) {
    distance += bitsSet(differenceAt(bits, stride, one, other, word));
  }
  return distance;
}

function differing({ bits, stride }: AclPairs, one: number, other: number): readonly number[] {
  const places: number[] = [];
  for (let word = 0; word < stride; word++) {
    let left = differenceAt(bits, stride, one, other, word);
    while (left !== 0) {
      places.push(word * 32 + 31 - Math.clz32(left & -left));
      left &= left - 1;
    }
  }
  return places;
}

/** Where two rows differ in a word, but for the places of the two. */
function differenceAt(bits: Uint32Array, stride: number, one: number, other: number, word: number): number {
  let difference = (bits[one * stride + word] ?? 0) ^ (bits[other * stride + word] ?? 0);
  if (one >>> 5 === word) difference &= ~(1 << (one & 31));
  if (other >>> 5 === word) difference &= ~(1 << (other & 31));
  return difference;
}

function allowedBetween(
  { bits, stride }: AclPairs,
  patterns: readonly AclPattern[],
): Uint32Array<ArrayBuffer> {
  const count = patterns.length;
  const allowed = new Uint32Array(count ** 2);
  const masks = patterns.map(({ places }) => {
    const mask = new Uint32Array(stride);
    for (const place of places) mask[place >>> 5] = (mask[place >>> 5] ?? 0) | (1 << (place & 31));
    return mask;
  });
  for (const [row, { places }] of patterns.entries()) {
    for (const place of places) {
      const start = place * stride;
      for (const [column, mask] of masks.entries()) {
        let sum = 0;
        for (let word = 0; word < stride; word++)
          sum += bitsSet((bits[start + word] ?? 0) & (mask[word] ?? 0));
        const at = row * count + column;
        allowed[at] = (allowed[at] ?? 0) + sum;
      }
    }
  }
  for (let index = 0; index < count; index++) {
    const at = index * count + index;
    allowed[at] = (allowed[at] ?? 0) / 2;
  }
  return allowed;
}

/** Pairs that all nodes of one list have with all of another; the same list twice for those among themselves. */
export type PairBlock = {
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly pairs: number;
};

export type PairBlocks = {
  /** The largest first. */
  readonly blocks: readonly PairBlock[];
  /** All pairs, those of blocks that are left out included. */
  readonly pairs: number;
  /** How many blocks are left out. */
  readonly more: number;
};

/** The pairs whose bit is set, in as few blocks as there are kinds of nodes. `bits` as in `AclPairs`. */
export function pairBlocks(set: AclPairs, most = 500): PairBlocks {
  const classes = likeClasses(set).filter(([first = 0]) => allowedInRow(set, first) > 0);
  const blocks: PairBlock[] = [];
  let pairs = 0;
  for (const [index, one] of classes.entries()) {
    for (const other of classes.slice(index)) {
      const [first = 0] = one;
      const second = one === other ? one[1] : other[0];
      if (second === undefined || !isAllowed(set, first, second)) continue;
      const count = one === other ? (one.length * (one.length - 1)) / 2 : one.length * other.length;
      pairs += count;
      blocks.push({ one, other, pairs: count });
    }
  }
  const sorted = blocks.toSorted((one, other) => other.pairs - one.pairs);
  return { blocks: sorted.slice(0, most), pairs, more: Math.max(0, sorted.length - most) };
}

/** The pairs that are blocked, but for those of nodes that are closed to everybody, which are told apart. */
export function blockedPairs(pairs: AclPairs): PairBlocks & { readonly closed: readonly number[] } {
  const { nodeIds, stride, bits } = pairs;
  const closed = [...nodeIds.keys()].filter((place) => allowedInRow(pairs, place) === 0);
  const isClosed = new Set(closed);
  const open = new Uint32Array(stride);
  for (const place of nodeIds.keys()) {
    if (!isClosed.has(place)) open[place >>> 5] = (open[place >>> 5] ?? 0) | (1 << (place & 31));
  }
  const blocked = new Uint32Array(bits.length);
  for (const place of nodeIds.keys()) {
    if (isClosed.has(place)) continue;
    for (let word = 0; word < stride; word++) {
      const own = word === place >>> 5 ? 1 << (place & 31) : 0;
      blocked[place * stride + word] = ~(bits[place * stride + word] ?? 0) & (open[word] ?? 0) & ~own;
    }
  }
  return { closed, ...pairBlocks({ nodeIds, stride, bits: blocked }) };
}

/** What can be read off the rules of a network: nodes with equal ones, and what is blocked. */
export type AclReading = {
  readonly patterns: AclPatterns;
  readonly blocked: ReturnType<typeof blockedPairs>;
};

export function readAcls(pairs: AclPairs): AclReading {
  return { patterns: aclPatterns(pairs), blocked: blockedPairs(pairs) };
}
