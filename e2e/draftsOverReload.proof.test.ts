import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn } from './deployment.ts';

const deployment = deployOnce('community');

const stored = (page: Page) => page.evaluate(() => JSON.stringify(window.sessionStorage));

it('restores a form except passwords after a reload, in the same tab and until logout', async () => {
  const { context, open, problems } = await deployment().visit();
  const page = await open('/users/create');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await logIn(page, 'admin', adminPassword);
  const username = page.getByRole('textbox', { name: 'Username' });
  await page.getByRole('button', { name: 'Create user' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('secret-5');
  await username.fill('erin');
  await page.reload();

  await page.getByRole('button', { name: 'Create user' }).waitFor();
  expect(questions).toEqual(['beforeunload']);
  expect(await username.inputValue()).toBe('erin');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await stored(page)).toContain('erin');
  expect(await stored(page)).not.toContain('secret-5');

  const other = await open('/users/create');
  await other.getByRole('button', { name: 'Create user' }).waitFor();
  expect(await other.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('');

  await other.getByRole('button', { name: 'Logged in as admin' }).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await stored(page)).toBe('{}');
  await context.close();
  expect(problems).toEqual([]);
});
