import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, userPassword } from '../mocks/scenarios/accounts.ts';
import { formatWhen } from '../src/domain/format/dateTime.ts';
import { deploy, logIn, type Visit } from './deployment.ts';

let deployment: Awaited<ReturnType<typeof deploy>>;
let visit: Visit;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

beforeEach(async () => {
  visit = await deployment.visit();
});

afterEach(async () => {
  await visit.context.close();
  if (visit.problems.length > 0) throw new Error(visit.problems.join('\n'));
});

describe('the deployed console', () => {
  it('lets an administrator approve and delete nodes, and keeps that, theme and page size over a reload', async () => {
    const page = await visit.open('/nodes');
    await logIn(page, 'admin', adminPassword);

    await page.getByRole('radio', { name: '25', exact: true }).click();
    await page.getByText('1–19 of 19').waitFor();
    await page.getByText('Dark mode').click();

    await page.getByRole('button', { name: 'Approve pending-one' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Node Approved!').first().waitFor();

    await page.getByRole('button', { name: 'More about mac-laptop' }).click();
    await page.getByRole('menuitem', { name: 'Delete mac-laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete node' }).click();
    await page.getByText('Successfully deleted Node!').first().waitFor();
    await page.getByText('1–18 of 18').waitFor();

    await page.goto(new URL('/nodes', page.url()).href);
    await page.getByText('1–18 of 18').waitFor();
    expect(await page.getByRole('radio', { name: '25', exact: true }).getAttribute('aria-checked')).toBe(
      'true',
    );
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.getByRole('link', { name: 'pending-one' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Approve pending-one' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'mac-laptop' }).count()).toBe(0);
  });

  it('shows a normal user their own networks, and asks for nothing that is refused', async () => {
    const refused: string[] = [];
    visit.context.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    const page = await visit.open('/');
    await logIn(page, 'bob', userPassword);
    await page.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    await page.getByRole('link', { name: 'Nodes' }).click();
    await page.getByRole('link', { name: 'site-hub' }).waitFor();
    expect(await page.getByText('leaf-a').count()).toBe(0);
    expect(refused).toEqual([]);
  });

  it('signs out in every tab', async () => {
    const one = await visit.open('/');
    await logIn(one, 'admin', adminPassword);
    await one.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const other = await visit.open('/nodes');
    await other.getByRole('link', { name: 'leaf-a' }).waitFor();
    await one.bringToFront();
    await one.getByRole('button', { name: 'Signed in as admin' }).click();
    await one.getByRole('menuitem', { name: 'Logout' }).click();
    await other.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(await other.getByText('leaf-a').count()).toBe(0);
  });

  it('takes the token of an OAuth return out of the address and the history', async () => {
    const donor = await visit.open('/');
    await logIn(donor, 'bob', userPassword);
    await donor.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    const token = await donor.evaluate(() => JSON.parse(localStorage.getItem('netmaker-user') ?? '{}').token);
    await donor.evaluate(() => localStorage.clear());

    const page = await visit.open(`/login?login=${token}&user=bob`);
    await page.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    expect(page.url()).not.toContain(token);
  });

  it('starts OAuth with its bare origin as the referrer, so that a server without a provider finds the way back', async () => {
    const page = await visit.open('/login');
    const { origin } = new URL(page.url());
    // As a browser does within one origin: with the whole address the server would lead to /loginlogin.
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

  it('finds the server where config.js was written by hand with an /api too many, and names its address', async () => {
    const { backend } = deployment;
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
    await page.getByRole('link', { name: 'leaf-a' }).waitFor();
  });

  it('is never blank where an OAuth return arrives in a browser that is signed in', async () => {
    const signIn = async (username: string, password: string) => {
      const page = await visit.open('/');
      await logIn(page, username, password);
      await page.getByRole('button', { name: `Signed in as ${username}` }).waitFor();
      const token = await page.evaluate(
        () => JSON.parse(localStorage.getItem('netmaker-user') ?? '{}').token,
      );
      return { page, token };
    };
    const { page: bobsPage, token: bobs } = await signIn('bob', userPassword);
    await bobsPage.evaluate(() => localStorage.clear());
    const { token: admins } = await signIn('admin', adminPassword);

    for (const [query, text] of [
      ['oauth=callback-error', 'OAuth Login Failed, check if server is configured for OAuth'],
      ['login=bad.token.x', 'Failed to login, invalid credentials or server disconnect'],
    ]) {
      const page = await visit.open(`/login?${query}`);
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
      await page
        .getByText(text ?? '')
        .first()
        .waitFor();
      expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '' });
    }
    for (const [token, heading] of [
      [admins, 'Dashboard'],
      [bobs, 'Welcome bob'],
    ]) {
      const page = await visit.open(`/login?login=${token}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(new URL(page.url())).toMatchObject({ pathname: '/', search: '' });
    }
  });

  it('writes moments in the time zone of the browser', async () => {
    const timezoneId = 'Asia/Kathmandu';
    const page = await visit.open('/nodes');
    const session = await visit.context.newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    const answer = page.waitForResponse('**/api/nodes');
    await logIn(page, 'admin', adminPassword);
    const nodes: { name: string; expdatetime: number }[] = await (await answer).json();
    const expiry = nodes.find(({ name }) => name === 'leaf-a')?.expdatetime ?? 0;
    await page.getByRole('link', { name: 'leaf-a' }).click();
    const when = page.getByText(formatWhen(expiry, 0, timezoneId) ?? 'an expiry');
    await when.waitFor();
    expect(await when.count()).toBe(1);
  });

  it('gets rid of a service worker that an older console left behind', async () => {
    // No console runs there; without an icon, the browser would ask for /favicon.ico, which is not there.
    await visit.context.route('**/empty', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="/favicon.svg">' }),
    );
    const page = await visit.open('/empty');
    const count = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
    expect(await page.evaluate(count)).toBe(1);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await expect.poll(() => page.evaluate(count)).toBe(0);
  });
});
