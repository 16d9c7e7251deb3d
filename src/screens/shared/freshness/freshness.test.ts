import { expect, it } from 'vitest';
import { freshness } from './freshness.ts';

const now = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;

it('says when loaded data was read', () => {
  const data = { status: 'ready', value: [], loadedAt: now * 1000 - 4200 } as const;
  expect(freshness(data, now, 'UTC')).toEqual({
    updated: { relative: '5 s ago', exact: 'Sat 21 Nov 2026, 14:06:26' },
    staleBecause: undefined,
  });
});

it('says why older data is still shown', () => {
  const staleBecause = { kind: 'unreachable', offline: false } as const;
  const data = { status: 'ready', value: [], loadedAt: (now - 240) * 1000, staleBecause } as const;
  expect(freshness(data, now)).toMatchObject({
    updated: { relative: '4 min ago' },
    staleBecause: 'Could not reach server',
  });
});

it('takes a read ahead of the shown time as just now', () => {
  const data = { status: 'ready', value: [], loadedAt: now * 1000 + 900 } as const;
  expect(freshness(data, now).updated?.relative).toBe('0 s ago');
});

it.each(['idle', 'loading'] as const)('has nothing to say while %s', (status) => {
  expect(freshness({ status }, now)).toEqual({ updated: undefined, staleBecause: undefined });
});
