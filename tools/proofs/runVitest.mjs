import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Runs Vitest with these arguments, those of the command line and further variables, and ends with its exit code. */
export function runVitest(args, env) {
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}
