import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { healthMoment, nodeHealth } from './health.ts';

const now = 1_795_219_632;
const checkedIn = (secondsAgo: number) =>
  nodeHealth({ isPending: false, lastCheckIn: now - secondsAgo, lastModified: now }, now);

describe('the health of a node', () => {
  it.each([
    [0, 'healthy'],
    [299, 'healthy'],
    [300, 'warning'],
    [1799, 'warning'],
    [1800, 'error'],
    [100_000, 'error'],
  ])('counts %i s as %s', (age, status) => {
    expect(checkedIn(age).status).toBe(status);
  });

  it('gives the age of the check-in while healthy and the silence after', () => {
    expect(checkedIn(21).reason).toEqual({ kind: 'checkedIn', secondsAgo: 21 });
    expect(checkedIn(720).reason).toEqual({ kind: 'silent', seconds: 720 });
  });

  it('is an error for a node that never checked in', () => {
    expect(nodeHealth({ isPending: false, lastCheckIn: 0, lastModified: now }, now)).toEqual({
      status: 'error',
      reason: { kind: 'neverCheckedIn' },
    });
  });

  it('is healthy when the node’s clock is ahead of ours', () => {
    expect(checkedIn(-4000)).toEqual({ status: 'healthy', reason: { kind: 'checkedIn', secondsAgo: 0 } });
  });

  it.each([0, now, now - 5000])('is pending before all else, last check-in %i', (lastCheckIn) => {
    expect(nodeHealth({ isPending: true, lastCheckIn, lastModified: now - 360 }, now)).toEqual({
      status: 'pending',
      reason: { kind: 'askedToJoin', secondsAgo: 360 },
    });
  });

  it('does not invent when a pending node asked', () => {
    expect(nodeHealth({ isPending: true, lastCheckIn: 0, lastModified: 0 }, now).reason).toEqual({
      kind: 'askedToJoin',
      secondsAgo: undefined,
    });
  });
});

describe('the moment of the latest change of health', () => {
  const nodes = fc.array(
    fc.record({
      isPending: fc.boolean(),
      lastCheckIn: fc.oneof(fc.constant(0), fc.integer({ min: now - 4000, max: now + 100 })),
      lastModified: fc.constant(now),
    }),
  );
  const laps = fc.double({ min: 0, max: 4000, noNaN: true });

  it('finds every node in the state it is in now', () => {
    fc.assert(
      fc.property(nodes, laps, (fleet, lap) => {
        const statesAt = (time: number) => fleet.map((node) => nodeHealth(node, time).status);
        expect(statesAt(healthMoment(fleet, now + lap))).toEqual(statesAt(now + lap));
      }),
    );
  });

  it.each([
    [299, 300, false],
    [300, 1799, true],
    [1799, 1800, false],
  ])('is the same %i s and %i s after a check-in: %s', (one, other, isSame) => {
    const fleet = [{ lastCheckIn: now }];
    expect(healthMoment(fleet, now + one) === healthMoment(fleet, now + other)).toBe(isSame);
  });
});
