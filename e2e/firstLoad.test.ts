import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'playwright';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { whyTexts } from '../src/domain/reach/why/whyText.ts';
import { guidePath, statementPath } from '../src/domain/paths.ts';
import { measureTransfers, type TransferSize } from './measureTransfers.ts';
import { deployOnce, logIn } from './deployment.ts';

/** Maximum bytes and files of scripts and styles. Bundles are the same on all machines. */
const budgets = {
  loginForm: { gzip: 115_000, brotli: 100_000, files: 5 },
  dashboard: { gzip: 230_000, brotli: 198_000, files: 12 },
};

const deployment = deployOnce('community');

/** Texts from the drawer that explains a pair and from its parser, which are in different chunks. */
const explainerTexts = [whyTexts.checks, 'AllowedIPs'];

/** Delays idle callbacks, and with them prefetching, until `becomeIdle` is called. */
function neverIdle(): void {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (run) => waiting.push(run);
  window.addEventListener('test-idle', () => {
    for (const run of waiting) run({ didTimeout: false, timeRemaining: () => 50 });
  });
}

const becomeIdle = () => void window.dispatchEvent(new Event('test-idle'));

declare global {
  interface Window {
    seenSinceLogin: string[];
  }
}

function recordPages(): void {
  window.seenSinceLogin = [];
  const record = () => {
    const marks = document.querySelectorAll('h1, #root [role=status]');
    for (const { textContent: text } of marks)
      if (window.seenSinceLogin.at(-1) !== text) window.seenSinceLogin.push(text);
  };
  record();
  new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
}

function excess(budget: keyof typeof budgets, sent: TransferSize): readonly string[] {
  const [gzip, brotli] = [sent.gzip, sent.brotli].map((bytes) => (bytes / 1000).toFixed(1));
  console.log(`${budget}: ${gzip} kB with gzip, ${brotli} kB with Brotli, ${sent.files} files`);
  const keys = ['gzip', 'brotli', 'files'] as const;
  return keys.filter((key) => sent[key] > budgets[budget][key]).map((key) => `${key}: ${sent[key]}`);
}

it.each([
  [statementPath, 'WCAG 2.2'],
  [guidePath, '## Limit an external client'],
])('ships the text at %s, which the console links to', (path, content) => {
  const text = readFileSync(join(import.meta.dirname, '../dist', path), 'utf8');
  expect(text).toContain(content);
  expect(text).not.toContain('<img');
});

const assets = join(import.meta.dirname, '../dist/assets');
const scriptNames = readdirSync(assets).filter((name) => name.endsWith('.js'));
const sourceOf = (name: string) => readFileSync(join(assets, name), 'utf8');

it('includes the explanation of pairs in the bundle', () => {
  const scripts = scriptNames.map(sourceOf);
  expect(explainerTexts.filter((text) => !scripts.some((each) => each.includes(text)))).toEqual([]);
});

it('has the scripts of the login form and the first page compiled while they arrive', () => {
  const compiled = scriptNames.filter((name) => sourceOf(name).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(compiled.map((name) => name.replace(/-.{8}\.js$/, '')).toSorted()).toEqual(['console', 'index']);
});

it('keeps the login form within its budget', async () => {
  const { context, open, quiet } = await deployment().visit();
  await context.addInitScript(neverIdle);
  const sent = measureTransfers(context);
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await quiet();
  const total = await sent();
  expect(total.files).toBeGreaterThan(1);
  expect(excess('loginForm', total)).toEqual([]);
  await context.close();
});

it('prefetches the dashboard while the login form is shown', async () => {
  const { context, open, quiet } = await deployment().visit();
  await context.addInitScript(neverIdle);
  const scripts: Response[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  await page.evaluate(becomeIdle);
  await quiet();
  // The explanation of pairs is loaded when it's opened.
  const loaded = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  expect(explainerTexts.filter((text) => loaded.includes(text))).toEqual([]);
  const sent = measureTransfers(context);
  await page.evaluate(recordPages);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await sent()).toMatchObject({ files: 0 });
  // The dashboard replaces the form without a loading indicator.
  expect(await page.evaluate(() => window.seenSinceLogin)).toEqual(['Log in', 'Dashboard']);
  await context.close();
});

it('keeps the dashboard of a logged-in user within its budget', async () => {
  const { context, open, quiet } = await deployment().visit();
  const first = await open('/');
  await logIn(first, 'admin', adminPassword);
  await first.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await first.close();

  await context.addInitScript(neverIdle);
  const sent = measureTransfers(context);
  const page = await open('/');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await quiet();
  const total = await sent();
  expect(total.files).toBeGreaterThan(1);
  expect(excess('dashboard', total)).toEqual([]);
  await context.close();
});
