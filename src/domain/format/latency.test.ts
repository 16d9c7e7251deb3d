import { expect, it } from 'vitest';
import { formatLatency } from './latency.ts';

it.each([
  [0, '< 1'],
  [0.99, '< 1'],
  [1, '1'],
  [14, '14'],
  [14.5, '15'],
  [999, '999'],
  [1e6, '1000000'],
  [1e308, 'over 1,000,000'],
])('shows %d ms as %s', (milliseconds, text) => {
  expect(formatLatency(milliseconds)).toBe(text);
});
