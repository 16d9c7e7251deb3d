// Runs the unit and app tests a year from now and in another time zone, so that none of them depends on today or on here.
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
