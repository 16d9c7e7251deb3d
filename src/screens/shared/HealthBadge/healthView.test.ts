import { expect, it } from 'vitest';
import { healthView } from './healthView.ts';

const now = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;
const node = { isPending: false, lastCheckIn: now - 38, lastModified: now - 3600 };

it('shows a node with the word, the reason and the exact time of its last check-in', () => {
  expect(healthView(node, now, 'UTC')).toEqual({
    status: 'healthy',
    word: 'HEALTHY',
    reason: '38 s ago',
    exact: 'Sat 21 Nov 2026, 14:05:53',
  });
});

it('counts a pending node from when it asked to join', () => {
  expect(healthView({ ...node, isPending: true }, now, 'UTC')).toMatchObject({
    word: 'PENDING',
    reason: 'asked to join 1 h ago',
    exact: 'Sat 21 Nov 2026, 13:06:31',
  });
});

it.each([
  [true, false, 'needs a key to join'],
  [true, true, 'asked to join 1 h ago'],
  [false, false, '38 s ago'],
])(
  'says of a node (pending: %s) whose network takes nodes without keys (%s): %s',
  (isPending, is, reason) => {
    const network = { allowManualSignup: is };
    expect(healthView({ ...node, isPending }, now, 'UTC', network).reason).toBe(reason);
  },
);

it('has no time for a node that never checked in', () => {
  expect(healthView({ ...node, lastCheckIn: 0 }, now)).toMatchObject({
    reason: 'never checked in',
    exact: undefined,
  });
});
