import { expect, it } from 'vitest';
import { isYes, yesNo } from './yesNo.ts';

it.each([true, false])('writes %s so that it reads as the same', (flag) => {
  expect(isYes(yesNo(flag))).toBe(flag);
});

it.each(['no', '', 'Yes', 'true', 'on'])('takes %o for no', (text) => {
  expect(isYes(text)).toBe(false);
});
