// Tests the built bundle in Firefox, at FIREFOX_PATH or a system path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const browser = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
if (!browser) {
  console.error('No Firefox found. Set FIREFOX_PATH or install it (Debian: apt-get install firefox-esr).');
  process.exit(1);
}

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'firefox', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, FIREFOX_PATH: browser } },
);
process.exit(status ?? 1);
