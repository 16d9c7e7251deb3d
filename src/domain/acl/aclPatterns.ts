import { allowedInRow, bitsSet, type AclPairs } from './aclPairs.ts';
import { blockedPairs, equalRowClasses } from './pairBlocks.ts';

export type AclPattern = {
  readonly places: readonly number[];
  /** All pairs of its nodes are blocked. */
  readonly isIsolated: boolean;
};

export type ExceptionNode = {
  readonly place: number;
  readonly pattern: number | undefined;
  readonly differing: readonly number[];
};

export type AclPatterns = {
  readonly patterns: readonly AclPattern[];
  readonly exceptions: readonly ExceptionNode[];
};

/** With more patterns, their matrix would be no easier to read than that of the nodes. */
const maxPatterns = 64;

/** A node with at limit this many differing pairs is an exception to a pattern. Small networks allow fewer. */
const maxDiffering = 8;

/** This many nodes with equal rules form their own pattern, however similar it is to another one. */
const minOwnPattern = 3;

/**
 * Groups nodes with equal rules, whether or not they can reach each other. Rows are compared word by word, never pair
 * by pair.
 */
export function aclPatterns(pairs: AclPairs): AclPatterns {
  const tolerance = Math.min(maxDiffering, Math.max(1, Math.floor(pairs.nodeIds.length / 20)));
  const classes = equalRowClasses(pairs);
  const accepted: Accepted[] = [];
  const odd: ExceptionNode[] = [];
  for (const places of classes) {
    const [first = 0] = places;
    if (allowedInRow(pairs, first) === 0) {
      accepted.push({ places, odd: [], isIsolated: true });
      continue;
    }
    const near = places.length < minOwnPattern ? nearest(pairs, first, accepted, tolerance) : undefined;
    const home = near === undefined ? undefined : accepted[near];
    if (home) {
      home.odd.push(...places);
      for (const place of places) {
        odd.push({ place, pattern: near, differing: differing(pairs, place, home.places[0] ?? 0) });
      }
    } else if (places.length > 1 && accepted.length < maxPatterns) {
      accepted.push({ places, odd: [], isIsolated: false });
    } else {
      for (const place of places) odd.push({ place, pattern: undefined, differing: [] });
    }
  }
  const order = [...accepted.keys()].toSorted((a, b) => weight(accepted[b]) - weight(accepted[a]));
  const rank = new Map(order.map((index, place) => [index, place]));
  const patterns = order.flatMap((index) => {
    const one = accepted[index];
    return one ? [{ places: [...one.places, ...one.odd], isIsolated: one.isIsolated }] : [];
  });
  return {
    patterns,
    exceptions: odd.map((exception) => ({
      ...exception,
      pattern: exception.pattern === undefined ? undefined : rank.get(exception.pattern),
    })),
  };
}

type Accepted = AclPattern & { readonly odd: number[] };

function weight(one: Accepted | undefined): number {
  return one && !one.isIsolated ? one.places.length + one.odd.length : 0;
}

function nearest(
  pairs: AclPairs,
  place: number,
  patterns: readonly AclPattern[],
  tolerance: number,
): number | undefined {
  let [best, least] = [undefined as number | undefined, tolerance + 1];
  for (const [index, { places, isIsolated }] of patterns.entries()) {
    if (isIsolated) continue;
    const distance = distanceOf(pairs, place, places[0] ?? 0, least);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function distanceOf({ bits, stride }: AclPairs, one: number, other: number, limit: number): number {
  let distance = 0;
  for (let word = 0; word < stride && distance < limit; word++) {
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

function differenceAt(bits: Uint32Array, stride: number, one: number, other: number, word: number): number {
  let difference = (bits[one * stride + word] ?? 0) ^ (bits[other * stride + word] ?? 0);
  if (one >>> 5 === word) difference &= ~(1 << (one & 31));
  if (other >>> 5 === word) difference &= ~(1 << (other & 31));
  return difference;
}

export type AclAnalysis = {
  readonly patterns: AclPatterns;
  readonly blocked: ReturnType<typeof blockedPairs>;
};

export function analyseAcls(pairs: AclPairs): AclAnalysis {
  return { patterns: aclPatterns(pairs), blocked: blockedPairs(pairs) };
}
