import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deploy } from './deployment.ts';

/** JavaScript and CSS that may be transferred until the login form stands, in bytes after gzip. */
const budget = 170_000;

let deployment: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

it(`transfers at most ${budget / 1000} kB of JavaScript and CSS up to the login form`, async () => {
  const { context, open } = await deployment.visit();
  const bodies: Promise<Buffer>[] = [];
  context.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  const page = await open('/');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.waitForLoadState('networkidle');

  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First load: ${(total / 1000).toFixed(1)} kB gzipped in ${sizes.length} files`);
  expect(sizes.length).toBeGreaterThan(1);
  expect(total).toBeLessThanOrEqual(budget);
});
