import axe from 'axe-core';
import { waitFor } from 'storybook/test';
import { colourRules, faultsOf, hasOwnWords } from './colourFaults.ts';

/** Rules whose result depends on the whole page or on the size of elements. */
const pageRules = axe
  .getRules()
  .map(({ ruleId }) => ruleId)
  .filter((rule) =>
    /^(landmark|heading-order|page-has|duplicate|scrollable|skip-link|image-redundant)/.test(rule),
  );

/**
 * All other rules, without `region`, because components have no landmarks around them, and with the only rule of WCAG 2.2
 * AA that is off at first.
 */
const elementRules = {
  ...Object.fromEntries([...pageRules, ...colourRules, 'region'].map((rule) => [rule, { enabled: false }])),
  'target-size': { enabled: true },
};

/**
 * Returns axe's violations apart from colours, one line per element. Elements that were checked before in this run are
 * skipped, such as further rows of a table. These are nine tenths of the elements and most of axe's time. The result is
 * the same, because a skipped element equals a checked one in everything that axe reads: its attributes, surroundings and
 * content (`signOf`).
 */
export async function structureFaults(): Promise<readonly string[]> {
  await whenOptionsAreNamed();
  const page = signed(document.body, `${String(innerWidth)} wide`);
  const { include, exclude, signs } = unknown(page);
  const outline = outlineOf(page);
  // Elements first, because a page may change after its story has ended.
  const found = [
    ...(include.length === 0 ? [] : [await run({ include, exclude }, { rules: elementRules })]),
    ...(right.has(outline) ? [] : [await run(document.body, { runOnly: pageRules })]),
  ];
  const faults = found.flatMap(({ violations }) => faultsOf(violations.map(withoutScrolled)));
  // A page with a fault is checked again as a whole, so that each story with it fails.
  if (faults.length === 0) for (const sign of [outline, ...signs]) right.add(sign);
  return faults;
}

/**
 * Waits for `aria-activedescendant` to refer to an existing option. A search field updates it half a second after the
 * last keystroke, and until then may refer to a removed option. Axe reports fields that never update it.
 */
async function whenOptionsAreNamed(): Promise<void> {
  const name = 'aria-activedescendant';
  const isNamed = (field: Element) => document.getElementById(field.getAttribute(name) ?? '') !== null;
  const areNamed = () => [...document.querySelectorAll(`[${name}]`)].every(isNamed);
  // `waitFor` takes a task of the browser even if nothing has to be waited for.
  if (areNamed()) return;
  await waitFor(() => {
    if (!areNamed()) throw new Error('The option no longer exists');
  }).catch(() => undefined);
}

async function run(context: axe.ElementContext, options: axe.RunOptions) {
  axe.reset();
  return axe.run(context, { ...options, resultTypes: ['violations'] });
}

/** Leaves out targets in scrolled content that reach under a bar. They have their size and space once they are in view. */
function withoutScrolled(violation: axe.Result): axe.Result {
  if (violation.id !== 'target-size') return violation;
  const isScrolled = ({ target, any }: axe.NodeResult) =>
    any
      .flatMap(({ relatedNodes = [] }) => relatedNodes)
      .some((related) => barAround(related.target) !== barAround(target));
  return { ...violation, nodes: violation.nodes.filter((node) => !isScrolled(node)) };
}

function barAround([selector]: axe.UnlabelledFrameSelector): Element | null {
  let element = document.querySelector(String(selector));
  while (element && !/sticky|fixed/.test(getComputedStyle(element).position)) element = element.parentElement;
  return element;
}

/** Signs of elements (with their path from the root) and of whole pages without a fault. */
const right = new Set<string>();

type Unknown = {
  /** Elements with new content. */
  readonly include: Element[];
  /** Elements inside those without new content. */
  readonly exclude: Element[];
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
    // New content does not make a plain box worth checking.
    const isLookedAt = isIncluded || !(isBox(element) && right.has(here));
    if (isLookedAt && !isIncluded) found.include.push(element);
    for (const child of children) visit(child, isLookedAt);
  };
  visit(page, false);
  return found;
}

const isBox = (element: Element): boolean =>
  element.matches('body, :is(div, span, section, header, main):not([role])');

/** The roles that page rules read. With rows and cells, each table length would have its own outline. */
const outliningRoles =
  'banner complementary contentinfo form main navigation region search article heading img dialog alertdialog none presentation';
const outlining = `h1, h2, h3, h4, h5, h6, main, nav, aside, header, footer, form, section, article, img, dialog, ${outliningRoles
  .split(' ')
  .map((role) => `[role=${role}]`)
  .join()}`;
const focusable = 'a, button, input, select, textarea, [tabindex]';

/** Returns everything that page rules read: landmarks and headings, scrolling areas, and whether an id is duplicated. */
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
  /** Sign of its path and itself. */
  readonly here: string;
  /** Sign of its path, itself and its content. */
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

function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** Returns everything that axe reads of an element. Of its text, only whether there is any. */
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

/** Attributes that neither rules nor styles read. */
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
