import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { generatedSeed } from '../mocks/scenarios/generatedSeed.ts';
import { createWorld } from '../mocks/world/world.ts';
import {
  calm,
  follow,
  generatedWorld,
  goTo,
  heapOf,
  longestTask,
  median,
  medianOf,
  scrollGrid,
  signIn,
  slowestFrames,
  timeToShown,
  withTab,
  type Figure,
  type Part,
} from './tab.ts';

/** The matrices of ever larger networks: ACLs, and metrics in full mesh. */
export const matrixParts: readonly Part[] = [
  ...[50, 200, 1000, 2000, 5000].map((size) => ({ name: `acls ${size}`, run: () => acls(size) })),
  ...[500, 1000, 2000].map((size) => ({ name: `metrics ${size}`, run: () => metrics(size) })),
];

declare global {
  interface Window {
    /** When the first cell was painted, in milliseconds of the page's clock. */
    benchFirstCell: number | undefined;
  }
}

function acls(size: number): Promise<readonly Figure[]> {
  const what = `ACLs of ${size}`;
  return withTab(generatedWorld(size), async (tab) => {
    const { page } = tab;
    await watchFirstCell(page);
    await signIn(tab);
    await follow(page, /^ACLs/);
    // The dashboard has links of that name too, and stays until the picker has come.
    await page.getByRole('heading', { name: 'Node ACLs' }).waitFor();
    await page.getByRole('link', { name: 'grid' }).click();
    await matrixOrRetry(page);
    const shown = await dataToFirstCell(page, '/acls');
    const toggle = median(await togglesOf(page, 15));
    const down = await slowestFrames(page, () => scrollGrid(page, { x: 0, y: 40 }));
    const across = await slowestFrames(page, () => scrollGrid(page, { x: 40, y: 40 }));
    const key = await searchKey(page);
    const group = await groupToggle(page);
    const heap = await heapOf(tab);
    const bytes = await bytesOfOnePair(page);
    return [
      { line: `${what}: shown after data`, unit: 'ms', figure: shown },
      { line: `${what}: toggle, press to shown`, unit: 'ms', figure: toggle, goal: 32 },
      { line: `${what}: search key`, unit: 'ms', figure: key, ...(size === 2000 && { goal: 100 }) },
      { line: `${what}: scroll down, frame p95`, unit: 'ms', figure: down, goal: 17 },
      { line: `${what}: scroll across, frame p95`, unit: 'ms', figure: across, goal: 17 },
      { line: `${what}: group toggle`, unit: 'ms', figure: group },
      { line: `${what}: heap`, unit: 'MB', figure: heap },
      { line: `${what}: sent for one pair`, unit: 'kB', figure: bytes / 1000 },
    ];
  });
}

const metricsGoals: Readonly<Record<number, { readonly shown: number; readonly heap?: number }>> = {
  500: { shown: 400 },
  1000: { shown: 700, heap: 30 },
  2000: { shown: 1800 },
};

async function metrics(size: number): Promise<readonly Figure[]> {
  const what = `metrics of ${size}`;
  const goal = metricsGoals[size];
  // What the nodes report is written by `fullMetrics`: the world would hold every pair.
  const world = createWorld({ ...generatedSeed(Date.now, size, 'community'), edition: 'enterprise' });
  return withTab(
    world,
    async (tab) => {
      const { page } = tab;
      await watchFirstCell(page);
      await signIn(tab);
      await goTo(page, '/metrics/grid');
      await page.getByRole('gridcell').first().waitFor();
      const shown = await dataToFirstCell(page, '/metrics/grid');
      const longest = await longestTask(page);
      await calm(page, 1000);
      const heap = await heapOf(tab);
      const scroll = await slowestFrames(page, () => scrollGrid(page, { x: 20, y: 40 }));
      return [
        { line: `${what}: shown after data`, unit: 'ms', figure: shown, ...(goal && { goal: goal.shown }) },
        { line: `${what}: longest task`, unit: 'ms', figure: longest, goal: 100 },
        { line: `${what}: heap`, unit: 'MB', figure: heap, ...(goal?.heap && { goal: goal.heap }) },
        { line: `${what}: scroll, frame p95`, unit: 'ms', figure: scroll, goal: 17 },
      ];
    },
    (backend) => fullMetrics(backend, [...world.nodes.values()]),
  );
}

