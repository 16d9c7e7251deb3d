import axe, { type Result } from 'axe-core';
import { showTheme, type Theme } from './themes.ts';

/** The rules of axe whose verdict a theme can change: themes differ in colours and in nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What styles select by, and what sets a colour in place; names, links and measures give no colour. */
const isColouring = ({ name, value }: Attr): boolean =>
  name === 'style'
    ? /color|background|opacity|--/.test(value)
    : /^(class|role|type|disabled|readonly|data-(?!key|index|id|testid|collection|rac|react-aria)|aria-(current|disabled|selected|checked|expanded|pressed|invalid|sort))/.test(
        name,
      );

/** Each way from the root to an element that was met in this run, by its number. */
const surroundings = new Map<string, number>();
const checked = new Set<number>();

type Words = { element: Element; kind: number };

/** The elements with words whose colours are not checked yet: none of their kind stood in the same surroundings. */
function newWords(): readonly Words[] {
  const found: Words[] = [];
  const visit = (element: Element, around: number) => {
    const own = Array.from(element.attributes, (attribute) =>
      isColouring(attribute) ? `${attribute.name}=${attribute.value}` : '',
    );
    const key = `${String(around)} ${element.tagName} ${own.join(' ')}`;
    const kind = surroundings.get(key) ?? surroundings.size;
    surroundings.set(key, kind);
    const isWorded = element.matches('input, textarea, select') || hasOwnWords(element);
    if (isWorded && !checked.has(kind)) found.push({ element, kind });
    for (const child of element.children) visit(child, kind);
  };
  visit(document.body, -1);
  return found;
}

/** Whether words stand in an element itself, not only in what it holds. */
export function hasOwnWords(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
}

/** What was found to be right, as it is drawn, in whichever theme: see `drawnAs`. */
const right = new Set<string>();

/**
 * What axe has against the colours of the page, in both themes, a line per element. The page is shown as it stands, so
 * that a story need not be told twice. Every row of every table has the same colours, and so have the headings of most
 * pages: what was checked in the same surroundings, or is drawn in the same colours on the same ground, is not checked
 * again, which takes most of axe's time.
 */
export async function colourFaults(shown: Theme): Promise<readonly string[]> {
  let words = newWords();
  const faults: string[] = [];
  try {
    for (const theme of [shown === 'dark' ? 'light' : 'dark', shown] as const) {
      // A page may go on after its story, and what is gone cannot be looked at.
      words = words.filter(({ element }) => element.isConnected);
      if (words.length === 0) break;
      showTheme(theme);
      const found = await faultsOfNew(words.map(({ element }) => element));
      faults.push(...found.map((fault) => `${theme}: ${fault}`));
    }
  } finally {
    showTheme(shown);
  }
  // Whatever has a fault is checked again: each story that shows it says so.
  if (faults.length === 0) for (const { kind } of words) checked.add(kind);
  return faults;
}

async function faultsOfNew(elements: readonly Element[]): Promise<readonly string[]> {
  const grounds = new Map<Element, Ground>();
  const unknown = elements
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => ({ element, sign: drawnAs(element, grounds) }))
    .filter(({ sign }) => !right.has(sign));
  if (unknown.length === 0) return [];
  axe.reset();
  const { violations, passes } = await axe.run(
    { include: unknown.map(({ element }) => element) },
    { runOnly: colourRules, resultTypes: ['violations', 'passes'], elementRef: true },
  );
  // Not what axe cannot judge, such as words that are out of sight: others that are drawn the same may be wrong.
  const passed = new Set<Element | undefined>(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map((node) => node.element)),
  );
  if (violations.length === 0)
    for (const { element, sign } of unknown) if (passed.has(element)) right.add(sign);
  return faultsOf(violations);
}

/** All that axe's verdict on the colours of words depends on. */
function drawnAs(element: Element, grounds: Map<Element, Ground>): string {
  const style = getComputedStyle(element);
  const { parentElement: around } = element;
  const { fill, veil } = groundOf(element, grounds);
  const isOff = element.closest(':disabled, [aria-disabled=true], [inert], [aria-hidden=true]') !== null;
  // A link is told from the words around it.
  const isAmongWords = element.matches('a, [role=link]') && around !== null && hasOwnWords(around);
  return [
    element.matches('input, textarea, select') ? 'field' : 'words',
    style.color,
    style.fontSize,
    style.fontWeight,
    style.textShadow,
    isAmongWords ? `in ${getComputedStyle(around).color} ${style.textDecorationLine} ${style.display}` : '',
    isOff ? 'off' : 'on',
    fill,
    veil,
  ].join(' ');
}

type Ground = {
  /** What the boxes around are filled with, from the last one that nothing shows through. */
  readonly fill: string;
  /** What changes all that is in them, or may lie on it. */
  readonly veil: string;
};

/** What the words of an element are drawn on. */
function groundOf(element: Element | null, grounds: Map<Element, Ground>): Ground {
  if (element === null) return { fill: '', veil: '' };
  const known = grounds.get(element);
  if (known) return known;
  const around = groundOf(element.parentElement, grounds);
  const style = getComputedStyle(element);
  const { backgroundColor: color, backgroundImage: image } = style;
  const isSolid = color.startsWith('rgb(');
  const fill = color === 'rgba(0, 0, 0, 0)' && image === 'none' ? '' : `${color} ${image}`;
  const veils = [
    style.opacity === '1' ? '' : style.opacity,
    style.filter === 'none' ? '' : style.filter,
    style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
    ...[element, ...element.children].map((one) => (isLaidOver(one) ? one.getAttribute('class') : '')),
  ].filter(Boolean);
  const ground = {
    fill: isSolid ? fill : [around.fill, fill].filter(Boolean).join(' / '),
    veil: [around.veil, ...veils].filter(Boolean).join(' / '),
  };
  grounds.set(element, ground);
  return ground;
}

/** It lies on what is not around it; what only screen readers read takes no place. */
const isLaidOver = (element: Element): boolean =>
  ['absolute', 'fixed'].includes(getComputedStyle(element).position) && element.clientWidth > 1;

/** A line per element. */
export function faultsOf(violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary ?? ''}`),
  );
}
