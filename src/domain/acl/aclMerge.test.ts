import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../mocks/seededRandom.ts';
import { aclCell, aclMatrixOf, isPairAllowed, setCells, type AclMatrix } from './aclMatrix.ts';
import { conflictKey, includesChanges, mergeAcls, restoreOverwritten, resolveMerge } from './aclMerge.ts';
import { allowedPairs, isAllowed } from './aclPairs.ts';
import { aclFromWire } from './aclWire.ts';

function pair(there: number, back: number): AclMatrix {
  return aclFromWire({ a: { b: there }, b: { a: back } });
}

describe('a pair that the user changed', () => {
  it.each<[what: string, loaded: number[], mine: number[], current: number[], merged: number[], number]>([
    ['is sent if no one else changed it', [2, 2], [1, 1], [2, 2], [1, 1], 0],
    ['is repaired in both directions', [2, 1], [2, 2], [2, 1], [2, 2], 0],
    ['is done if someone else made the same change', [2, 2], [1, 1], [1, 1], [1, 1], 0],
    ['blocks both directions where someone else blocked one', [2, 2], [1, 1], [2, 1], [1, 1], 0],
    ['is a conflict where someone else blocked what the user allows', [2, 1], [2, 2], [1, 1], [1, 1], 1],
    ['is a conflict where a missing rule was filled otherwise', [0, 0], [2, 2], [1, 1], [1, 1], 1],
    ['stays if only someone else changed it', [2, 2], [2, 2], [1, 1], [1, 1], 0],
  ])('%s', (_, loaded, mine, current, merged, conflicts) => {
    const [l, m, c, e] = [loaded, mine, current, merged].map(([there = 0, back = 0]) => pair(there, back));
    if (!l || !m || !c || !e) throw new Error('The table is incomplete');
    const result = mergeAcls(l, m, c);
    expect(result.merged.cells).toEqual(e.cells);
    expect(result.conflicts).toHaveLength(conflicts);
  });

  it('has both results of a conflict', () => {
    expect(mergeAcls(pair(2, 1), pair(2, 2), pair(1, 1)).conflicts).toEqual([
      { one: 'a', other: 'b', mine: true, theirs: false, was: 'oneSided' },
    ]);
  });

  it.each<[what: string, loaded: number, mine: number, current: number, others: number]>([
    ['only others changed', 2, 2, 1, 1],
    ['only the person changed', 2, 1, 2, 0],
    ['both changed alike', 2, 1, 1, 0],
    ['no one changed', 1, 1, 1, 0],
    ['was filled in, and stays blocked', 0, 0, 1, 0],
  ])('counts as a change by others: %s', (_, loaded, mine, current, others) => {
    const merge = mergeAcls(pair(loaded, loaded), pair(mine, mine), pair(current, current));
    expect(allowedPairs(merge.others)).toBe(others);
  });

  it('lists the nodes that joined or left', () => {
    const loaded = aclFromWire({ a: { b: 2 }, b: { a: 2 } });
    const current = aclFromWire({ c: { b: 2 }, b: { c: 2 } });
    const { merged, joined, left } = mergeAcls(loaded, pair(1, 1), current);
    expect({ joined, left }).toEqual({ joined: ['c'], left: ['a'] });
    expect(merged.cells).toEqual(current.cells);
  });
});

describe('resolved conflicts', () => {
  const merge = mergeAcls(pair(2, 1), pair(2, 2), pair(1, 1));
  const [conflict] = merge.conflicts;

  it('use the user’s rule unless the other one was chosen', () => {
    expect(resolveMerge(merge, new Set()).cells).toEqual(pair(2, 2).cells);
    expect(resolveMerge(merge, new Set(conflict && [conflictKey(conflict)])).cells).toEqual(pair(1, 1).cells);
  });

  it('can also block', () => {
    const other = mergeAcls(pair(1, 1), pair(2, 2), pair(1, 2));
    expect(
      resolveMerge(
        { ...other, conflicts: [{ one: 'a', other: 'b', mine: false, theirs: true, was: 'blocked' }] },
        new Set(),
      ).cells,
    ).toEqual(pair(1, 1).cells);
  });
});

