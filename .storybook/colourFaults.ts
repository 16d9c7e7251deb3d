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

/**
 * What axe has against the colours of the page, in both themes, a line per element. The page is shown as it stands, so
 * that a story need not be told twice. Every row of every table has the same colours: what was checked in the same
 * surroundings, which takes most of axe's time, is not checked again.
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
      axe.reset();
      const { violations } = await axe.run(
        { include: words.map(({ element }) => element) },
        { runOnly: colourRules, resultTypes: ['violations'] },
      );
      faults.push(...faultsOf(violations).map((fault) => `${theme}: ${fault}`));
    }
  } finally {
    showTheme(shown);
  }
  // Whatever has a fault is checked again: each story that shows it says so.
  if (faults.length === 0) for (const { kind } of words) checked.add(kind);
  return faults;
}

/** A line per element. */
export function faultsOf(violations: readonly Result[]): readonly string[] {
  return violations.flatMap(({ help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${help}: ${html} ${failureSummary ?? ''}`),
  );
}
