import { expect, it } from 'vitest';
import { formatExact } from '../../../domain/format/dateTime.ts';
import { healthView, reasonAt, statusAt } from './healthView.ts';

const now = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;
const node = { isPending: false, lastCheckIn: now - 38, lastModified: now - 3600 };

it('shows status, reason and exact time of the last check-in', () => {
  const health = healthView(node);
  expect(statusAt(health, now)).toBe('healthy');
  expect(reasonAt(health, now)).toBe('38 s ago');
  expect(health.exact).toBe(formatExact(node.lastCheckIn));
});

it('follows the clock', () => {
  const health = healthView(node);
  expect(statusAt(health, now + 600)).toBe('warning');
  expect(reasonAt(health, now + 600)).toBe('no check-in for 10 min');
});

it('counts a pending node from when it began to wait for approval', () => {
  const health = healthView({ ...node, isPending: true });
  expect(statusAt(health, now)).toBe('pending');
  expect(reasonAt(health, now)).toBe('waiting for 1 h');
  expect(health.exact).toBe(formatExact(node.lastModified));
});

it.each([
  [true, false, 'requires an access key'],
  [true, true, 'waiting for 1 h'],
  [false, false, '38 s ago'],
])(
  'describes a node (pending: %s) in a network that allows joining without a key (%s): %s',
  (isPending, is, reason) => {
    const network = { allowManualSignup: is };
    expect(reasonAt(healthView({ ...node, isPending }, network), now)).toBe(reason);
  },
);

it('has no exact time for a node that never checked in', () => {
  const health = healthView({ ...node, lastCheckIn: 0 });
  expect(reasonAt(health, now)).toBe('never checked in');
  expect(health.exact).toBeUndefined();
});
