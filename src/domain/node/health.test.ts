import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isExpired,
  latestHealthChange,
  healthReasonText,
  healthLabels,
  nodeFacets,
  nodeHealth,
  type HealthReason,
} from './health.ts';

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

  it('gives the age of the last check-in', () => {
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

  it('has no age for a pending node without a time', () => {
    expect(nodeHealth({ isPending: true, lastCheckIn: 0, lastModified: 0 }, now).reason).toEqual({
      kind: 'askedToJoin',
      secondsAgo: undefined,
    });
  });
});

describe('the time of the latest health change', () => {
  const nodes = fc.array(
    fc.record({
      isPending: fc.boolean(),
      lastCheckIn: fc.oneof(fc.constant(0), fc.integer({ min: now - 4000, max: now + 100 })),
      lastModified: fc.constant(now),
      expiresAt: fc.oneof(fc.constant(0), fc.integer({ min: now - 4000, max: now + 4000 })),
    }),
  );
  const laps = fc.double({ min: 0, max: 4000, noNaN: true });

  it('gives every node its current health and expiry', () => {
    fc.assert(
      fc.property(nodes, laps, (fleet, lap) => {
        const statesAt = (time: number) =>
          fleet.map((node) => [nodeHealth(node, time).status, isExpired(node, time)]);
        expect(statesAt(latestHealthChange(fleet, now + lap))).toEqual(statesAt(now + lap));
      }),
    );
  });

  it.each([
    [299, 300, false],
    [300, 1799, true],
    [1799, 1800, false],
  ])('is the same %i s and %i s after a check-in: %s', (one, other, isSame) => {
    const fleet = [{ lastCheckIn: now, expiresAt: 0 }];
    expect(latestHealthChange(fleet, now + one) === latestHealthChange(fleet, now + other)).toBe(isSame);
  });

  it('changes when a node expires', () => {
    const fleet = [{ lastCheckIn: now, expiresAt: now + 100 }];
    expect(latestHealthChange(fleet, now + 99)).not.toBe(latestHealthChange(fleet, now + 100));
    expect(latestHealthChange(fleet, now + 101)).toBe(latestHealthChange(fleet, now + 100));
  });
});

describe('the counts by status', () => {
  const silentFor = (age: number, isPending = false) => ({
    isPending,
    lastCheckIn: now - age,
    lastModified: now,
  });

  it('counts each node once, pending nodes only as pending', () => {
    const nodes = [
      silentFor(0),
      silentFor(10),
      silentFor(300),
      silentFor(1800),
      silentFor(now),
      silentFor(0, true),
      silentFor(5000, true),
    ];
    expect(nodeFacets(nodes, now)).toEqual({ all: 7, healthy: 2, warning: 1, error: 2, pending: 2 });
  });

  it('is all zeros for an empty list', () => {
    expect(nodeFacets([], now)).toEqual({ all: 0, healthy: 0, warning: 0, error: 0, pending: 0 });
  });
});

describe('the status words', () => {
  it('match the specification', () => {
    expect(healthLabels).toMatchObject({ healthy: 'HEALTHY', warning: 'WARNING', error: 'ERROR' });
  });

  it.each<[HealthReason, string]>([
    [{ kind: 'checkedIn', secondsAgo: 21 }, '21 s ago'],
    [{ kind: 'silent', seconds: 720 }, 'no check-in for 12 min'],
    [{ kind: 'silent', seconds: 2 * 3600 + 660 }, 'no check-in for 2 h 11 min'],
    [{ kind: 'neverCheckedIn' }, 'never checked in'],
    [{ kind: 'askedToJoin', secondsAgo: 360 }, 'waiting for 6 min'],
    [{ kind: 'askedToJoin', secondsAgo: undefined }, 'waiting for approval'],
  ])('describes %o: %s', (reason, text) => {
    expect(healthReasonText(reason)).toBe(text);
  });
});
