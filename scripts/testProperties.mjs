// Plays the unit tests with cases of properties that no run had before, and 2,000 of them where a test names no number.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'unit', '--testTimeout', '600000', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TEST_PROPERTY_RUNS: '2000' } },
);
process.exit(status ?? 1);
