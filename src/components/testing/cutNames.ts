import { expect } from 'storybook/test';
import { overflowOf } from './overflow.ts';

type Played = { canvasElement: HTMLElement };

/** Plays a story of a list with long names, in the space that it has beside the navigation. */
export async function namesAreWhole({ canvasElement }: Played): Promise<void> {
  await besideNavigation(canvasElement, () => textsFit(canvasElement));
}

/** Checks that nothing scrolls sideways, no name is cut while there is room, and no text ends in the middle of a word. */
export async function textsFit(root: HTMLElement): Promise<void> {
  for (const table of root.querySelectorAll('table')) {
    await expect(shownCutNames(table)).toEqual([]);
    await expect(squeezedNames(table)).toEqual([]);
    await expect(brokenWords(table)).toEqual([]);
  }
  await expect(cutWithoutEllipsis(root)).toEqual([]);
  await expect(overflowOf(root)).toBe(0);
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

/** The words in a table that begin on one line and end on the next, apart from the names of rows. */
function brokenWords(table: HTMLElement): readonly string[] {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.closest('th')) continue;
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}.]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

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

/** The lower edge of the last line, without text that scrolls and text for screen readers only. */
function endOfText(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const { clipPath, overflowY } = getComputedStyle(node);
    const isLeftOut = clipPath !== 'none' || overflowY === 'auto' || overflowY === 'scroll';
    return isLeftOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  let end = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') end = Math.max(end, textBox(node).bottom);
  }
  return end;
}

function textBox(element: Node): DOMRect {
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
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const { width, right, bottom } = element.getBoundingClientRect();
    // Boxes that scroll and the canvas of a graph hide nothing for good.
    if (!['hidden', 'clip'].includes(overflowX) || width <= 1 || element.closest('.react-flow')) return [];
    if (webkitLineClamp === 'none' && endOfText(element) > bottom + lineHeight / 2)
      return [element.textContent ?? ''];
    if (overflowOf(element) <= rounding) return [];
    const isBoxCut = [...element.children].some(
      (child) =>
        getComputedStyle(child).display.startsWith('inline-') &&
        child.getBoundingClientRect().right > right + rounding,
    );
    return textOverflow !== 'ellipsis' || isBoxCut ? [element.textContent ?? ''] : [];
  });
}
