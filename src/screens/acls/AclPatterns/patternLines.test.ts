import { expect, it } from 'vitest';
import { aclState } from '../AclMatrixScreen/aclCells.ts';
import { patternLines } from './PatternList.tsx';

const { allAllowed, allBlocked, self } = aclState;
const sixtyTwoPercent = allBlocked + 62;

const heading = (label: string, count: number) =>
  ({ kind: 'group', id: `pattern:${label}`, label, count, isOpen: false }) as const;

const textsOf = (names: readonly string[], states: readonly (readonly number[])[]) => {
  const axis = { headings: names.map((name) => heading(name, 2)), entries: [] };
  const stateAt = (row: number, column: number) => states[row]?.[column] ?? self;
  return patternLines({ rows: axis, columns: axis, stateAt }).map(({ text }) => text);
};

it('lists the patterns that each pattern is blocked from', () => {
  const states = [
    [allAllowed, sixtyTwoPercent, allAllowed, allBlocked],
    [sixtyTwoPercent, allAllowed, allBlocked, allBlocked],
    [allAllowed, allBlocked, allAllowed, allBlocked],
    [allBlocked, allBlocked, allBlocked, self],
  ];
  expect(textsOf(['web', 'db', 'runner', 'closed'], states)).toEqual([
    '62% blocked with db',
    'blocked with runner · 62% blocked with web',
    'blocked with db',
    'blocked for all',
  ]);
});

it('reports no blocked patterns except isolated nodes', () => {
  const pair = [
    [allAllowed, allAllowed],
    [allAllowed, allAllowed],
  ];
  expect(textsOf(['web', 'db'], pair)).toEqual(['all allowed', 'all allowed']);
  const closed = [
    [allAllowed, allBlocked],
    [allBlocked, self],
  ];
  expect(textsOf(['web', 'vault'], closed)).toEqual(['all allowed except isolated nodes', 'blocked for all']);
});
