import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Response } from 'playwright';
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

/** Of the sentences, of the drawer, and of how its answers are read. */
const ofReach = ['None of the peers of', 'Checked in the server', 'AllowedIPs'];

describe('the explainer of the deployed console', () => {
  it('comes with its first question, answers it with the server’s words, and changes what stands in the way', async () => {
    const scripts: Response[] = [];
    visit.context.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
    });
    const page = await visit.open('/login');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await page.waitForLoadState('networkidle');
    // Read at once: what is still on its way when the browser closes has no text.
    const first = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
    expect(ofReach.filter((words) => first.includes(words))).toEqual([]);

    await logIn(page, 'admin', adminPassword);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page
      .getByRole('link', { name: /^Nodes/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'More about leaf-a' }).click();
    await page.getByRole('menuitem', { name: 'Why can’t it reach…' }).click();
    const drawer = page.getByRole('dialog', { name: 'Why can’t they reach each other?' });
    await drawer.getByRole('combobox', { name: 'To' }).fill('mac-l');
    await page.getByRole('option', { name: /^mac-laptop/ }).click();
    await drawer.getByText('What the server tells them now').waitFor();
    const verdict = drawer.getByRole('region', { name: 'Verdict' });
    expect(await verdict.textContent()).toContain('Blocked');

    // The question stands in the address.
    await page.reload();
    await drawer.getByText('What the server tells them now').waitFor();
    await drawer.getByRole('button', { name: 'Allow this pair' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).click();
    await verdict.getByText('Reaches').waitFor();
    await drawer.getByText('What the server tells them now').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });
});
