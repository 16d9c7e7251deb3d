import { expect, it } from 'vitest';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { ageAt, freshness } from './freshness.ts';

const now = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;

it('gives the time of loaded data', () => {
  const data = { status: 'ready', value: [], loadedAt: now * 1000 - 4200 } as const;
  expect(freshness(data)).toEqual({
    updated: { at: now - 5, exact: formatExact(now - 5) },
    staleBecause: undefined,
  });
});

it('explains why older data is shown', () => {
  const staleBecause = { kind: 'unreachable', offline: false } as const;
  const data = { status: 'ready', value: [], loadedAt: (now - 240) * 1000, staleBecause } as const;
  expect(freshness(data)).toMatchObject({
    updated: { at: now - 240 },
    staleBecause: 'Could not reach server',
  });
});

it.each([
  [now - 5, '5 s ago'],
  [now - 240, '4 min ago'],
])('gives the age of data loaded at %i', (at, age) => {
  expect(ageAt({ at, exact: '' }, now)).toBe(age);
});

it('treats a future time as just now', () => {
  expect(ageAt({ at: now, exact: '' }, now - 0.9)).toBe('0 s ago');
});

it.each(['idle', 'loading'] as const)('is empty while %s', (status) => {
  expect(freshness({ status })).toEqual({ updated: undefined, staleBecause: undefined });
});
