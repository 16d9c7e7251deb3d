// Runs the unit and app tests one year ahead and in another time zone, so that none depends on the current date or place.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'unit', '--project', 'app', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_CLOCK_AHEAD_DAYS: '365', TZ: 'Pacific/Auckland' },
  },
);
process.exit(status ?? 1);
