import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNode } from '../../mocks/fixtures/node.ts';
import { structuralShare, shareByKey } from './structuralSharing.ts';

/** Values that converters return: JSON, `undefined` and maps, a few levels deep. */
const value = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record'), tie('map'), tie('set')),
  leaf: fc.constantFrom<unknown>(undefined, null, true, 0, -0, Number.NaN, 1, '', 'a', 'b'),
  list: fc.array(tie('value'), { maxLength: 3 }),
  map: fc.array(fc.tuple(fc.constantFrom('a', 'b'), tie('value'))).map((entries) => new Map(entries)),
  set: fc.uniqueArray(fc.constantFrom('a', 'b')).map((members) => new Set(members)),
  record: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'toString'), tie('value'), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
})).value;

const deepClone = <T>(original: T): T => structuredClone(original);

describe('sharing of any value', () => {
  it('returns a value equal to the new one', () => {
    fc.assert(
      fc.property(value, value, (before, next) => {
        expect(structuralShare(before, next)).toStrictEqual(next);
      }),
    );
  });

  it('returns the previous value if both are equal', () => {
    fc.assert(
      fc.property(value, (before) => {
        expect(structuralShare(before, deepClone(before))).toBe(before);
      }),
    );
  });

  it('changes neither value', () => {
    fc.assert(
      fc.property(value, value, (before, next) => {
        const copies = deepClone([before, next]);
        structuralShare(before, next);
        expect([before, next]).toStrictEqual(copies);
      }),
    );
  });

  it('keeps the parts of a changed value that are equal', () => {
    const before = { kept: { list: [1, { deep: true }] }, changed: [{ same: 1 }, { other: 2 }] };
    const after = structuralShare(before, {
      kept: { list: [1, { deep: true }] },
      changed: [{ same: 1 }, { other: 3 }],
    });
    expect(after.kept).toBe(before.kept);
    expect(after.changed).not.toBe(before.changed);
    expect(after.changed[0]).toBe(before.changed[0]);
  });

  it.each<[before: unknown, next: unknown, isSame: boolean]>([
    [Uint32Array.of(1, 2), Uint32Array.of(1, 2), true],
    [Float32Array.of(0.5, -0), Float32Array.of(0.5, -0), true],
    [Uint32Array.of(1, 2), Uint32Array.of(1, 3), false],
    [Uint32Array.of(1, 2), Uint32Array.of(1), false],
    [Uint32Array.of(1), Uint32Array.of(1, 2), false],
    [Uint32Array.of(1, 2), [1, 2], false],
    [new Set('ab'), new Set('ba'), true],
    [new Set('ab'), new Set('ac'), false],
    [new Set('a'), new Set('ab'), false],
  ])('compares rows of numbers and sets: %o and %o', (before, next, isSame) => {
    expect(structuralShare({ row: before }, { row: next }).row).toBe(isSame ? before : next);
  });

  it('ignores the order of properties', () => {
    const before = { a: 1, b: { c: undefined, d: [2] } };
    expect(structuralShare(before, { b: { d: [2], c: undefined }, a: 1 })).toBe(before);
    expect(structuralShare(before, { b: { d: [2], e: undefined }, a: 1 })).not.toBe(before);
  });

  it('stops at a maximum depth', () => {
    const nested = () => {
      let inner: unknown = 0;
      for (let depth = 0; depth < 50_000; depth += 1) inner = depth % 2 === 0 ? [inner] : { inner };
      return [inner, { a: 1 }];
    };
    const before = nested();
    const after = structuralShare(before, nested());
    expect(Object.is(after[0], before[0])).toBe(false);
    expect(after[1]).toBe(before[1]);
  });
});

describe('sharing of records by key', () => {
  const record = fc.record(
    { id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('x', 'y') },
    { noNullPrototype: true },
  );
  const records = fc.uniqueArray(record, { selector: ({ id }) => id });
  type Keyed = { readonly id: string; readonly text: string };
  const shareRecords = (before: readonly Keyed[], next: readonly Keyed[]) => shareByKey(['id'], before, next);
  const sorted = (list: readonly { id: string }[]) =>
    list.toSorted((one, other) => one.id.localeCompare(other.id));

  it('returns the same records as the new list', () => {
    fc.assert(
      fc.property(records, records, (before, next) => {
        expect(sorted(shareRecords(before, next))).toStrictEqual(sorted(next));
      }),
    );
  });

  it('keeps every equal record and never one with another key', () => {
    fc.assert(
      fc.property(records, records, (before, next) => {
        for (const one of shareRecords(before, next)) {
          const was = before.find(({ id }) => id === one.id);
          expect(before.some((other) => other === one)).toBe(was?.text === one.text);
        }
      }),
    );
  });

  it('keeps the list if only its order differs', () => {
    const shuffled = records.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(deepClone(list), { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([before, next]) => {
        expect(shareRecords(before, next)).toBe(before);
      }),
    );
  });

  it.each([
    [
      ['a', 'b'],
      ['a', 'a'],
    ],
    [['a', 'a'], ['a']],
    [['a'], ['a', 'a']],
    [['a'], []],
  ])('treats %j and %j as different lists', (before, next) => {
    const of = (ids: readonly string[]) => ids.map((id) => ({ id, text: '' }));
    expect(shareRecords(of(before), of(next))).toStrictEqual(of(next));
  });

  it('keeps 499 of 500 nodes if one changed', () => {
    const fleet = (pendingIndex: number) =>
      Array.from({ length: 500 }, (_, index) =>
        aNode({ id: `n-${index}`, isPending: index === pendingIndex }),
      );
    const before = fleet(-1);
    const shareNodes = <T>(old: T, next: T) => shareByKey(['network', 'id'], old, next);
    expect(shareNodes(before, fleet(-1))).toBe(before);
    const after = shareNodes(before, fleet(7));
    expect(after.filter((node, index) => node !== before[index])).toMatchObject([
      { id: 'n-7', isPending: true },
    ]);
  });
});
