import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn } from './deployment.ts';

/** What happens while something is on its way: files are fetched when they are asked for, never before. */
let deployment: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

/** Logged in at an address. */
async function at(path: string) {
  const { context, open, quiet } = await deployment.visit();
  const page = await open(path);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Log in' }).waitFor({ state: 'detached' });
  await quiet();
  return { context, page };
}

/** Holds scripts and styles that are requested from now on, until the returned function lets them load. */
async function holdFiles(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.(js|css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const opening = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

it('shows that the answer to a question about two nodes is on its way', async () => {
  const { context, page } = await at('/nodes/meshnet');
  await page.getByRole('button', { name: 'More about mac-laptop' }).click();
  const ask = page.getByRole('menuitem', { name: /^Why can/ });
  await ask.waitFor();
  const release = await holdFiles(page);
  await ask.click();
  await opening(page).waitFor({ state: 'attached' });
  release();
  await page.getByRole('dialog', { name: /^Why can/ }).waitFor();
  expect(await opening(page).count()).toBe(0);
  await context.close();
});

it('draws nothing in the place of what is there within 150 ms', async () => {
  const { context, page } = await at('/');
  await page.route(/\/api\/networks/, () => undefined);
  await page.reload();
  const bar = page.locator('main [aria-hidden][style*="--skeleton"]').first();
  await bar.waitFor({ state: 'attached' });
  // One that begins now: whatever this page shows has been there for longer.
  const opacityAt = (moment: number) =>
    bar.evaluate((element, time) => {
      const other = element.cloneNode();
      // At a place of its own: the page may draw the other one anew.
      document.body.append(other);
      if (!(other instanceof Element)) return undefined;
      for (const animation of other.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return getComputedStyle(other).opacity;
    }, moment);
  expect(await opacityAt(149)).toBe('0');
  expect(await opacityAt(151)).toBe('1');
  await context.close();
});