describe('a change that a PUT overwrote between loading and sending', () => {
  const read = aclFromWire({ a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2 } });
  const asked = aclFromWire({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 }, c: { a: 2, b: 2 } });

  it('doesn’t exist if nothing changed', () => {
    expect(restoreOverwritten(read, asked, asked)).toBeUndefined();
  });

  it('is restored for a node that joined', () => {
    const kept = aclFromWire({
      a: { b: 1, c: 2 },
      b: { a: 1, c: 2 },
      c: { a: 2, b: 2, new: 2 },
      new: { a: 2, b: 2, c: 2 },
    });
    const restored = restoreOverwritten(read, asked, kept);
    expect(restored && ['a', 'b', 'c'].map((id) => isPairAllowed(restored, id, 'new'))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is restored for a pair that someone else blocked in a sent row', () => {
    const kept = aclFromWire({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 }, c: { a: 1, b: 2 } });
    const restored = restoreOverwritten(read, asked, kept);
    expect(restored && aclCell(restored, 'a', 'c')).toBe(1);
    expect(restored && aclCell(restored, 'b', 'c')).toBe(2);
    expect(aclCell(kept, 'a', 'c')).toBe(2);
  });

  it('isn’t assumed for a pair that was already allowed in one direction', () => {
    const odd = aclFromWire({ a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 1, b: 2 } });
    const sent = aclFromWire({ a: { b: 1, c: 2 }, b: { a: 1, c: 2 }, c: { a: 1, b: 2 } });
    expect(restoreOverwritten(odd, sent, sent)).toBeUndefined();
  });

  it.each([
    ['the first', { a: { b: 1, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2 } }, 'c'],
    ['the last', { a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2, b: 1 } }, 'a'],
  ] as const)('isn’t assumed for a missing pair of %s node while another pair is sent', (_, rules, third) => {
    const sent = aclFromWire({ ...rules, b: { ...rules.b, [third]: 1 } });
    expect(restoreOverwritten(aclFromWire(rules), sent, sent)).toBeUndefined();
  });
});

it('restores all changes by others, except between two nodes whose rows were sent', () => {
  const size = 5;
  const pairs = Array.from({ length: size }, (_, one) =>
    Array.from({ length: one }, (_other, other) => [one, other] as const),
  ).flat();
  const some = fc.subarray(pairs);
  const rowsOf = ({ cells }: AclMatrix) =>
    Array.from({ length: size }, (_, row) => cells.subarray(row * size, (row + 1) * size));
  fc.assert(
    fc.property(some, some, some, (allowed, mine, foreign) => {
      const withChanged = (changed: typeof pairs) => {
        const acls = aclMatrixOf([...'abcde'], new Uint8Array(size * size));
        for (const each of pairs) setCells(acls, ...each, allowed.includes(each) !== changed.includes(each));
        return acls;
      };
      const asked = withChanged(mine);
      const now = withChanged(foreign);
      const sent = new Set(mine.flat());
      const rows = rowsOf(now).map((row, index) => (sent.has(index) ? (rowsOf(asked)[index] ?? row) : row));
      const kept = { ...now, cells: Uint8Array.from(rows.flatMap((row) => [...row])) };
      const restored = restoreOverwritten(withChanged([]), asked, kept) ?? kept;
      for (const [one, other] of pairs) {
        const expected = sent.has(one) && sent.has(other) ? asked : now;
        for (const place of [one * size + other, other * size + one]) {
          expect(restored.cells[place]).toBe(expected.cells[place]);
        }
      }
    }),
  );
});

it.each([
  ['all of them', { a: { b: 1 }, b: { a: 1 } }, true],
  ['one direction of them', { a: { b: 1 }, b: { a: 2 } }, false],
  ['none of them', { a: { b: 2 }, b: { a: 2 } }, false],
])('checks whether ACLs include the changes: %s', (_, now, holds) => {
  expect(includesChanges(aclFromWire(now), pair(2, 2), pair(1, 1))).toBe(holds);
});

/**
 * 20,000 random merges. Nodes are single letters, and the test builds the ACLs without the code under test. Another
 * administrator, joining nodes and leaving nodes change the loaded ACLs, and the user changes a copy.
 */
