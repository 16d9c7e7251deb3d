import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminPassword, userPassword } from '../mocks/scenarios/accounts.ts';
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
  it('removes the token of an OAuth return from the address and the history', async () => {
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

  it('shows the dashboard for an OAuth return in a logged-in browser', async () => {
    const openLoggedIn = async (username: string, password: string) => {
      const page = await visit.open('/');
      await logIn(page, username, password);
      await page.getByRole('button', { name: `Logged in as ${username}` }).waitFor();
      const token = await page.evaluate(
        () => JSON.parse(localStorage.getItem('netmaker-user') ?? '{}').token,
      );
      return { page, token };
    };
    const { page: bobsPage, token: bobs } = await openLoggedIn('bob', userPassword);
    await bobsPage.evaluate(() => localStorage.clear());
    const { token: admins } = await openLoggedIn('admin', adminPassword);

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

  it('shows times in the browser’s time zone', async () => {
    const timeZone = 'Asia/Kathmandu';
    const page = await visit.open('/nodes');
    const session = await visit.context.newCDPSession(page);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: timeZone });
    const answer = page.waitForResponse('**/api/nodes');
    await logIn(page, 'admin', adminPassword);
    const nodes: { name: string; expdatetime: number }[] = await (await answer).json();
    const expiry = nodes.find(({ name }) => name === 'leaf-a')?.expdatetime ?? 0;
    await page.getByRole('link', { name: 'leaf-a', exact: true }).click();
    const when = page.getByText(dayAndTime(expiry * 1000, timeZone));
    await when.waitFor();
    expect(await when.count()).toBe(1);
  });
});

/** For example `4 Mar 2034, 00:00`. */
function dayAndTime(moment: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  const { day, month, year, hour, minute } = Object.fromEntries(parts);
  return `${day} ${month} ${year}, ${hour}:${minute}`;
}
