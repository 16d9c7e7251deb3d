import { expect, it } from 'vitest';
import { currentSection } from './SectionNav.tsx';

/** Five sections on a page of 2000 px in a viewport of 800 px. */
const places = { a: 100, b: 400, c: 900, d: 1700, e: 1850 };
const scrolled = (scrollTop: number) => ({ scrollTop, scrollHeight: 2000, clientHeight: 800 });
const topsAt = (scrollTop: number) =>
  Object.entries(places).map(([id, place]) => ({ id, top: place - scrollTop }));

it.each([
  ['the first without scrolling', 0, 'a'],
  ['the first until the reference line reaches the second', 239, 'a'],
  ['the second once the line reaches it', 240, 'b'],
  ['a long section in view', 800, 'c'],
  ['a short section near the end', 1050, 'd'],
  ['the last at the end, even if it isn’t at the top', 1200, 'e'],
])('is %s', (_, scrollTop, id) => {
  expect(currentSection(topsAt(scrollTop), scrolled(scrollTop))).toBe(id);
});

it('is the first on a page that does not scroll', () => {
  const scroll = { scrollTop: 0, scrollHeight: 800, clientHeight: 800 };
  expect(currentSection(topsAt(0), scroll)).toBe('a');
});

it('is undefined without sections', () => {
  expect(currentSection([], scrolled(0))).toBeUndefined();
});
