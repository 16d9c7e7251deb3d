import { describe, expect, it } from 'vitest';
import { areaOf, isWithin, placeAt, placeTowards, type Side } from './place.ts';

const cross = new Map([
  ['middle', { x: 0, y: 0 }],
  ['east', { x: 100, y: 10 }],
  ['far east', { x: 200, y: 0 }],
  ['west', { x: -100, y: 0 }],
  ['north', { x: 10, y: -80 }],
  ['south', { x: 0, y: 90 }],
]);

describe('arrow keys', () => {
  it.each<[Side, string]>([
    ['right', 'east'],
    ['left', 'west'],
    ['up', 'north'],
    ['down', 'south'],
  ])('move %s to the next item', (side, id) => {
    expect(placeTowards(cross, 'middle', side)).toBe(id);
  });

  it('continue from the current item', () => {
    expect(placeTowards(cross, 'east', 'right')).toBe('far east');
  });

  it('do nothing without an item on that side, or from an unknown item', () => {
    expect(placeTowards(cross, 'far east', 'right')).toBeUndefined();
    expect(placeTowards(cross, 'nobody', 'right')).toBeUndefined();
  });
});

describe('a pointer', () => {
  it('is on the nearest item within reach', () => {
    expect(placeAt(cross, { x: 95, y: 0 }, 30)).toBe('east');
  });

  it('is on nothing out of reach', () => {
    expect(placeAt(cross, { x: 50, y: 0 }, 30)).toBeUndefined();
  });
});

it('returns the area of all places', () => {
  expect(areaOf(cross.values())).toEqual({ x: -100, y: -80, width: 300, height: 170 });
  expect(areaOf([])).toBeUndefined();
});

it('includes the edges of an area', () => {
  const area = { x: 0, y: 0, width: 10, height: 10 };
  expect([isWithin(area, { x: 10, y: 0 }), isWithin(area, { x: 11, y: 0 })]).toEqual([true, false]);
});
