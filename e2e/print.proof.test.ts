import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn } from './deployment.ts';

const deployment = deployOnce('thousandNodes');

it('prints all rows of a list page in the light theme and without controls', async () => {
  const { context, open, problems } = await deployment().visit();
  const page = await open('/nodes?rowsPerPage=100');
  await logIn(page, 'admin', adminPassword);
  await page.getByText('1–100 of').waitFor();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const rows = page.locator('tbody tr[data-index]');
  expect(await rows.count()).toBeLessThan(100);
  const dark = await background();

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows.count()).toBe(100);
  expect(await background()).not.toBe(dark);
  for (const role of ['navigation', 'searchbox', 'button'] as const) {
    const visible = await page.getByRole(role, { includeHidden: true }).filter({ visible: true }).all();
    const names = await Promise.all(visible.map((element) => element.getAttribute('aria-label')));
    expect([role, names.filter((name) => name === 'Main' || name === 'Refresh')]).toEqual([role, []]);
  }

  await page.emulateMedia({ media: null });
  await expect.poll(background).toBe(dark);
  await context.close();
  expect(problems).toEqual([]);
});
