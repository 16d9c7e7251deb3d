import type { BrowserContext, Page } from 'playwright';
import { measureTransfers, type TransferSize } from '../../e2e/measureTransfers.ts';
import { serveBundle } from '../../e2e/bundleServer.ts';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer } from '../../mocks/server.ts';
import { launchChromium } from '../findChromium.ts';
import { median, signIn, type Figure, type Part } from './tab.ts';

/** First visits: each in a new browser, which has neither an HTTP cache nor compiled code. CPU slowed four times. */
export const firstVisitParts: readonly Part[] = [
  { name: 'first visit', run: () => visits('first visit', undefined) },
  // 1.6 Mbit/s, and 150 ms until a response begins.
  {
    name: 'first visit over a slow line',
    run: () => visits('slow line', { throughput: 200_000, latency: 150 }),
  },
];

const rounds = 5;
const slowdown = 4;

/** `throughput` in bytes per second, `latency` in milliseconds. */
type Line = { readonly throughput: number; readonly latency: number };

async function visits(name: string, line: Line | undefined): Promise<readonly Figure[]> {
  const world = scenarios.get('community')?.build();
  if (!world) throw new Error('The scenario community is gone');
  const server = await startServer({ world });
  const bundle = await serveBundle(server.url);
  try {
    const storageState = await withContext({}, async (context) => {
      await signIn({ page: await context.newPage(), url: bundle.url });
      return context.storageState();
    });
    const forms: LoginVisit[] = [];
    const homes: HomeVisit[] = [];
    for (let round = 0; round < rounds; round++) {
      forms.push(await withContext({}, (context) => openLogin(context, bundle.url, line)));
      homes.push(await withContext({ storageState }, (context) => openHome(context, bundle.url, line)));
    }
    const of = <Visit>(all: readonly Visit[], figure: (visit: Visit) => number) => median(all.map(figure));
    return [
      { line: `${name}: login form`, unit: 'ms', figure: of(forms, ({ form }) => form) },
      { line: `${name}: sign-in to filled cards`, unit: 'ms', figure: of(forms, ({ cards }) => cards) },
      { line: `${name}: dashboard to filled cards`, unit: 'ms', figure: of(homes, ({ cards }) => cards) },
      {
        line: `${name}: script and style until the cards are filled, gzip`,
        unit: 'kB',
        figure: of(homes, ({ sent }) => sent.gzip / 1000),
        goal: 250,
      },
      {
        line: `${name}: script and style until the cards are filled, files`,
        unit: 'files',
        figure: of(homes, ({ sent }) => sent.files),
        goal: 12,
      },
    ];
  } finally {
    await bundle.close();
    await server.close();
  }
}

type LoginVisit = { readonly form: number; readonly cards: number };
type HomeVisit = { readonly cards: number; readonly sent: TransferSize };

async function withContext<Result>(
  options: Parameters<Awaited<ReturnType<typeof launchChromium>>['newContext']>[0],
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await work(await browser.newContext(options));
  } finally {
    await browser.close();
  }
}

async function openLogin(context: BrowserContext, url: string, line: Line | undefined): Promise<LoginVisit> {
  const page = await slowPage(context, line);
  await page.goto(`${url}/login`, { waitUntil: 'commit' });
  const form = await momentOf(page, 'form');
  // The console fetches the next page while the user types.
  await page.waitForTimeout(5000);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  const cards = await momentOf(page, 'cards');
  return { form, cards: cards - (await page.evaluate(() => window.benchClicked)) };
}

async function openHome(context: BrowserContext, url: string, line: Line | undefined): Promise<HomeVisit> {
  const sent = measureTransfers(context);
  const page = await slowPage(context, line);
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  const cards = await momentOf(page, 'cards');
  return { cards, sent: await sent() };
}

async function slowPage(context: BrowserContext, line: Line | undefined): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    const { throughput, latency } = line;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await page.addInitScript(watchMoments, seenMark);
  return page;
}

declare global {
  interface Window {
    /** Time of the last click, ms since the page began to load. */
    benchClicked: number;
  }
}

/** The page logs this text, a moment's name and its time in milliseconds. */
const seenMark = 'bench: seen';

/** Logs when the login form can be used, and when all figures of the dashboard are shown, once painted. */
function watchMoments(mark: string): void {
  addEventListener('mousedown', ({ timeStamp }) => (window.benchClicked = timeStamp), { capture: true });
  const seen = new Set<string>();
  const moments = {
    form: () => document.querySelector('button[type=submit]') !== null,
    cards: () => {
      const overview = document.querySelector('main ul[aria-label="Overview"]');
      return overview !== null && overview.querySelector('p > [aria-hidden]') === null;
    },
  };
  new MutationObserver(() => {
    for (const [name, isThere] of Object.entries(moments)) {
      if (seen.has(name) || !isThere()) continue;
      seen.add(name);
      requestAnimationFrame(() => setTimeout(() => console.log(`${mark} ${name} ${performance.now()}`)));
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Returns the time that the page logs. Querying the page would be work for its throttled CPU. */
async function momentOf(page: Page, name: 'form' | 'cards'): Promise<number> {
  const begin = `${seenMark} ${name} `;
  const message = await page.waitForEvent('console', (one) => one.text().startsWith(begin));
  return Number(message.text().slice(begin.length));
}
