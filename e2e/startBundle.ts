import type { TestProject } from 'vitest/node';
import buildBundle from './buildBundle.ts';
import { serveForAnyBackend } from './bundleServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port at which the bundle is served for any backend. */
    readonly bundlePort: number;
  }
}

/** Builds the bundle and serves it for all tests of a project. */
export default async function startBundle({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildBundle();
  const { port, close } = await serveForAnyBackend();
  provide('bundlePort', port);
  return close;
}
