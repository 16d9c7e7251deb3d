import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, userPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn, type Visit } from './deployment.ts';

const deployment = deployOnce('community');
let visit: Visit;

beforeEach(async () => {
  visit = await deployment().visit();
});

afterEach(async () => {
  await visit.context.close();
  if (visit.problems.length > 0) throw new Error(visit.problems.join('\n'));
});

describe('the deployed console', () => {
  /** As a server with an OAuth provider that lets everyone in. */
  const provide = (token: string, user: string) =>
    visit.context.route('**/api/oauth/login', (route) => {
      const console = new URL(route.request().headers()['referer'] ?? '').origin;
      return route.fulfill({
        status: 307,
        headers: { Location: `${console}/login?login=${token}&user=${user}` },
      });
    });

  const tokenOf = async (username: string, password: string) => {
    const { context, open } = await deployment().visit();
    const page = await open('/');
    await logIn(page, username, password);
    await page.getByRole('button', { name: `Logged in as ${username}` }).waitFor();
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('netmaker-user') ?? '{}').token);
    await context.close();
    return String(token);
  };

  it('logs in by OAuth, and removes the token from the address and the history', async () => {
    const token = await tokenOf('bob', userPassword);
    await provide(token, 'bob');
    const page = await visit.open('/login');
    await page.getByRole('link', { name: 'Continue with OAuth' }).click();
    await page.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    expect(page.url()).not.toContain(token);
  });

  it('ignores a login link from another site, with and without a session', async () => {
    const token = await tokenOf('bob', userPassword);
    const page = await visit.open(`/login?login=${token}&user=bob`);
    await page.getByText('Ignored a login link').waitFor();
    expect(page.url()).not.toContain(token);
    await logIn(page, 'admin', adminPassword);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const other = await visit.open(`/login?login=${token}`);
    await other.getByText('Ignored a login link').first().waitFor();
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Logged in as admin' }).waitFor();
  });

  it('starts OAuth with its origin as the referrer, to which a server without a provider redirects', async () => {
    const page = await visit.open('/login');
    const { origin } = new URL(page.url());
    // Browsers send the whole address within one origin, and the server would then redirect to /loginlogin.
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      Object.assign(policy, { name: 'referrer', content: 'unsafe-url' });
      document.head.append(policy);
    });
    const started = page.waitForRequest('**/api/oauth/login');
    await page.getByRole('link', { name: 'Continue with OAuth' }).click();
    const { referer } = await (await started).allHeaders();
    expect(referer).toBe(`${origin}/`);
    await page.getByText('OAuth Login Failed, check if server is configured for OAuth').waitFor();
    expect(page.url()).toBe(`${origin}/login`);
  });

  it('asks before an OAuth return replaces the session of another user in all tabs', async () => {
    const token = await tokenOf('bob', userPassword);
    const page = await visit.open('/login');
    const admins = await visit.open('/login');
    await logIn(admins, 'admin', adminPassword);
    await admins.getByRole('heading', { name: 'Dashboard' }).waitFor();
    // As if OAuth had been chosen in this tab before the login in the other one.
    const returnAsBob = async (button: string) => {
      await page.evaluate(() => sessionStorage.setItem('netmaker-oauth', String(Date.now())));
      await page.goto(new URL(`/login?login=${token}`, page.url()).href);
      await page.getByRole('button', { name: button }).click();
    };
    await returnAsBob('Stay logged in as admin');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await returnAsBob('Log in as bob');
    for (const tab of [page, admins]) await tab.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '' });
  });
});
