import { describe, expect, it } from 'vitest';
import { type Sightings, sightingsAfter, sightingsFromStored, sightingsToStored } from './sightings.ts';

const now = 1_780_000_000;

describe('sightingsAfter', () => {
  const at = (since: number, missing?: number): Sightings =>
    new Map([[1, { since, ...(missing !== undefined && { missing }) }]]);
  const found = new Map([[1, {}]]);
  const nothing = new Map<number, object>();

  it.each([
    ['a new finding', new Map(), found, true, at(now)],
    ['one that is still found', at(5), found, true, at(5)],
    ['one that is missing', at(5), nothing, true, at(5, now)],
    ['one that is missing for less than an hour', at(5, now - 3599), nothing, true, at(5, now - 3599)],
    ['one that is missing for an hour', at(5, now - 3600), nothing, true, new Map()],
    ['one that returned', at(5, now - 3600), found, true, at(5)],
    ['one that is missing while lists load', at(5), nothing, false, at(5)],
    ['one that returned while lists load', at(5, 9), found, false, at(5)],
  ] as const)('remembers %s', (_, before, foundNow, isComplete, expected) => {
    expect(sightingsAfter(before, foundNow, now, () => isComplete)).toEqual(expected);
  });

  it('forgets what doesn’t need metrics while these aren’t loaded', () => {
    const measured = { since: 5, missing: 9, needsMetrics: true } as const;
    const after = sightingsAfter(
      new Map([...at(5, 9), [2, measured]]),
      nothing,
      now,
      ({ needsMetrics }) => !needsMetrics,
    );
    expect(after).toEqual(new Map([[2, measured]]));
  });

  it('notes which findings need metrics', () => {
    const after = sightingsAfter(at(5), new Map([[1, { needsMetrics: true }]]), now, () => true);
    expect(after).toEqual(new Map([[1, { since: 5, needsMetrics: true }]]));
  });

  it('returns the same sightings if nothing changed', () => {
    const before = at(5);
    expect(sightingsAfter(before, found, now, () => true)).toBe(before);
  });
});

describe('stored sightings', () => {
  const mine = 'mira https://api.example.com';
  const seen: Sightings = new Map([
    [4, { since: now }],
    [7, { since: now - 86_400, missing: now - 60 }],
    [9, { since: now - 86_400, needsMetrics: true }],
  ]);

  it('are read as written, by owner', () => {
    const text = sightingsToStored(sightingsToStored(null, 'jonas', new Map()), mine, seen);
    expect(sightingsFromStored(text, mine)).toEqual(seen);
    expect(sightingsFromStored(text, 'jonas')).toEqual(new Map());
    expect(text).not.toContain('mira');
  });

  it('keep the 2,000 newest', () => {
    const many = new Map(Array.from({ length: 2500 }, (_, index) => [index, { since: index + 1 }] as const));
    const read = sightingsFromStored(sightingsToStored(null, mine, many), mine);
    expect([read.size, read.has(499), read.has(500)]).toEqual([2000, false, true]);
  });

  it.each([
    null,
    '',
    'x',
    '{}',
    '[null]',
    '[{"of":1}]',
    '[{"of":1,"seen":[[1]]}]',
    '[{"of":1,"seen":[["a",2]]}]',
  ])('that are broken are empty: %o', (text) => {
    expect(sightingsFromStored(text, mine)).toEqual(new Map());
    expect(sightingsFromStored(sightingsToStored(text, mine, seen), mine)).toEqual(seen);
  });
});
