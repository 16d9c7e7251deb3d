import { expect, it } from 'vitest';
import { headingLength } from './matrixHeading.ts';

const item = (label: string) => ({ kind: 'item', id: label, label, href: '#' }) as const;

it.each([
  ['short names get the least', [item('a')], 100],
  ['nothing gets the least', [], 100],
  ['long names get what they need', [item('a'.repeat(20))], 156],
  ['very long ones no more than the most', [item('a'.repeat(80))], 200],
  [
    'a group needs room for its count',
    [{ kind: 'group', id: 'g', label: 'a'.repeat(15), count: 3, isOpen: false }],
    168,
  ],
] as const)('%s', (_, headings, length) => {
  expect(headingLength(headings, 100, 200)).toBe(length);
});
