import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatAge,
  formatDay,
  formatExact,
  formatRelative,
  formatWhen,
  formatSpan,
  formatUptime,
} from './dateTime.ts';

const moment = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;

it.each([
  [moment - 21, '21 s ago'],
  [moment, '0 s ago'],
  [moment - 34 * 60, '34 min ago'],
  [moment + 2 * 86_400, 'in 2 days'],
  [moment + 253_000_000, 'in 8 years'],
])('formats %d as %s', (other, text) => {
  expect(formatRelative(other, moment)).toBe(text);
});

it.each([
  ['2026-11-21', '21 Nov 2026'],
  ['2026-02-03', '3 Feb 2026'],
  ['2026-99-99', '2026-99-99'],
])('shows the day %s as %s', (day, text) => {
  expect(formatDay(day)).toBe(text);
});

it.each([
  [moment - 21, '21 s ago'],
  [moment + 1, '0 s ago'],
  [0, undefined],
])('formats the age of %d as %s', (other, text) => {
  expect(formatAge(other, moment)).toBe(text);
});

const secondsOf = (date: Date) => date.getTime() / 1000;
const here = secondsOf(new Date(2026, 10, 21, 14, 6, 31));

it.each([
  [here, 'Sat 21 Nov 2026, 14:06:31'],
  [secondsOf(new Date(2026, 8, 5)), 'Sat 5 Sep 2026, 00:00:00'],
  [0, undefined],
  [1e14, undefined],
])('shows the time %d as %s', (other, exact) => {
  expect(formatExact(other)).toBe(exact);
});

it('formats any time in the browser’s time zone', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Date.UTC(2999, 11, 31) / 1000 }), (one) => {
      const parts = format.formatToParts(one * 1000).map(({ type, value }) => [type, value]);
      const { weekday, day, month, year, hour, minute, second } = Object.fromEntries(parts);
      expect(formatExact(one)).toBe(`${weekday} ${day} ${month} ${year}, ${hour}:${minute}:${second}`);
    }),
  );
});

it('has no relative time for never', () => {
  expect(formatRelative(0, moment)).toBeUndefined();
});

it.each([
  [here - 3 * 3600, '11:06:31'],
  [secondsOf(new Date(2026, 10, 20, 14, 6, 31)), '20 Nov 2026, 14:06'],
  [secondsOf(new Date(2026, 10, 22, 0, 6)), '22 Nov 2026, 00:06'],
  [0, undefined],
])('shows the time %d as %o next to a relative one', (other, text) => {
  expect(formatWhen(other, here)).toBe(text);
});

const minutes = 60e9;

it.each([
  [0, '0h 0m'],
  [-1, '0h 0m'],
  [1, '0h 1m'],
  [5 * minutes, '0h 5m'],
  [59 * minutes, '0h 59m'],
  [59 * minutes + 1, '1h 0m'],
  [60 * minutes, '1h 0m'],
  [185 * minutes, '3h 5m'],
  [119.5 * minutes, '2h 0m'],
  [32_280_000_000_000, '8h 58m'],
  [2 ** 63, '2562047h 48m'],
  [1e308, 'over 1,000 years'],
])('shows an uptime of %d ns as %s', (nanoseconds, text) => {
  expect(formatUptime(nanoseconds)).toBe(text);
});

it.each([
  [-5, '0 s'],
  [0, '0 s'],
  [21.9, '21 s'],
  [59, '59 s'],
  [60, '1 min'],
  [34 * 60, '34 min'],
  [3599, '59 min'],
  [3600, '1 h'],
  [2 * 3600 + 11 * 60, '2 h 11 min'],
  [86_399, '23 h 59 min'],
  [86_400, '1 day'],
  [3 * 86_400, '3 days'],
  [365 * 86_400, '365 days'],
  [366 * 86_400, '1 year'],
  [300_000_000, '9 years'],
  [999 * 365.25 * 86_400, '999 years'],
  [1000 * 365.25 * 86_400, 'over 1,000 years'],
  [9e15, 'over 1,000 years'],
  [1e308, 'over 1,000 years'],
])('shows a span of %d s as %s', (seconds, text) => {
  expect(formatSpan(seconds)).toBe(text);
});
