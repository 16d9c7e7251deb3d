import { expect, type within } from 'storybook/test';
import { overflowOf } from './overflow.ts';

type Played = { canvas: ReturnType<typeof within>; canvasElement: HTMLElement };

/** Plays a story of a list with long names, in the space that it has beside the navigation. */
export async function namesAreWhole({ canvas, canvasElement }: Played): Promise<void> {
  await besideNavigation(canvasElement, async () => {
    for (const table of canvas.queryAllByRole('table')) {
      await expect(shownCutNames(table)).toEqual([]);
      await expect(squeezedNames(table)).toEqual([]);
    }
    await expect(cutWithoutEllipsis(canvasElement)).toEqual([]);
    // Nothing scrolls sideways.
    await expect(overflowOf(canvasElement)).toBe(0);
  });
}

/** Px. A name in less would have a line for each syllable. */
const leastName = 128;

/** The names of rows in a column that is too narrow for them, although they don’t need all of it on one line. */
function squeezedNames(table: HTMLElement): readonly string[] {
  return Array.from(table.querySelectorAll<HTMLElement>('tbody th'), (name) =>
    name.clientWidth < leastName && textBox(name).height > 3 * lineHeight ? [name.textContent ?? ''] : [],
  ).flat();
}

/** Px, of a line of text with its distance from the next. */
const lineHeight = 20;

export async function besideNavigation(
  canvasElement: HTMLElement,
  check: () => Promise<void>,
): Promise<void> {
  // Phones have it in a drawer.
  if (window.innerWidth >= 640) canvasElement.style.paddingInlineStart = '232px';
  try {
    await check();
  } finally {
    canvasElement.style.paddingInlineStart = '';
  }
}

/** Without text for screen readers only, which has no room and needs none. */
function shownCutNames(table: HTMLElement): readonly string[] {
  const unseen = [...table.querySelectorAll<HTMLElement>('span')].filter(
    (element) => getComputedStyle(element).clipPath !== 'none',
  );
  for (const element of unseen) element.style.display = 'none';
  const cut = cutNames(table);
  for (const element of unseen) element.style.display = '';
  return cut;
}

/**
 * Returns the names of rows (their `<th>`) that are cut in a table, each with a column that has space left over. A name
 * is cut where its text extends beyond its cell, or beyond an element inside that hides what doesn't fit.
 */
function cutNames(table: HTMLElement): readonly string[] {
  return Array.from(table.querySelectorAll<HTMLElement>('tbody th'), (name) => {
    if (!isCut(name)) return [];
    const others = Array.from(name.parentElement?.children ?? []).filter((cell) => cell !== name);
    const roomy = others.filter((cell) => spareWidth(cell) > leastSpare);
    return roomy.length > 0 ? [`${name.textContent} is cut, but not ${roomy[0]?.textContent}`] : [];
  }).flat();
}

/** Px. Less would not show another letter. */
const leastSpare = 8;
/** Browsers round text and boxes in different ways, px. */
const rounding = 1;

function isCut(cell: Element): boolean {
  const clips = [cell, ...cell.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).overflowX !== 'visible',
  );
  return clips.some((element) => {
    const text = textBox(element);
    const box = element.getBoundingClientRect();
    return text.width > 0 && (text.right > box.right + rounding || text.bottom > box.bottom + rounding);
  });
}

function spareWidth(cell: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const inside = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return inside - textBox(cell).width;
}

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/**
 * Returns the texts in a table that end in the middle of a word: in boxes that hide what doesn’t fit without an
 * ellipsis, and in buttons inside boxes with one, because browsers cut a button and only shorten text.
 */
export function cutWithoutEllipsis(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    // Boxes that scroll hide nothing for good.
    if (!['hidden', 'clip'].includes(overflowX) || width <= 1 || overflowOf(element) <= rounding) return [];
    const { right } = element.getBoundingClientRect();
    const isBoxCut = [...element.children].some(
      (child) =>
        getComputedStyle(child).display.startsWith('inline-') &&
        child.getBoundingClientRect().right > right + rounding,
    );
    return textOverflow !== 'ellipsis' || isBoxCut ? [element.textContent ?? ''] : [];
  });
}
