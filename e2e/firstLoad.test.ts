import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium, type Browser } from 'playwright';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer, type RunningServer } from '../mocks/server.ts';
import { serveBundle } from './bundleServer.ts';

/** JavaScript and CSS that may be transferred until the login form stands, in bytes after gzip. */
const budget = 170_000;

let browser: Browser;
let server: RunningServer;
let bundle: Awaited<ReturnType<typeof serveBundle>>;

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch(executablePath ? { executablePath } : {});
  const world = scenarios.get('community')?.build();
  if (!world) throw new Error('The scenario community is gone');
  server = await startServer({ world });
  bundle = await serveBundle(server.url);
});

afterAll(async () => {
  await browser.close();
  await bundle.close();
  await server.close();
});

it(`transfers at most ${budget / 1000} kB of JavaScript and CSS up to the login form`, async () => {
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.goto(bundle.url);
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.waitForLoadState('networkidle');

  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First load: ${(total / 1000).toFixed(1)} kB gzipped in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(budget);
});
