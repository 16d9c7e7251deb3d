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

it.each([
  ['UTC', 'Sat 21 Nov 2026, 14:06:31'],
  ['Asia/Tokyo', 'Sat 21 Nov 2026, 23:06:31'],
  ['Pacific/Kiritimati', 'Sun 22 Nov 2026, 04:06:31'],
])('shows the time in %s as %s', (timeZone, exact) => {
  expect(formatExact(moment, timeZone)).toBe(exact);
});

it('starts the day at 00 and shortens September like other months', () => {
  expect(formatExact(Date.UTC(2026, 8, 5) / 1000, 'UTC')).toBe('Sat 5 Sep 2026, 00:00:00');
});

it('formats any time in the browser’s time zone as in the named one', () => {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moments = fc.integer({ min: 1, max: Date.UTC(2999, 11, 31) / 1000 });
  fc.assert(
    fc.property(moments, moments, (one, now) => {
      expect(formatExact(one)).toBe(formatExact(one, here));
      expect(formatWhen(one, now)).toBe(formatWhen(one, now, here));
    }),
  );
});

it.each([0, 1e14])('shows nothing for %d', (unset) => {
  expect(formatExact(unset, 'UTC')).toBeUndefined();
});

it('has no relative time for never', () => {
  expect(formatRelative(0, moment)).toBeUndefined();
});

it.each([
  [moment - 3 * 3600, 'UTC', '11:06:31'],
  [moment - 86_400, 'UTC', '20 Nov 2026, 14:06'],
  [moment + 86_400, 'UTC', '22 Nov 2026, 14:06'],
  // 23:06 here, so the next hour is another day.
  [moment + 3600, 'Asia/Tokyo', '22 Nov 2026, 00:06'],
  [0, 'UTC', undefined],
])('shows the time %d in %s as %o next to a relative one', (other, timeZone, text) => {
  expect(formatWhen(other, moment, timeZone)).toBe(text);
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
