// Plays the unit and app tests in two other places of time, so that none of them depends on today or on this time zone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

const lanes = [
  { name: 'The clock is a year ahead', env: { TEST_CLOCK_AHEAD_DAYS: '365' } },
  { name: 'The time zone is Pacific/Auckland', env: { TZ: 'Pacific/Auckland' } },
];

for (const { name, env } of lanes) {
  console.log(`\n${name}.`);
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'unit', '--project', 'app', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...env } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
