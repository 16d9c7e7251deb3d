import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** The tests that have to notice a mutant of a part: those of the part itself, so that a run takes seconds. */
const testsOf: Readonly<Record<string, string[]>> = {
  domain: ['src/domain/**/*.test.ts'],
  api: ['src/api/**/*.test.ts'],
  flows: ['src/app/flows/**/*.test.ts', 'src/app/trust/{changes,entering,unknownOutcome}.test.ts'],
};

const part = process.env.MUTATED_PART ?? 'domain';

export default defineConfig({
  ...viteConfig,
  test: {
    include: testsOf[part] ?? [],
    environment: 'node',
    setupFiles: part === 'flows' ? ['src/app/testing/setUp.ts'] : [],
    // Stryker counts what a test file runs from where its modules were read.
    isolate: true,
    testTimeout: 30_000,
  },
});
