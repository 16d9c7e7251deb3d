// Plays the unit tests and the orders of client requests with cases that no run had before: 2,000 of each, unless a test
// names a number.
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
    // The other proofs draw nothing at random.
    '--exclude=src/app/testing/trust/**',
    '--testTimeout=600000',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TEST_PROPERTY_RUNS: '2000' } },
);
process.exit(status ?? 1);
