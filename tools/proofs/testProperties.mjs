// Runs the property tests with 2,000 new random cases each, unless a test sets its own number.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    'run',
    '--project=unit',
    '--project=proof-app',
    // These proofs have no random cases.
    '--exclude=src/app/testing/robustness/**',
    '--testTimeout=600000',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TEST_PROPERTY_RUNS: '2000' } },
);
process.exit(status ?? 1);
