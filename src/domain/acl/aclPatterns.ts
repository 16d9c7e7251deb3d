import { bitsSet, columnsIn } from '../reach/pairs/bits.ts';
import { allowedInRow, type AclPairs } from './aclPairs.ts';
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

/** A node with at most this many differing pairs is an exception to a pattern. Small networks allow fewer. */
const maxDiffering = 8;

/** This many nodes with equal rules form their own pattern, however similar it is to another one. */
const minOwnPattern = 3;

/**
 * Groups nodes with equal rules, whether or not they can reach each other. Rows are compared word by word, never pair
 * by pair.
 */
export function aclPatterns(pairs: AclPairs): AclPatterns {
  const tolerance = Math.min(maxDiffering, Math.max(1, Math.floor(pairs.nodeIds.length / 20)));
  const accepted: Accepted[] = [];
  const alone: number[] = [];
  for (const places of equalRowClasses(pairs)) {
    const [first = 0] = places;
    const isIsolated = allowedInRow(pairs, first) === 0;
    const isLarge = places.length >= minOwnPattern;
    const home = isIsolated || isLarge ? undefined : nearest(pairs, first, accepted, tolerance);
    if (home) {
      const [model = 0] = home.places;
      home.odd.push(...places.map((place) => ({ place, differing: differing(pairs, place, model) })));
    } else if (isIsolated || (places.length > 1 && accepted.length < maxPatterns)) {
      accepted.push({ places, odd: [], isIsolated });
    } else {
      alone.push(...places);
    }
  }
  const sorted = accepted.toSorted((a, b) => weight(b) - weight(a));
  return {
    patterns: sorted.map(({ places, odd, isIsolated }) => ({
      places: [...places, ...odd.map(({ place }) => place)],
      isIsolated,
    })),
    exceptions: [
      ...sorted.flatMap(({ odd }, pattern) => odd.map((exception) => ({ ...exception, pattern }))),
      ...alone.map((place) => ({ place, pattern: undefined, differing: [] })),
    ],
  };
}

type Accepted = AclPattern & { readonly odd: Omit<ExceptionNode, 'pattern'>[] };

function weight({ places, odd, isIsolated }: Accepted): number {
  return isIsolated ? 0 : places.length + odd.length;
}

function nearest(
  pairs: AclPairs,
  place: number,
  patterns: readonly Accepted[],
  tolerance: number,
): Accepted | undefined {
  let [best, least] = [undefined as Accepted | undefined, tolerance + 1];
  for (const pattern of patterns) {
    if (pattern.isIsolated) continue;
    const distance = distanceOf(pairs, place, pattern.places[0] ?? 0, least);
    if (distance < least) [best, least] = [pattern, distance];
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
  const words = Uint32Array.from({ length: stride }, (_, word) =>
    differenceAt(bits, stride, one, other, word),
  );
  return columnsIn(words, stride, 0);
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
