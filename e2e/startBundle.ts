import type { TestProject } from 'vitest/node';
import buildBundle from './buildBundle.ts';
import { serveForAnyBackend } from './bundleServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly bundlePort: number;
  }
}

export default async function startBundle({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildBundle();
  const { port, close } = await serveForAnyBackend();
  provide('bundlePort', port);
  return close;
}
