// Tests the built bundle in Firefox, at FIREFOX_PATH or a system path.
import { existsSync } from 'node:fs';
import { runVitest } from './runVitest.mjs';

const browser = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);
if (!browser) {
  console.error('No Firefox found. Set FIREFOX_PATH or install it (Debian: apt-get install firefox-esr).');
  process.exit(1);
}
runVitest(['--project=firefox'], { FIREFOX_PATH: browser });
