import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { whyTexts } from '../src/domain/reach/why/whyText.ts';
import { countSent, type Sent } from './countSent.ts';
import { deploy, logIn } from './deployment.ts';

/** What scripts and styles may come to. They are exact: the same bundle on any machine. */
const budgets = {
  loginForm: { gzip: 115_000, brotli: 100_000, files: 5 },
  dashboard: { gzip: 250_000, brotli: 215_000, files: 12 },
};

let deployment: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

/** Words from the drawer of the explainer, and from how it reads the server's responses. */
const ofExplainer = [whyTexts.checks, 'AllowedIPs'];

/** Nothing is fetched ahead: the browser never has a moment to spare, until `haveOne` is called. */
function neverIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  window.addEventListener('moment-to-spare', () => {
    for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 50 });
  });
}

const haveOne = () => void window.dispatchEvent(new Event('moment-to-spare'));

declare global {
  interface Window {
    seenSinceSignIn: string[];
  }
}

/** The headings of pages, and what stands in for a page, in the order in which they come from now on. */
function notePages(): void {
  window.seenSinceSignIn = [];
  const note = () => {
    const marks = document.querySelectorAll('h1, #root [role=status]');
    for (const { textContent: text } of marks)
      if (window.seenSinceSignIn.at(-1) !== text) window.seenSinceSignIn.push(text);
  };
  note();
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}

/** What it came to, where that is more than it may. */
function excess(what: keyof typeof budgets, sent: Sent): readonly string[] {
  const [gzip, brotli] = [sent.gzip, sent.brotli].map((bytes) => (bytes / 1000).toFixed(1));
  console.log(`${what}: ${gzip} kB gzipped, ${brotli} kB in brotli, ${sent.files} files`);
  const keys = ['gzip', 'brotli', 'files'] as const;
  return keys.filter((key) => sent[key] > budgets[what][key]).map((key) => `${key}: ${sent[key]}`);
}

it('has the explainer of reachability in the bundle', () => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(assets, name), 'utf8'));
  expect(ofExplainer.filter((words) => !scripts.some((text) => text.includes(words)))).toEqual([]);
});

it('sends little up to the login form', async () => {
  const { context, open, quiet } = await deployment.visit();
  await context.addInitScript(neverIdle);
  const sent = countSent(context);
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await quiet();
  const total = await sent();
  expect(total.files).toBeGreaterThan(1);
  expect(excess('loginForm', total)).toEqual([]);
  await context.close();
});

it('has what comes after the login form there when somebody signs in', async () => {
  const { context, open, quiet } = await deployment.visit();
  await context.addInitScript(neverIdle);
  const scripts: Response[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.evaluate(haveOne);
  await quiet();
  // The explainer of reachability is loaded only when someone opens it.
  const loaded = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  expect(ofExplainer.filter((words) => loaded.includes(words))).toEqual([]);
  const sent = countSent(context);
  await page.evaluate(notePages);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await sent()).toMatchObject({ files: 0 });
  // The dashboard takes the form's place at once: nothing stands in for it meanwhile.
  expect(await page.evaluate(() => window.seenSinceSignIn)).toEqual(['Log in', 'Dashboard']);
  await context.close();
});

it('sends few files to somebody who is signed in', async () => {
  const { context, open, quiet } = await deployment.visit();
  const first = await open('/');
  await logIn(first, 'admin', adminPassword);
  await first.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await first.close();

  await context.addInitScript(neverIdle);
  const sent = countSent(context);
  const page = await open('/');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await quiet();
  const total = await sent();
  expect(total.files).toBeGreaterThan(1);
  expect(excess('dashboard', total)).toEqual([]);
  await context.close();
});
