import { expect, it } from 'vitest';
import { countTones } from './toneCounts.ts';

it('counts each tone, in the order of the tones and without those that are missing', () => {
  const ticks = (['error', 'healthy', 'pending', 'healthy'] as const).map((tone) => ({ tone }));
  expect(countTones(ticks)).toEqual([
    { tone: 'healthy', count: 2 },
    { tone: 'error', count: 1 },
    { tone: 'pending', count: 1 },
  ]);
});

it('counts nothing of nothing', () => {
  expect(countTones([])).toEqual([]);
});
