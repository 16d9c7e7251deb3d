import { expect, it } from 'vitest';
import { isWholeNumber } from './wholeNumber.ts';

it.each([
  ['5', true],
  [' 5', true],
  ['5\t', true],
  ['10', true],
  ['0', true],
  ['007', true],
  ['11', false],
  ['-1', false],
  ['+1', false],
  ['1e0', false],
  ['1.0', false],
  ['1 0', false],
  ['１', false],
  ['', false],
  [' ', false],
  ['0'.repeat(17), false],
])('takes %o for a whole number from 0 to 10: %s', (text, isRight) => {
  expect(isWholeNumber(text, 0, 10)).toBe(isRight);
});
