import axe, { type Result } from 'axe-core';
import { showTheme, type Theme } from './themes.ts';

/** The axe rules that depend on the theme. Themes differ only in colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Whether an attribute can affect colours, by a selector or directly. */
const isColouring = ({ name, value }: Attr): boolean =>
  name === 'style'
    ? /color|background|opacity|--/.test(value)
    : /^(class|role|type|disabled|readonly|data-(?!key|index|id|testid|collection|rac|react-aria)|aria-(current|disabled|selected|checked|expanded|pressed|invalid|sort))/.test(
        name,
      );

/** Numbers of the element paths seen in this run. */
const surroundings = new Map<string, number>();
const checked = new Set<number>();

type Words = { element: Element; kind: number };

/** Returns the elements with text whose colours were not checked yet in the same surroundings. */
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

export function hasOwnWords(element: Element): boolean {
  return Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
}

/** Appearances without a fault, in any theme, see `drawnAs`. */
const right = new Set<string>();

/**
 * Returns axe's colour violations in both themes, one line per element. Switches the theme of the rendered page instead
 * of playing the story twice. Elements in surroundings that were checked before, or with the same colours on the same
 * background, are skipped, because they would take most of axe's time.
 */
export async function colourFaults(shown: Theme): Promise<readonly string[]> {
  let words = newWords();
  const faults: string[] = [];
  try {
    for (const theme of [shown === 'dark' ? 'light' : 'dark', shown] as const) {
      // A page may change after its story has ended.
      words = words.filter(({ element }) => element.isConnected);
      if (words.length === 0) break;
      showTheme(theme);
      const found = await faultsOfNew(words.map(({ element }) => element));
      faults.push(...found.map((fault) => `${theme}: ${fault}`));
    }
  } finally {
    showTheme(shown);
  }
  // Elements with a fault are checked again, so that each story with them fails.
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
  // Excludes incomplete results, such as text out of view, because other elements with that appearance may have a fault.
  const passed = new Set<Element | undefined>(
    passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map((node) => node.element)),
  );
  if (violations.length === 0)
    for (const { element, sign } of unknown) if (passed.has(element)) right.add(sign);
  return faultsOf(violations);
}

/** Returns everything that axe's verdict on text colours depends on. */
function drawnAs(element: Element, grounds: Map<Element, Ground>): string {
  const style = getComputedStyle(element);
  const { parentElement: around } = element;
  const { fill, veil } = groundOf(element, grounds);
  const isOff = element.closest(':disabled, [aria-disabled=true], [inert], [aria-hidden=true]') !== null;
  // A link must be distinct from the text around it.
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
  /** Backgrounds of the ancestors, from the nearest opaque one. */
  readonly fill: string;
  /** Opacity, filters, blend modes and overlays of the ancestors. */
  readonly veil: string;
};

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
    ...[element, ...element.children].map((part) => (isLaidOver(part) ? part.getAttribute('class') : '')),
  ].filter(Boolean);
  const ground = {
    fill: isSolid ? fill : [around.fill, fill].filter(Boolean).join(' / '),
    veil: [around.veil, ...veils].filter(Boolean).join(' / '),
  };
  grounds.set(element, ground);
  return ground;
}

/** Whether the element may overlap elements outside its parent. Visually hidden elements do not. */
const isLaidOver = (element: Element): boolean =>
  ['absolute', 'fixed'].includes(getComputedStyle(element).position) && element.clientWidth > 1;

export function faultsOf(violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary ?? ''}`),
  );
}
