import type { BrowserContext, Page } from 'playwright';
import { measureTransfers } from '../../e2e/measureTransfers.ts';
import { serveBundle } from '../../e2e/bundleServer.ts';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer } from '../../mocks/server.ts';
import { launchChromium } from '../findChromium.ts';
import { median, signIn, type Figure, type Part } from './tab.ts';

/** First loads: the login form, the dashboard after it, and the dashboard with an existing session. */
export const loadParts: readonly Part[] = [{ name: 'load', run: loads }];

const rounds = 5;

/** CPU throttling rate, for a phone or an old laptop. */
const slowdown = 4;

const cards = 'main a[href="/networks"]';

/** The page logs this text and the milliseconds once the awaited element is painted. */
const seenMark = 'bench: seen after';

async function loads(): Promise<readonly Figure[]> {
  const world = scenarios.get('community')?.build();
  if (!world) throw new Error('The scenario community is gone');
  const server = await startServer({ world });
  const bundle = await serveBundle(server.url);
  const browser = await launchChromium();
  try {
    const forms: LoginForm[] = [];
    const starts: Start[] = [];
    // Warms up the browser and both servers, and creates a session.
    const first = await browser.newContext();
    await signIn({ page: await first.newPage(), url: bundle.url });
    const storageState = await first.storageState();
    await first.close();
    for (let round = 0; round < rounds; round++) {
      const stranger = await browser.newContext();
      forms.push(await openLogin(stranger, bundle.url));
      await stranger.close();
      const known = await browser.newContext({ storageState });
      starts.push(await openHome(known, bundle.url));
      await known.close();
    }
    const of = <Item>(items: readonly Item[], figure: (item: Item) => number) => median(items.map(figure));
    return [
      {
        line: 'login form, CPU÷4: painted',
        unit: 'ms',
        figure: of(forms, ({ painted }) => painted),
        goal: 600,
      },
      { line: 'login form, CPU÷4: usable', unit: 'ms', figure: of(forms, ({ usable }) => usable), goal: 770 },
      {
        line: 'sign-in, CPU÷4: click to cards',
        unit: 'ms',
        figure: of(forms, (form) => form.signIn),
        goal: 450,
      },
      { line: 'cold /, CPU÷4: cards', unit: 'ms', figure: of(starts, ({ shown }) => shown), goal: 1100 },
      { line: 'cold /, CPU÷4: blocked', unit: 'ms', figure: of(starts, ({ blocked }) => blocked), goal: 300 },
      {
        line: 'login form: script and style, gzip',
        unit: 'kB',
        figure: of(forms, ({ kilobytes }) => kilobytes),
        goal: 115,
      },
      { line: 'login form: files', unit: 'files', figure: of(forms, ({ files }) => files), goal: 5 },
      {
        line: 'cold /: script and style, gzip',
        unit: 'kB',
        figure: of(starts, ({ kilobytes }) => kilobytes),
        goal: 250,
      },
      { line: 'cold /: files', unit: 'files', figure: of(starts, ({ files }) => files), goal: 12 },
    ];
  } finally {
    await browser.close();
    await bundle.close();
    await server.close();
  }
}

type Loaded = { readonly kilobytes: number; readonly files: number };
type LoginForm = Loaded & { readonly painted: number; readonly usable: number; readonly signIn: number };
type Start = Loaded & { readonly shown: number; readonly blocked: number };

async function openLogin(context: BrowserContext, url: string): Promise<LoginForm> {
  const sent = measureTransfers(context);
  const page = await slowPage(context, 'button[type=submit]');
  const form = seen(page);
  await page.goto(`${url}/login`);
  const usable = await form;
  const { gzip, files } = await sent();
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  // The console fetches the next page while the user types.
  await page.waitForTimeout(3000);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.evaluate(
    ([selector, mark]) => {
      addEventListener(
        'mousedown',
        ({ timeStamp }) => {
          const observer = new MutationObserver(() => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => console.log(mark, performance.now() - timeStamp)));
          });
          observer.observe(document, { childList: true, subtree: true });
        },
        { capture: true, once: true },
      );
    },
    [cards, seenMark] as const,
  );
  const home = seen(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  return { painted, usable, signIn: await home, kilobytes: gzip / 1000, files };
}

async function openHome(context: BrowserContext, url: string): Promise<Start> {
  // Fetches in idle time do not count.
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const sent = measureTransfers(context);
  const page = await slowPage(context, cards);
  const home = seen(page);
  await page.goto(`${url}/`);
  const shown = await home;
  // As in Lighthouse, the part of each long task beyond 50 ms.
  const blocked = await page.evaluate(() => window.benchTasks.reduce((sum, length) => sum + length - 50, 0));
  await page.waitForLoadState('networkidle');
  const { gzip, files } = await sent();
  return { shown, blocked, kilobytes: gzip / 1000, files };
}

/** Opens a page with a throttled CPU that logs when the first element of `selector` is painted. */
async function slowPage(context: BrowserContext, selector: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(
    ([wanted, mark]) => {
      window.benchTasks = [];
      new PerformanceObserver((list) => {
        window.benchTasks.push(...list.getEntries().map((entry) => entry.duration));
      }).observe({ type: 'longtask', buffered: true });
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => console.log(mark, performance.now())));
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    [selector, seenMark] as const,
  );
  return page;
}

/** Returns the time that the page logs. Querying the page would be work for its throttled CPU. */
async function seen(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', (one) => one.text().startsWith(seenMark));
  return Number(message.text().slice(seenMark.length));
}
