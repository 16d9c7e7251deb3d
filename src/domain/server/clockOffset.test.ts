import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  clockCorrection,
  isSetRight,
  offsetFromStored,
  offsetToStored,
  narrowed,
  offsetOfCheckIns,
  offsetSeen,
  unknownOffset,
  type ClockOffset,
  type NodesRead,
} from './clockOffset.ts';

const hour = 3600;

it.each<[string, number, number, ClockOffset]>([
  ['the same clock', 999, 1001, { least: -1, most: 2 }],
  ['a clock an hour ahead', 999 + hour, 1001 + hour, { least: -1 - hour, most: 2 - hour }],
  ['a clock an hour behind', 999 - hour, 1001 - hour, { least: hour - 1, most: hour + 2 }],
  ['a moment long back', -Infinity, 1001, { least: -1, most: Infinity }],
])('an event at 1000 on the server gives the bounds %s', (_, since, until, offset) => {
  expect(offsetSeen({ serverTime: 1000, since, until })).toEqual(offset);
});

it.each<[string, ClockOffset, ClockOffset, ClockOffset]>([
  ['nothing and something', unknownOffset, { least: 1, most: 5 }, { least: 1, most: 5 }],
  ['something and nothing', { least: 1, most: 5 }, unknownOffset, { least: 1, most: 5 }],
  ['what overlaps', { least: 0, most: 5 }, { least: 3, most: 9 }, { least: 3, most: 5 }],
  ['what meets', { least: 0, most: 3 }, { least: 3, most: 9 }, { least: 3, most: 3 }],
  ['what contradicts', { least: 0, most: 2 }, { least: 90, most: 99 }, { least: 90, most: 99 }],
])('of %s is known', (_, known, later, both) => {
  expect(narrowed(known, later)).toEqual(both);
});

it('the bounds never exceed the later ones, and are restored as stored', () => {
  const bound = fc.integer({ min: -5000, max: 5000 });
  const offset = fc
    .tuple(fc.option(bound, { nil: -Infinity }), fc.option(fc.nat(5000), { nil: Infinity }))
    .map(([least, width]) => ({ least, most: least === -Infinity ? width : least + width }));
  fc.assert(
    fc.property(offset, offset, (known, later) => {
      const both = narrowed(known, later);
      expect(both.least).toBeGreaterThanOrEqual(later.least);
      expect(both.most).toBeLessThanOrEqual(later.most);
      expect(both.least).toBeLessThanOrEqual(both.most);
      expect(offsetFromStored(offsetToStored(both))).toEqual(both);
    }),
  );
});

it.each<[number, number, number]>([
  [-Infinity, Infinity, 0],
  [-8, 3, 0],
  [60, 68, 0],
  [-68, -60, 0],
  [61, 69, 65],
  [-70, -61, -65],
  [-Infinity, -60, 0],
  [-Infinity, -61, -61],
  [60, Infinity, 0],
  [3 * hour, Infinity, 3 * hour],
  [-3 * hour - 4, -3 * hour + 4, -3 * hour],
])('an offset from %d to %d s is corrected by %d', (least, most, correction) => {
  expect(clockCorrection({ least, most })).toBe(correction);
});

describe('check-ins', () => {
  const read = (askedAt: number, lastCheckIn: number, isServer = true): NodesRead => ({
    nodes: [aNode({ id: 'server', isServer, lastCheckIn })],
    requestedAt: askedAt,
    receivedAt: askedAt + 1,
  });

  it.each<[string, NodesRead | undefined, NodesRead, ClockOffset]>([
    ['one alone may be long ago', undefined, read(1000, 990), { least: -11, most: Infinity }],
    ['one ahead of this clock', undefined, read(1000, 5000), { least: 3999, most: Infinity }],
    ['the same again', read(1000, 990), read(1007, 990), { least: -18, most: Infinity }],
    ['a new one', read(1000, 990), read(1007, 1005), { least: -3, most: 6 }],
    ['a new one, three hours back', read(1000, -9860), read(1007, -9795), { least: -10_803, most: -10_794 }],
    ['of another node', read(1000, 990, false), read(1007, 5000, false), unknownOffset],
    ['a broken record', undefined, read(1000, 1e308), unknownOffset],
    ['none yet', undefined, read(1000, 0), unknownOffset],
    ['a node that is new', { ...read(1000, 0), nodes: [] }, read(1007, 1005), { least: -3, most: Infinity }],
  ])('%s', (_, before, now, offset) => {
    expect(offsetOfCheckIns(before, now)).toEqual(offset);
  });

  it.each([
    ['a second ago', 3 * hour, 999, true, true],
    ['a minute ago', -3 * hour, 941, true, true],
    ['three hours ago', 3 * hour, 1000 - 3 * hour, true, false],
    ['of another node', 3 * hour, 999, false, false],
    ['by a clock that is off by little', 90, 999, true, false],
  ])('%s: whether the clock was set right', (_, correction, lastCheckIn, isServer, isRight) => {
    expect(isSetRight(correction, read(999, lastCheckIn, isServer))).toBe(isRight);
  });

  it('of two nodes narrow the offset more than those of one', () => {
    const both = (askedAt: number, one: number, other: number): NodesRead => ({
      nodes: [
        aNode({ id: '1', isServer: true, lastCheckIn: one }),
        aNode({ id: '2', isServer: true, lastCheckIn: other }),
      ],
      requestedAt: askedAt,
      receivedAt: askedAt + 1,
    });
    expect(offsetOfCheckIns(both(1000, 950, 955), both(1060, 1008, 1050))).toEqual({ least: -11, most: 9 });
  });
});

it.each<ClockOffset>([{ least: 10_790, most: 10_800 }, { least: 5, most: Infinity }, unknownOffset])(
  'stores and restores the offset %o',
  (offset) => {
    expect(offsetFromStored(offsetToStored(offset))).toEqual(offset);
  },
);

it.each([
  '[1e300,1e300]',
  '[1e999,1e999]',
  '[-1e999,-1e999]',
  '[5e9,null]',
  '[2,1]',
  '[0,1,2]',
  '{}',
  '["0","1"]',
])('ignores a stored offset that no clock has: %s', (text) => {
  expect(offsetFromStored(text)).toBeUndefined();
});