it('keeps every change of either side in 20,000 random merges', () => {
  const random = seededRandom(20261121);
  const below = (limit: number) => Math.floor(random() * limit);
  const alphabet = 'abcdefghijkl';
  const failures: string[] = [];
  let conflictsSeen = 0;
  let joinsSeen = 0;
  let leavesSeen = 0;

  for (let run = 0; run < 20_000; run++) {
    const size = 2 + below(5);
    const ids = Array.from(alphabet.slice(0, size));
    const loaded = aclMatrixOf(ids, new Uint8Array(size * size));
    const isSymmetric = below(2) === 0;
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) {
        const there = isSymmetric ? 1 + below(2) : below(4);
        loaded.cells[one * size + other] = there;
        loaded.cells[other * size + one] = isSymmetric ? there : below(4);
      }
    }

    const mine = { ...loaded, cells: loaded.cells.slice() };
    const own = new Map<string, number>();
    for (let change = below(4); change > 0; change--) {
      const one = below(size);
      const other = below(size);
      if (one === other) continue;
      const isOpen = loaded.cells[one * size + other] === 2 && loaded.cells[other * size + one] === 2;
      const value = isOpen ? 1 : 2;
      mine.cells[one * size + other] = value;
      mine.cells[other * size + one] = value;
      own.set(key(ids[one], ids[other]), value);
    }

    const staying = ids.filter(() => random() < 0.9);
    const newcomers = Array.from(alphabet.slice(size, size + (random() < 0.2 ? 1 + below(2) : 0)));
    const now = [...newcomers, ...staying].toSorted(() => random() - 0.5);
    const current = aclMatrixOf(now, new Uint8Array(now.length ** 2));
    const foreign = new Set<string>();
    for (const [row, from] of now.entries()) {
      for (const [column, to] of now.entries()) {
        if (row === column) continue;
        const was = newcomers.includes(from) || newcomers.includes(to) ? 2 : aclCell(loaded, from, to);
        current.cells[row * now.length + column] = was;
      }
    }
    for (let change = below(4); change > 0 && now.length > 1; change--) {
      const row = below(now.length);
      const column = (row + 1 + below(now.length - 1)) % now.length;
      const there = isSymmetric ? 1 + below(2) : below(3);
      current.cells[row * now.length + column] = there;
      current.cells[column * now.length + row] = isSymmetric ? there : below(3);
      foreign.add(key(now[row], now[column]));
    }

    const { merged, conflicts, joined, left, others } = mergeAcls(loaded, mine, current);
    const inConflict = new Set(conflicts.map(({ one, other }) => key(one, other)));
    // A single assertion at the end, because each costs more than a merge.
    const wrong: string[] = [];
    if (merged.nodeIds.join() !== now.join()) wrong.push('other nodes than there are now');
    if (joined.toSorted().join() !== newcomers.join()) wrong.push('joined');
    if (left.join() !== ids.filter((id) => !staying.includes(id)).join()) wrong.push('left');
    for (const [row, from] of now.entries()) {
      for (const [column, to] of now.entries()) {
        const value = merged.cells[row * now.length + column];
        const back = merged.cells[column * now.length + row];
        const there = current.cells[row * now.length + column];
        const asked = own.get(key(from, to));
        if (row === column) {
          if (value !== 0) wrong.push(`${from} has a rule with itself`);
        } else if (asked === undefined || inConflict.has(key(from, to))) {
          if (value !== there) wrong.push(`${from} to ${to}: a foreign value is lost`);
        } else if (value !== asked || back !== asked) {
          wrong.push(`${from} to ${to}: the user’s value is lost, or set in only one direction`);
        }
        if (isSymmetric && value !== back) wrong.push(`${from} to ${to}: one-sided`);
        const isKnown = loaded.indexOf.has(from) && loaded.indexOf.has(to);
        const isTurned =
          isKnown &&
          isPairAllowed(loaded, from, to) !== isPairAllowed(current, from, to) &&
          asked === undefined;
        if (isAllowed(others, row, column) !== isTurned) wrong.push(`${from} to ${to}: of others`);
      }
    }
    for (const { one, other, mine: isMineAllowed, theirs } of conflicts) {
      if (!own.has(key(one, other)) || !foreign.has(key(one, other))) wrong.push('a conflict of one side');
      if (isMineAllowed === theirs) wrong.push('a conflict without a difference');
      if (theirs !== isPairAllowed(current, one, other)) wrong.push('a conflict that misquotes');
    }
    if (wrong.length > 0) failures.push(`merge ${run}: ${wrong.join('; ')}`);
    conflictsSeen += conflicts.length;
    joinsSeen += joined.length;
    leavesSeen += left.length;
  }

  expect(failures).toEqual([]);
  expect([conflictsSeen, joinsSeen, leavesSeen].every((seen) => seen > 1000)).toBe(true);
});

function key(one = '', other = ''): string {
  return one < other ? one + other : other + one;
}

it('ACLs don’t include changes that someone else contradicted', () => {
  expect(includesChanges(pair(1, 1), pair(2, 1), pair(2, 2))).toBe(false);
});
