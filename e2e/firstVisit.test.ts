import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn, type Visit } from './deployment.ts';

const deployment = deployOnce('community');

const firstReads = ['dns', 'extclients', 'networks', 'nodes', 'server/getconfig', 'users'];

async function visitLoggedIn(): Promise<Visit> {
  const visit = await deployment().visit();
  const page = await visit.open('/');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await visit.quiet();
  await page.close();
  return visit;
}

/** Records the reads and files that the pages of a context ask for. */
function recordRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isRead = pathname.startsWith('/api/') && request.method() === 'GET';
    if (isRead) asked.push(pathname.slice('/api/'.length));
    else if (pathname.startsWith('/assets/')) asked.push(pathname.replace(/^\/assets\/(.*)-.{8}\./, '$1.'));
  });
  return asked;
}

const readsIn = (asked: readonly string[]) => asked.filter((path) => firstReads.includes(path)).toSorted();

/** Keeps the entry from running, so that nothing but boot.js can ask for anything. */
const holdEntry = (context: BrowserContext) =>
  context.route('**/assets/index-*.js', () => new Promise<never>(() => {}));

it('with a session in storage, asks for the first page and its records before any module runs', async () => {
  const { context, open, problems } = await visitLoggedIn();
  await holdEntry(context);
  const asked = recordRequests(context);
  void open('/').catch(() => undefined);
  await expect.poll(() => readsIn(asked)).toEqual(firstReads);
  await expect.poll(() => asked).toContain('console.js');
  expect(problems).toEqual([]);
  await context.close();
});

it('asks for each record once, and for nothing else before the cards are filled', async () => {
  const { context, open, quiet } = await visitLoggedIn();
  const asked = recordRequests(context);
  const page = await open('/');
  await page.getByRole('list', { name: 'Overview' }).getByText('1 per network').waitFor();
  const before = [...asked];
  expect(readsIn(before)).toEqual(firstReads);
  expect(before.filter((file) => file.endsWith('.js')).toSorted()).toEqual([
    'console.js',
    'index.js',
    'rolldown-runtime.js',
  ]);
  await quiet();
  await expect.poll(() => asked, { timeout: 20_000 }).toContain('FindingsWatcher.js');
  await context.close();
});

it.each([
  ['without a session', () => localStorage.clear()],
  [
    'with the session of another server',
    () => {
      const key = 'netmaker-user';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, server: 'http://elsewhere.localhost' }));
    },
  ],
  ['with a session that isn’t JSON', () => localStorage.setItem('netmaker-user', '{')],
])('%s, sends nothing before the login form', async (_, store) => {
  const { context, open, problems } = await visitLoggedIn();
  const asked = recordRequests(context);
  // A page without an address has no storage.
  await context.addInitScript(`if (location.protocol !== 'about:') (${String(store)})()`);
  const page = await open('/');
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(readsIn(asked)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
