import { describe, expect, it } from 'vitest';
import { allToggled, extendedSelection, keysBetween, shareSelected, toggled } from './useRowSelection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const every = () => true;
const list = (selected: ReadonlySet<string>) => [...selected].toSorted().join('');

describe('one row', () => {
  it.each([
    ['', 'b', 'b'],
    ['bd', 'b', 'd'],
    ['z', 'b', 'bz'],
  ])('of selected "%s", toggling %s leaves "%s"', (selected, key, after) => {
    expect(list(toggled(new Set(selected), key))).toBe(after);
  });

  it('leaves the set it was given as it was', () => {
    const selected = new Set(['a']);
    toggled(selected, 'a');
    expect(list(selected)).toBe('a');
  });
});

describe('a range', () => {
  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['b', 'gone', ''],
    ['gone', 'b', ''],
  ])('from %s to %s holds "%s"', (from, to, held) => {
    expect(keysBetween(keys, from, to).join('')).toBe(held);
  });

  it.each([
    ['grows', 'b', 'b', 'd', 'bcd'],
    ['shrinks', 'bcd', 'd', 'c', 'bc'],
    ['turns round its anchor', 'bcd', 'd', 'a', 'ab'],
    ['leaves rows outside it alone', 'ebz', 'b', 'c', 'bcez'],
  ])('%s', (_, selected, end, to, after) => {
    const range = { anchor: 'b', end };
    expect(list(extendedSelection(new Set(selected), keys, { range, to, isSelectable: every }))).toBe(after);
  });

  it('passes over rows that cannot be selected', () => {
    const range = { anchor: 'a', end: 'a' };
    const after = extendedSelection(new Set('a'), keys, {
      range,
      to: 'd',
      isSelectable: (key) => key !== 'c',
    });
    expect(list(after)).toBe('abd');
  });
});

describe('all shown rows', () => {
  it.each([
    ['z', 'none'],
    ['az', 'some'],
    ['abcdez', 'all'],
  ])('of selected "%s" says %s', (selected, share) => {
    expect(shareSelected(new Set(selected), keys)).toBe(share);
  });

  it('says none of no rows', () => {
    expect(shareSelected(new Set('z'), [])).toBe('none');
  });

  it.each([
    ['z', 'abcdez'],
    ['az', 'abcdez'],
    ['abcdez', 'z'],
  ])('turns selected "%s" into "%s"', (selected, after) => {
    expect(list(allToggled(new Set(selected), keys))).toBe(after);
  });
});
