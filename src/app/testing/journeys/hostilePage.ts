import { fn } from 'storybook/test';
import { hostileCall, hostileTexts } from '../../../../mocks/fixtures/hostileText.ts';
import { address, goTo } from './stage.tsx';

/** What a text that became a program calls. */
export const ran = fn();
const printed: string[] = [];
let atTheStart: ReadonlySet<Element> = new Set();

/** For `beforeEach`: notes what is called that nobody may call, and what is printed. */
export function watchThePage(): () => void {
  ran.mockClear();
  printed.length = 0;
  atTheStart = new Set(document.querySelectorAll(elementsOfPrograms));
  const called = ['alert', 'confirm', 'prompt', 'print', hostileCall].map((name) =>
    replace(window, name, ran),
  );
  const print = (...said: unknown[]) => void printed.push(said.map(String).join(' '));
  const console = ['log', 'info', 'warn', 'error', 'debug'].map((name) =>
    replace(globalThis.console, name, print),
  );
  return () => [...called, ...console].forEach((putBack) => putBack());
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before: unknown = Reflect.get(owner, name);
  Reflect.set(owner, name, value);
  return () => void Reflect.set(owner, name, before);
}

/** What the texts would be made of if they were markup, and the console never is. */
const elementsOfPrograms = [
  'iframe, object, embed, base, script:not([src]), svg script, marquee, math, audio, video, animate',
  'img[src="x"], input[type=submit], form[action], [formaction], meta[http-equiv=refresh]',
].join();

/** Elements that load or run something, attributes that hold a program. */
export function programs(): readonly string[] {
  const elements = [...document.querySelectorAll(elementsOfPrograms)].filter((one) => !atTheStart.has(one));
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

/** Everything that a person, or who looks over the shoulder, could read. */
function everythingToBeSeen(): string {
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

/** Not `waitFor`, which writes down every look at a page of thousands of words. Answers whether it came to be. */
export async function until(isSo: () => boolean, milliseconds = 60_000): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}

export const isLost = () => mainText().includes('You’ve lost your way');
export const isEndless = () => mainText().length > 200_000;

/** What stands on the page, and in a dialog over it. */
export function pageText(): string {
  const dialogs = [...document.querySelectorAll('[role=dialog]')].map(({ textContent }) => textContent);
  return [document.title, mainText(), ...dialogs].join('\n');
}

/** The text of a page that has a word in it, once nothing comes to it any more. */
export async function pageAt(at: string, word: string): Promise<string> {
  await goTo(at);
  await until(() => mainText().includes(word) || isLost() || at.startsWith('/networks/create'));
  let text = pageText();
  let looks = 0;
  await until(() => {
    const now = pageText();
    looks = now === text ? looks + 1 : 0;
    text = now;
    return looks > 2;
  });
  return text;
}

export type Walk = {
  /** Which of the texts were on any page. */
  readonly shown: ReadonlySet<string>;
  /** Addresses that led nowhere. */
  readonly lost: readonly string[];
  readonly wrong: readonly string[];
};

/** Looks at page after page: whether a text has become a program, whether a secret is seen. */
export async function walk(addresses: readonly string[]): Promise<Walk> {
  const shown = new Set<string>();
  const lost: string[] = [];
  const wrong: string[] = [];
  for (const at of addresses) {
    const text = await pageAt(at, hostileCall);
    if (isLost()) lost.push(at);
    for (const one of hostileTexts) if (text.includes(one)) shown.add(one);
    wrong.push(...programs().map((program) => `${at}: ${program}`));
    if (everythingToBeSeen().includes('SENTINEL')) wrong.push(`${at}: a secret`);
  }
  return { shown, lost, wrong };
}
