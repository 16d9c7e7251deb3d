import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn, type Visit } from './deployment.ts';

const deployment = deployOnce('community');
let visit: Visit;

beforeEach(async () => {
  visit = await deployment().visit();
});

afterEach(() => visit.context.close());

const brokenPolicies = () => visit.problems.filter((problem) => problem.includes('Content Security Policy'));

describe('a console that cannot start', () => {
  it('shows a message without loading any files, for example under a path of another host', async () => {
    await visit.context.route(/\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
    const page = await visit.open('/');
    await page.getByText('check that it is served from the root of a host').waitFor();
    expect(brokenPolicies()).toEqual([]);
  });

  it('names the file that failed to load', async () => {
    await visit.context.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
    const page = await visit.open('/login?login=secret');
    await page.getByRole('heading', { name: 'The console could not start' }).waitFor();
    await page.getByText(/Error: .*assets\/index-.*\.js/).waitFor();
    expect(await page.getByText('secret').count()).toBe(0);
    expect(page.url()).not.toContain('secret');
    expect(brokenPolicies()).toEqual([]);

    await visit.context.unroute('**/assets/index-*.js');
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
  });

  it('shows an error that occurs before the first render', async () => {
    await visit.context.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("password hunter2")' }),
    );
    const page = await visit.open('/');
    await page.getByRole('heading', { name: 'The console could not start' }).waitFor();
    await page.getByText(/Error: RangeError/).waitFor();
    expect(await page.getByText('hunter2').count()).toBe(0);
  });
});

it('a page whose file was replaced by a newer version suggests a reload and recovers', async () => {
  await visit.context.route('**/assets/NodeListRoute-*.js', (route) => route.fulfill({ status: 404 }));
  const page = await visit.open('/nodes');
  await logIn(page, 'admin', adminPassword);
  await page.getByText(/It may have been updated/).waitFor();

  await visit.context.unroute('**/assets/NodeListRoute-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
  expect(await page.getByText('This page couldn’t be displayed').count()).toBe(0);
});

it.each(['before login', 'with a session'])(
  'a console whose main file is missing %s suggests a reload and recovers',
  async (when) => {
    if (when === 'with a session') {
      const before = await visit.open('/');
      await logIn(before, 'admin', adminPassword);
      await before.getByRole('link', { name: 'Nodes' }).first().waitFor();
      await before.close();
    }
    await visit.context.route('**/assets/console-*.js', (route) => route.fulfill({ status: 404 }));
    const page = await visit.open('/nodes');
    if (when === 'before login') await logIn(page, 'admin', adminPassword);
    await page.getByText(/It may have been updated/).waitFor();

    await visit.context.unroute('**/assets/console-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
    expect(await page.getByText('This page couldn’t be displayed').count()).toBe(0);
  },
);

it('going back from the login form to a page shows the login form again', async () => {
  const page = await visit.open('/login');
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  await page.evaluate(() => window.history.pushState(null, '', '/users?page=2'));
  await page.evaluate(() => window.history.pushState(null, '', '/login'));
  await page.goBack();
  await page.waitForURL(/\/login$/);
  await logIn(page, 'admin', adminPassword);
  await page.waitForURL(/\/users\?page=2$/);
  expect(await page.getByRole('textbox', { name: 'Username' }).count()).toBe(0);
});

it.each([
  '/login?login=secret&user=bob',
  '/login?login=secret&login=secret',
  '/login?LOGIN=secret',
  '/login#login=secret',
  '/login/?login=secret',
  '/LOGIN?login=secret',
  '/nodes?page=2&login=secret',
  '/nodes#login=secret',
  '/loginlogin?login=secret',
  '//login?login=secret',
])('%s loses its query before the first other script runs', async (path) => {
  await visit.context.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.REACT_APP_BACKEND = '${deployment().backend}'; window.seenByConfig = location.href;`,
    }),
  );
  await visit.context.route('**/assets/console-*.js', (route) => route.fulfill({ status: 404 }));
  const page = await visit.open(path);
  expect(await page.evaluate(() => Reflect.get(window, 'seenByConfig'))).not.toContain('secret');
  await page.locator('h1, [role=alert]').first().waitFor();
  expect(page.url()).not.toContain('secret');
  expect(await page.content()).not.toContain('secret');
  // Reloading doesn’t repeat it either.
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'loginQuery'))).toBeUndefined();
  expect(brokenPolicies()).toEqual([]);
});

it('an address with several slashes, which names another host for a link, becomes one of the console', async () => {
  const page = await visit.open('//evil.example//nodes?search=a#b');
  expect(await page.evaluate(() => window.location.pathname)).toBe('/evil.example//nodes');
});

it('an error after the start does not replace the console', async () => {
  const page = await visit.open('/');
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('later');
    }, 0);
  });
  await page.getByText('Something went wrong in the console').first().waitFor();
  expect(await page.getByRole('textbox', { name: 'Username' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'The console could not start' }).count()).toBe(0);
});

it('a console finds the server if config.js was written manually with an extra /api, and shows its address', async () => {
  const { backend } = deployment();
  await visit.context.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.REACT_APP_BACKEND = '${backend}/api/';`,
    }),
  );
  const page = await visit.open('/nodes');
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  expect(await page.getByText(`to the mesh at ${new URL(backend).host}`, { exact: true }).count()).toBe(1);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
  expect(visit.problems).toEqual([]);
});

it('a console unregisters the service worker of an older console', async () => {
  // An empty page instead of the console. Without an icon, the browser would request the missing /favicon.ico.
  await visit.context.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="/favicon.svg">' }),
  );
  const page = await visit.open('/empty');
  const count = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  await page.evaluate(() => {
    // The policy of the empty page requires one, as boot.js creates it.
    const types: unknown = Reflect.get(window, 'trustedTypes');
    if (types instanceof Object && 'createPolicy' in types && typeof types.createPolicy === 'function')
      types.createPolicy('default', { createScriptURL: (address: string) => address });
    return navigator.serviceWorker.register('/service-worker.js');
  });
  expect(await page.evaluate(count)).toBe(1);
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('textbox', { name: 'Username' }).waitFor();
  await expect.poll(() => page.evaluate(count), { timeout: 60_000 }).toBe(0);
  expect(visit.problems).toEqual([]);
});
