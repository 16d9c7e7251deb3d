import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDateTime, secondsOfLocal, unixSeconds } from './localDateTime.ts';

it.each([
  [1_800_000_000_000, 1_800_000_000],
  [1_800_000_000_999, 1_800_000_000],
])('converts %i ms to %i s', (milliseconds, seconds) => {
  expect(unixSeconds(milliseconds)).toBe(seconds);
});

it('is the local time of the browser, to the minute', () => {
  const moment = new Date(2027, 0, 15, 8, 5, 59).getTime() / 1000;
  expect(localDateTime(moment)).toBe('2027-01-15T08:05');
});

it('is empty for an unset time', () => {
  expect(localDateTime(0)).toBe('');
});

it.each([9e15, -9e15, 1e308, -62_167_219_201])('is empty for %d, which isn’t a valid date', (moment) => {
  expect(localDateTime(moment)).toBe('');
});

it('supports years of five and six digits', () => {
  const moment = new Date(12_345, 5, 7, 8, 9).getTime() / 1000;
  expect(localDateTime(moment)).toBe('12345-06-07T08:09');
  expect(secondsOfLocal('12345-06-07T08:09')).toBe(moment);
});

it('is read back as the same minute', () => {
  const whole = fc.integer({ min: 60, max: 4_000_000_000 });
  fc.assert(
    fc.property(whole, (moment) => {
      const back = secondsOfLocal(localDateTime(moment)) ?? 0;
      // An hour is shown twice when summer time ends.
      expect([0, 3600]).toContain(Math.abs(back - (moment - (moment % 60))));
    }),
  );
});

it.each([
  '',
  'tomorrow',
  '2027-13-01T00:00',
  '2027-01-15',
  '1800000000',
  '2027-01-15T25:00',
  '15/01/2027 08:00',
  '2027-02-30T08:00',
  '2027-02-29T08:00',
  '2027-04-31T08:00',
  '2027-00-10T08:00',
  '2027-01-00T08:00',
  '2027-01-15T08:60',
  '2027-01-15T24:00',
  '999999-01-01T00:00',
])('rejects %j', (text) => {
  expect(secondsOfLocal(text)).toBeUndefined();
});
