import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn } from './deployment.ts';

const deployment = deployOnce('community');

async function at(path: string) {
  const { context, open, quiet } = await deployment().visit();
  const page = await open(path);
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Log in' }).waitFor({ state: 'detached' });
  await quiet();
  return { context, page };
}

/** Delays all scripts and styles until the returned function is called. */
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

it('shows a loading indicator while the explanation of a pair loads', async () => {
  const { context, page } = await at('/nodes/meshnet');
  await page.getByRole('button', { name: 'More about mac-laptop' }).click();
  const ask = page.getByRole('menuitem', { name: 'Explain…' });
  await ask.waitFor();
  const release = await holdFiles(page);
  await ask.click();
  await opening(page).waitFor({ state: 'attached' });
  release();
  await page.getByRole('dialog', { name: 'Connection check' }).waitFor();
  expect(await opening(page).count()).toBe(0);
  await context.close();
});

it('shows placeholders only after 150 ms', async () => {
  const { context, page } = await at('/');
  await page.route(/\/api\/networks/, () => undefined);
  await page.reload();
  const bar = page.locator('main [aria-hidden][style*="--skeleton"]').first();
  await bar.waitFor({ state: 'attached' });
  // Clone the placeholder, because the animation of the original has already ended.
  const opacityAt = (milliseconds: number) =>
    bar.evaluate((element, time) => {
      const clone = element.cloneNode();
      // Append it outside of React's root, which can render again.
      document.body.append(clone);
      if (!(clone instanceof Element)) return undefined;
      for (const animation of clone.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return getComputedStyle(clone).opacity;
    }, milliseconds);
  expect(await opacityAt(149)).toBe('0');
  expect(await opacityAt(151)).toBe('1');
  await context.close();
});
