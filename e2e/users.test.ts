import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
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

it('creates a user who then signs in and sees the networks they were given', async () => {
  const page = await visit.open('/users/create');
  await logIn(page, 'admin', adminPassword);
  // The login page has the other two fields as well, for as long as it stands.
  await page.getByLabel('Password confirmation').waitFor();
  await page.getByRole('textbox', { name: 'Username' }).fill('erin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-5');
  await page.getByLabel('Password confirmation').fill('secret-5');
  await page.getByRole('checkbox', { name: 'p2snet' }).press('Space');
  await page.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('link', { name: 'erin@example.com' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/users');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('secret-5');

  await page.getByRole('button', { name: 'Signed in as admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await logIn(page, 'erin@example.com', 'secret-5');
  await page.getByRole('heading', { name: 'Welcome erin@example.com' }).waitFor();
  await page.goto(new URL('/nodes', page.url()).href);
  await page.getByRole('link', { name: 'site-hub' }).waitFor();
  expect(await page.getByRole('link', { name: 'leaf-a' }).count()).toBe(0);
});
