import { expect, it } from 'vitest';
import { formatSpan, formatUptime } from './duration.ts';

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
