import axe from 'axe-core';
import { waitFor } from 'storybook/test';
import { colourRules, faultsOf, hasOwnWords } from './colourFaults.ts';

/** What rules say of an element depends on the whole page, or on how high and wide things are. */
const pageRules = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) =>
    /^(landmark|heading-order|page-has|duplicate|scrollable|skip-link|image-redundant)/.test(rule),
  );

/** All others; only pages have landmarks everywhere, components stand alone. */
const elementRules = Object.fromEntries(
  [...pageRules, ...colourRules, 'region'].map((rule) => [rule, { enabled: false }]),
);

/**
 * What axe has against the page apart from its colours, a line per element. What was found to be right is not looked at
 * again in this run: a row of a table is like the next one, and like that of the story before. That takes nine tenths
 * of the elements, and most of axe's time. It is as good as looking: such an element is the same to axe in all that it
 * asks of it, its surroundings and what is in it (`signOf`).
 */
export async function structureFaults(): Promise<readonly string[]> {
  await whenOptionsAreNamed();
  const page = signed(document.body, `${String(innerWidth)} wide`);
  const { include, exclude, signs } = unknown(page);
  const outline = outlineOf(page);
  // First what may go: a page may go on after its story.
  const found = [
    ...(include.length === 0 ? [] : [await run({ include, exclude }, { rules: elementRules })]),
    ...(right.has(outline) ? [] : [await run(document.body, { runOnly: pageRules })]),
  ];
  const faults = found.flatMap(({ violations }) => faultsOf(violations));
  // A page with a fault is looked at again as a whole: each story that shows it says so.
  if (faults.length === 0) for (const sign of [outline, ...signs]) right.add(sign);
  return faults;
}

/**
 * A search names the option that is marked half a second after the last letter, and until then the one before, which may be
 * gone. Whoever names nothing for longer is left to axe.
 */
async function whenOptionsAreNamed(): Promise<void> {
  const name = 'aria-activedescendant';
  const isNamed = (field: Element) => document.getElementById(field.getAttribute(name) ?? '') !== null;
  const areNamed = () => [...document.querySelectorAll(`[${name}]`)].every(isNamed);
  // Waiting takes a task of the browser even where nothing is to be waited for.
  if (areNamed()) return;
  await waitFor(() => {
    if (!areNamed()) throw new Error('It names what is gone');
  }).catch(() => undefined);
}

async function run(context: axe.ElementContext, options: axe.RunOptions) {
  axe.reset();
  return axe.run(context, { ...options, resultTypes: ['violations'] });
}

/** Signs of what is right: of elements, each with its way from the root, and of whole pages. */
const right = new Set<string>();

type Unknown = {
  /** Something is new in them. */
  readonly include: Element[];
  /** Nothing in them is. */
  readonly exclude: Element[];
  /** Those of the elements that are looked at. */
  readonly signs: string[];
};

function unknown(page: Signed): Unknown {
  const found: Unknown = { include: [], exclude: [], signs: [] };
  const visit = ({ element, here, sign, children }: Signed, isIncluded: boolean) => {
    if (right.has(sign)) {
      if (isIncluded) found.exclude.push(element);
      return;
    }
    found.signs.push(here, sign);
    // A mere box is no other for what is in it.
    const isLookedAt = isIncluded || !(isBox(element) && right.has(here));
    if (isLookedAt && !isIncluded) found.include.push(element);
    for (const child of children) visit(child, isLookedAt);
  };
  visit(page, false);
  return found;
}

const isBox = (element: Element): boolean =>
  element.matches('body, :is(div, span, section, header, main):not([role])');

/** Of roles only those that page rules ask for: rows and cells would make each table's length an outline of its own. */
const outliningRoles =
  'banner complementary contentinfo form main navigation region search article heading img dialog alertdialog none presentation';
const outlining = `h1, h2, h3, h4, h5, h6, main, nav, aside, header, footer, form, section, article, img, dialog, ${outliningRoles
  .split(' ')
  .map((role) => `[role=${role}]`)
  .join()}`;
const focusable = 'a, button, input, select, textarea, [tabindex]';

/** All that the rules of pages ask for: what divides the page, what scrolls in it, and whether an id stands twice. */
function outlineOf(page: Signed): string {
  const parts: string[] = [];
  const ids: string[] = [];
  const visit = ({ element, own, children }: Signed, around: string) => {
    if (element.id !== '') ids.push(element.id);
    if (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
      parts.push(`${around} ${own} scrolls ${element.querySelector(focusable) ? 'by its controls' : ''}`);
    const isPart = element.matches(outlining);
    const here = isPart ? `${around} ${own}` : around;
    if (isPart) parts.push(here);
    for (const child of children) visit(child, here);
  };
  visit(page, '');
  return `${parts.join('; ')}, ids ${new Set(ids).size === ids.length ? 'once' : 'twice'}`;
}

type Signed = {
  readonly element: Element;
  readonly own: string;
  /** Of the way to it, and of itself. */
  readonly here: string;
  /** Of the way to it, of itself, and of all that is in it. */
  readonly sign: string;
  readonly content: number;
  readonly children: readonly Signed[];
};

function signed(element: Element, around: string): Signed {
  const own = signOf(element);
  const here = String(numberOf(`${around} ${own}`));
  const children = Array.from(element.children, (child) => signed(child, here));
  const content = numberOf(`<${own} ${children.map((child) => child.content).join()}>`);
  return { element, own, here, sign: `${here} ${String(content)}`, content, children };
}

const numbers = new Map<string, number>();

/** Long texts by short numbers. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** All that axe asks of an element: not what its words are, but whether there are any. */
function signOf(element: Element): string {
  const parts = [element.tagName, element.checkVisibility({ visibilityProperty: true }) ? 'seen' : 'hidden'];
  if (hasOwnWords(element)) parts.push('words');
  if ('labels' in element && element.labels instanceof NodeList)
    parts.push(...Array.from(element.labels, (label) => `label ${presenceOf(label.textContent)}`));
  for (const { name, value } of element.attributes) {
    if (!isIdle.test(name)) parts.push(`${name}=${valueOf(element, name, value)}`);
  }
  return parts.join(' ');
}

/** No rule and no style asks for these. */
const isIdle =
  /^(id|data-(key|index|id|testid|href|collection|rac|react-aria.*)|d|points|transform|c?[xyr][12]?|viewBox|stroke.*|fill)$/;
const isWording =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|href|src|value|name)$/;
const isCounting = /^aria-((row|col)(index|count|span)|posinset|setsize|value(now|min|max))$/;
const isReferring =
  /^(for|headers|list|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto))$/;

function valueOf(element: Element, name: string, value: string): string {
  if (name === 'style' && element instanceof HTMLElement) return Array.from(element.style).join();
  if (isWording.test(name)) return presenceOf(value);
  if (isCounting.test(name)) return Number(value) > 0 ? 'counted' : value;
  if (isReferring.test(name))
    return value
      .split(/\s+/)
      .map((id) => presenceOf(document.getElementById(id)?.textContent))
      .join();
  return value;
}

const presenceOf = (text: string | null | undefined): string =>
  text === undefined ? 'missing' : text?.trim() === '' ? 'blank' : 'given';
