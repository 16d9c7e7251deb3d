import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBundle } from './bundleServer.ts';
import { deploy } from './deployment.ts';

let deployment: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  deployment = await deploy('community', {
    serve: (backend) => serveBundle(backend, 'https://api.netmaker.example.com'),
  });
});

afterAll(() => deployment.shutDown());

it('names the security policy as the cause if it blocks the backend', async () => {
  const { context, open } = await deployment.visit();
  const page = await open('/');
  await page.getByText(/security policy blocks requests to 127\.0\.0\.1:\d+\. BACKEND_URL/).waitFor();
  expect(await page.getByText(/No response from/).count()).toBe(0);
  await context.close();
});
