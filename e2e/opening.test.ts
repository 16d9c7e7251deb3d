import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn } from './deployment.ts';

/** What happens while something is on its way: files are fetched when they are asked for, never before. */
let deployment: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

/** Signed in at an address, in a browser that never has a moment to spare. */
async function at(path: string) {
  const { context, open, quiet } = await deployment.visit();
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const page = await open(path);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Login' }).waitFor({ state: 'detached' });
  await quiet();
  return { context, page };
}

/** Holds scripts and styles that are requested from now on, until the returned function lets them load or fail. */
async function holdFiles(page: Page): Promise<(isThere: boolean) => Promise<void>> {
  const held: Request[] = [];
  let decide: (isThere: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(/\.(js|css)$/, async (route) => {
    held.push(route.request());
    await ((await decision) ? route.continue() : route.abort());
  });
  return async (isThere) => {
    decide(isThere);
    // The page fails with the first file. Until all others have failed too, the next attempt would wait for them.
    await Promise.all(held.map((request) => request.response()));
  };
}

const opening = (page: Page) => page.getByRole('progressbar', { name: 'Opening' });

it('shows that the search over everything is on its way, and opens it with the next press where it did not come', async () => {
  const { context, page } = await at('/');
  const search = page.getByRole('combobox', { name: 'Search or run' });
  const lose = await holdFiles(page);
  await page.keyboard.press('Control+k');
  await opening(page).waitFor({ state: 'attached' });
  await lose(false);
  await opening(page).waitFor({ state: 'detached' });
  expect(await search.count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Dashboard' }).isVisible()).toBe(true);

  const bring = await holdFiles(page);
  await page.keyboard.press('Control+k');
  await opening(page).waitFor({ state: 'attached' });
  await bring(true);
  await search.waitFor();
  await page.waitForFunction(
    (input) => input && getComputedStyle(input).borderStyle === 'none',
    await search.elementHandle(),
  );
  expect(await opening(page).count()).toBe(0);
  await context.close();
});

it('shows that the answer to a question about two nodes is on its way', async () => {
  const { context, page } = await at('/nodes/meshnet');
  await page.getByRole('button', { name: 'More about mac-laptop' }).click();
  const ask = page.getByRole('menuitem', { name: /^Why can/ });
  await ask.waitFor();
  const bring = await holdFiles(page);
  await ask.click();
  await opening(page).waitFor({ state: 'attached' });
  await bring(true);
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
