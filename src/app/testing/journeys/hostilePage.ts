import { fn } from 'storybook/test';
import { payloadFunction, hostileTexts } from '../../../../mocks/fixtures/hostileTexts.ts';
import { address, goTo } from './testApp.tsx';

/** Called by every text that is executed as code. */
export const executed = fn();
const printed: string[] = [];
let initialElements: ReadonlySet<Element> = new Set();

/** For `beforeEach`. Spies on functions that injected code would call, and records console output. */
export function watchPage(): () => void {
  executed.mockClear();
  printed.length = 0;
  initialElements = new Set(document.querySelectorAll(executableElements));
  const called = ['alert', 'confirm', 'prompt', 'print', payloadFunction].map((name) =>
    replace(window, name, executed),
  );
  const print = (...args: unknown[]) => void printed.push(args.map(String).join(' '));
  const console = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
    replace(globalThis.console, name, print),
  );
  return () => [...called, ...console].forEach((restore) => restore());
}

function replace(owner: object, name: string, value: unknown): () => void {
  const original: unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, value);
  return () => void Reflect.set(owner, name, original);
}

/** Elements that the hostile texts would create as markup, and that the console never uses. */
const executableElements = [
  'iframe, object, embed, base, script:not([src]), svg script, marquee, math, audio, video, animate',
  'img[src="x"], input[type=submit], form[action], [formaction], meta[http-equiv=refresh]',
].join();

export function executableMarkup(): readonly string[] {
  const elements = [...document.querySelectorAll(executableElements)].filter(
    (element) => !initialElements.has(element),
  );
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(href|src|action|formaction|data|srcdoc)$/.test(name) && /^\s*(javascript|data):/i.test(value)),
    ),
  );
  return [
    ...elements.map(({ outerHTML }) => outerHTML),
    ...attributes.map(({ name, value }) => `${name}=${value}`),
  ];
}

/** Returns all visible text, attributes, storage and console output of the page. */
function everythingVisible(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  return [
    document.documentElement.outerHTML,
    ...fields,
    document.title,
    address(),
    location.href,
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    ...printed,
  ].join('\n');
}

const mainText = () => document.querySelector('#main')?.textContent ?? '';

/** Waits for a condition and returns whether it became true. `waitFor` would log the whole page on every try. */
export async function until(condition: () => boolean, milliseconds = 60_000): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return condition();
}

export const isUnknownAddress = () => mainText().includes('You’ve lost your way');
export const isVeryLong = () => mainText().length > 200_000;

export function pageText(): string {
  const dialogs = [...document.querySelectorAll('[role=dialog]')].map(({ textContent }) => textContent);
  return [document.title, mainText(), ...dialogs].join('\n');
}

/** Opens a page, waits until it contains a word and no longer changes, and returns its text. */
export async function pageAt(at: string, word: string): Promise<string> {
  await goTo(at);
  await until(() => mainText().includes(word) || isUnknownAddress() || at.startsWith('/networks/create'));
  let text = pageText();
  let unchanged = 0;
  await until(() => {
    const current = pageText();
    unchanged = current === text ? unchanged + 1 : 0;
    text = current;
    return unchanged > 2;
  });
  return text;
}

export type VisitResult = {
  readonly shown: ReadonlySet<string>;
  /** Addresses without a page. */
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
};

/** Opens all addresses and checks each page for executed text and visible secrets. */
export async function visitAll(addresses: readonly string[]): Promise<VisitResult> {
  const shown = new Set<string>();
  const lost: string[] = [];
  const wrong: string[] = [];
  for (const at of addresses) {
    const text = await pageAt(at, payloadFunction);
    if (isUnknownAddress()) lost.push(at);
    for (const hostile of hostileTexts) if (text.includes(hostile)) shown.add(hostile);
    wrong.push(...executableMarkup().map((program) => `${at}: ${program}`));
    if (everythingVisible().includes('SENTINEL')) wrong.push(`${at}: a secret`);
  }
  return { shown, lost, wrong };
}
