import { expect, it } from 'vitest';
import { countTones, presentTones, toneSummary } from './ToneBar.tsx';

it('counts each state', () => {
  expect(countTones(['error', 'healthy', 'pending', 'healthy'])).toEqual({
    healthy: 2,
    error: 1,
    pending: 1,
  });
});

it('returns only the states that occur, in a fixed order', () => {
  expect(presentTones({ pending: 1, error: 0, healthy: 2 })).toEqual([
    { tone: 'healthy', count: 2 },
    { tone: 'pending', count: 1 },
  ]);
});

it.each([
  [{ warning: 5, healthy: 117 }, '117 healthy, 5 warning'],
  [{}, ''],
])('formats %o as "%s"', (counts, words) => {
  expect(toneSummary(counts)).toBe(words);
});
