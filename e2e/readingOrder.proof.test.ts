import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn, type Visit } from './deployment.ts';
import { pinnedScreens } from './pinnedScreens.ts';

/**
 * Compares what screen readers announce with the files in `reading`. To update a file, delete it, run this test, which
 * writes it again, and review the order.
 */

const deployment = deployOnce('community');
let visit: Visit;

beforeAll(async () => {
  visit = await deployment().visit();
  const page = await visit.open('/networks');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('link', { name: 'meshnet', exact: true }).waitFor();
});

/** Replaces ages and times, and the panel for today, which depends on the time of day. */
function timeless(tree: string): string {
  return `${tree}\n`
    .replace(/- region "Today":\n(?: {4}.*\n)+/, '- region "Today"\n')
    .replaceAll(/(?:\b\d+ (?:s|min|h|days?|years?)\b ?)+/g, 'some time ')
    .replaceAll(/(?:\d{1,2} [A-Z][a-z]{2}(?: \d{4})?, )?\b\d\d:\d\d(?::\d\d)?(?![:\da-f])/g, 'a moment');
}

const folder = new URL('reading/', import.meta.url);

for (const [name, path] of Object.entries(pinnedScreens)) {
  it(`reads ${name}`, async () => {
    const page = await visit.open(path);
    const main = page.getByRole('main');
    const read = async () => timeless(await main.ariaSnapshot());
    await main.getByRole('heading', { level: 1 }).waitFor();
    const file = new URL(`${name}.yml`, folder);
    if (!existsSync(file)) {
      // Without a file to compare with, wait until the page has loaded.
      await page.waitForLoadState('networkidle');
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      // Findings come once the page is complete and the connection is quiet.
      await page.waitForTimeout(4_000);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, await read());
    }
    const expected = readFileSync(file, 'utf8');
    // Parts of the page load at different times.
    await vi.waitFor(async () => expect(await read()).toBe(expected), { timeout: 30_000, interval: 200 });
    await page.close();
  });
}