/** What every node reports of every other, written as it is sent: for 2,000 nodes more than a string can hold. */
async function fullMetrics(
  backend: string,
  nodes: readonly { readonly id: string; readonly name: string }[],
) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET' && incoming.url?.startsWith('/api/metrics/grid')) void write(outgoing);
    else forward(backend, incoming, outgoing);
  });
  async function write(outgoing: ServerResponse): Promise<void> {
    outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    outgoing.write('{"nodes":{');
    for (const [at, { id, name }] of nodes.entries()) {
      const isFlushed = outgoing.write(`${at > 0 ? ',' : ''}"${id}":${reportOf(at, id, name)}`);
      if (!isFlushed) await new Promise((drained) => outgoing.once('drain', drained));
    }
    outgoing.end('}}');
  }
  function reportOf(at: number, id: string, name: string): string {
    const peers = nodes.flatMap((peer, to) => {
      if (to === at) return [];
      const connected = (at * 7 + to * 13) % 97 !== 0;
      return `"${peer.id}":{"node_name":"${peer.name}","uptime":86400,"totaltime":90000,"percentup":${connected ? 99.5 : 40},"totalsent":${at * 1000 + to},"totalreceived":${to * 1000 + at},"actualuptime":86000000000000,"latency":${connected ? (at + to) % 90 : 999},"connected":${connected},"isserver":"no"}`;
    });
    return `{"network":"grid","node_id":"${id}","node_name":"${name}","isserver":"no","connectivity":{${peers.join(',')}},"needsfailover":{}}`;
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forward(backend: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const asked = request(
    `${backend}${incoming.url ?? '/'}`,
    { method: incoming.method ?? 'GET', headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}

/** A server that is measured beside the browser may answer too late for the console, which then offers another try. */
async function matrixOrRetry(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').first();
  const retry = page.getByRole('button', { name: 'Try again' });
  await cell.or(retry).waitFor();
  if (await retry.isVisible()) await retry.click();
  await cell.waitFor();
}

async function watchFirstCell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=gridcell]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.benchFirstCell = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** From the last byte of the answer to the frame that shows its first cells. */
async function dataToFirstCell(page: Page, path: string): Promise<number> {
  await page.waitForFunction(() => window.benchFirstCell !== undefined);
  return page.evaluate((end) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith(end));
    const data = answers.at(-1);
    const arrived = data instanceof PerformanceResourceTiming ? data.responseEnd : 0;
    return (window.benchFirstCell ?? 0) - arrived;
  }, path);
}

const cells = { when: 'change', selector: '[role=grid]' } as const;

async function togglesOf(page: Page, count: number): Promise<readonly number[]> {
  // Those that are turned over fall out of the list: it is always the next one. All of them are in sight without scrolling.
  const next = page.getByRole('gridcell', { name: /: allowed$/ }).nth(5);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    times.push(await timeToShown(page, cells, () => next.click()));
    await calm(page, 100);
  }
  return times;
}

async function searchKey(page: Page): Promise<number> {
  const search = page.getByRole('searchbox').first();
  const time = await medianOf(3, async (round) => {
    await search.fill('');
    await calm(page, 500);
    return timeToShown(page, cells, () => search.press(String(round + 1)));
  });
  await search.fill('');
  await calm(page, 500);
  return time;
}

/** Everything between the nodes of one role and those of another. */
async function groupToggle(page: Page): Promise<number> {
  await goTo(page, `${new URL(page.url()).pathname}?group=role`);
  const cell = page.getByRole('gridcell', { name: /^No role.* and No role.*pairs/ }).first();
  await cell.waitFor();
  await cell.focus();
  return timeToShown(page, cells, () => page.keyboard.press(' '));
}

/** Turns everything back, then one pair over, and submits it. */
async function bytesOfOnePair(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Reset' }).click();
  await goTo(page, new URL(page.url()).pathname);
  await page
    .getByRole('gridcell', { name: /^ams.*: allowed$/ })
    .nth(3)
    .click();
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT');
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).click();
  const bytes = (await sent).postDataBuffer()?.length ?? 0;
  await page.getByText('ACL Updated!', { exact: true }).first().waitFor();
  return bytes;
}
