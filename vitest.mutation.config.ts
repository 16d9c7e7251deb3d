import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The tests of `npm test` that have to notice a mutant of a part: those in Node that are close to it. */
const testsOf: Readonly<Record<string, string[]>> = {
  domain: [
    'src/{domain,screens}/**/*.test.{ts,tsx}',
    'src/app/shell/currentRoute.test.ts',
    'tools/replay/proofPeers.test.ts',
  ],
  api: ['src/api/**/*.test.ts'],
  flows: [
    'src/app/flows/**/*.test.ts',
    'src/app/testing/robustness/{loginAndDownloads,unknownOutcome}.test.ts',
  ],
};

const part = process.env.MUTATED_PART ?? 'domain';

export default defineConfig({
  ...viteConfig,
  test: {
    include: testsOf[part] ?? [],
    exclude: ['**/*.proof.*'],
    environment: 'node',
    setupFiles: part === 'flows' ? ['src/app/testing/setUp.ts'] : [],
    // Stryker counts what a test file runs from where its modules were read.
    isolate: true,
    testTimeout: 30_000,
  },
});
