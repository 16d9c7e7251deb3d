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
  it('lets an administrator approve and delete nodes, and keeps theme and page size over reloads', async () => {
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
    expect(await page.getByRole('link', { name: 'pending-one', exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Approve pending-one' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'mac-laptop', exact: true }).count()).toBe(0);
  });

  it('shows users their networks without rejected requests, and logs them out in all tabs', async () => {
    const rejected: string[] = [];
    visit.context.on('response', (response) => {
      if (response.status() >= 400) rejected.push(`${response.status()} ${response.url()}`);
    });
    const first = await visit.open('/');
    await logIn(first, 'bob', userPassword);
    await first.getByRole('heading', { name: 'Welcome bob' }).waitFor();
    await first.getByRole('link', { name: 'Nodes' }).click();
    await first.getByRole('link', { name: 'site-hub', exact: true }).waitFor();
    expect(await first.getByText('leaf-a').count()).toBe(0);

    const second = await visit.open('/nodes');
    await second.getByRole('link', { name: 'site-hub', exact: true }).waitFor();
    expect(rejected).toEqual([]);

    await first.bringToFront();
    await first.getByRole('button', { name: 'Logged in as bob' }).click();
    await first.getByRole('menuitem', { name: 'Log out' }).click();
    await second.getByRole('textbox', { name: 'Username' }).waitFor();
    expect(await second.getByText('site-hub').count()).toBe(0);
  });
});
