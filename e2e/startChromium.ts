import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser that all tests share. */
    readonly chromium: string;
  }
}

/** Host names that lead to this machine in the shared browser, for backends that aren't called by their address. */
export const hostNames = ['api.nm.example', 'nm_server', '10.20.30.40'] as const;

/** Starts one browser for all tests of a project. Each test has a context of its own in it. */
export default async function startChromium({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROMIUM_PATH;
  const server = await chromium.launchServer({
    ...(executablePath ? { executablePath } : {}),
    args: [`--host-resolver-rules=${hostNames.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`],
  });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
