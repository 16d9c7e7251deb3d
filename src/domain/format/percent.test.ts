import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it.each([
  [0, '0.00%'],
  [90.878378, '90.88%'],
  [100, '100.00%'],
  [1e308, 'over 1,000%'],
])('shows %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
