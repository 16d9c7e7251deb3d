import { expect, it } from 'vitest';
import { formatBytes, formatLatency, formatPercent } from './quantities.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1e3, '1000 B'],
  [1001, '1.00 KiB'],
  [1500, '1.50 KiB'],
  [1e6, '1000.00 KiB'],
  [1e6 + 1, '1.00 MiB'],
  [4_800_000, '4.80 MiB'],
  [1e9, '1000.00 MiB'],
  [1e9 + 1, '1.00 GiB'],
  [1e12, '1000.00 GiB'],
  [1e12 + 1, '1.00 TiB'],
  [3.4e15, '3400.00 TiB'],
  [2 ** 63, '9223372.04 TiB'],
  [1e308, 'over 9,000,000 TiB'],
  [Infinity, 'over 9,000,000 TiB'],
  [999.6, '1000 B'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

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

it.each([
  [0, '0.00%'],
  [90.878378, '90.88%'],
  [100, '100.00%'],
  [1e308, 'over 1,000%'],
])('shows %d as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
