import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the browser shared by all tests. */
    readonly chromium: string;
  }
}

/** Host names that the shared browser resolves to this machine, for backends without an IP address. */
export const hostNames = ['api.nm.example', 'nm_server', '10.20.30.40'] as const;

/** Starts one browser for all tests of a project. Each test uses its own context. */
export default async function startChromium({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = process.env.CHROMIUM_PATH;
  const server = await chromium.launchServer({
    ...(executablePath ? { executablePath } : {}),
    args: [`--host-resolver-rules=${hostNames.map((name) => `MAP ${name} 127.0.0.1`).join(', ')}`],
  });
  provide('chromium', server.wsEndpoint());
  return () => server.close();
}
