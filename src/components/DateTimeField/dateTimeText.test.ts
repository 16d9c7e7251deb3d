import { expect, it } from 'vitest';
import { dateTimeValue, shownDateTime } from './dateTimeText.ts';

it.each([
  ['2031-04-05 14:30', '2031-04-05T14:30'],
  ['2031-04-05T14:30', '2031-04-05T14:30'],
  [' 2031-4-5  9:05 ', '2031-04-05T09:05'],
  ['2031-04-05', '2031-04-05T00:00'],
  ['5 Apr 2031, 14:30', '2031-04-05T14:30'],
  ['05 april 2031 9:05', '2031-04-05T09:05'],
  ['5 Apr 2031', '2031-04-05T00:00'],
  ['12031-4-5 9:05', '12031-04-05T09:05'],
  ['', ''],
  ['2031-04', '2031-04'],
  ['04/05/2031', '04/05/2031'],
  ['5 Foo 2031', '5 Foo 2031'],
  ['tomorrow', 'tomorrow'],
])('reads %o as %o', (typed, value) => {
  expect(dateTimeValue(typed)).toBe(value);
});

it.each([
  ['2031-04-05T14:30', '2031-04-05 14:30'],
  ['12031-04-05T14:30', '12031-04-05 14:30'],
  ['2031-04-0', '2031-04-0'],
  ['', ''],
])('shows %o as %o', (value, shown) => {
  expect(shownDateTime(value)).toBe(shown);
});
