import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the Chromium for tests, pictures and measurements: CHROMIUM_PATH, then, on Linux x64, the one in an npm package,
 * which has the same version everywhere. Other platforms use Playwright's own (undefined, because Playwright finds it by
 * itself) or the system's.
 */
export async function findChromium(): Promise<string | undefined> {
  const wanted = wantedChromium();
  if (wanted) return wanted;
  if (hasPacked) return unpackChromium();
  if (existsSync(chromium.executablePath())) return undefined;
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return system;
  throw new Error(
    'No Chromium found. Set CHROMIUM_PATH, or install one: apt-get install -y chromium (Debian), npx playwright install --with-deps chromium (elsewhere).',
  );
}

/** Starts that browser and prints which one it is. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findChromium();
  printBrowser(executablePath);
  return chromium.launch(executablePath ? { executablePath } : {});
}

let isPrinted = false;

/** Prints the browser and its version, once in a run. */
export function printBrowser(executablePath = chromium.executablePath()): void {
  if (isPrinted) return;
  isPrinted = true;
  console.log(`Browser: ${versionOf(executablePath)} (${executablePath})`);
}

function versionOf(executablePath: string): string {
  try {
    return execFileSync(executablePath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 10_000,
    }).trim();
  } catch {
    // Chrome on Windows opens a window instead.
    return 'version unknown';
  }
}

const hasPacked = process.platform === 'linux' && process.arch === 'x64';

function wantedChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH=${wanted} does not exist`);
  return wanted || undefined;
}

const require = createRequire(import.meta.url);
const unpacked = resolve('node_modules/.cache/chromium');

/** The package unpacks to the temporary folder. It unpacks its libraries only on AWS Lambda. */
async function unpackChromium(): Promise<string> {
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = unpacked;
  mkdirSync(unpacked, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    // Loaded late, because the package reads the environment. With `require`, because Vite's module runner, which loads
    // this file for scripts, has ended by now and `import()` would fail.
    const packed: typeof import('@sparticuz/chromium').default = require('@sparticuz/chromium');
    const executable = await packed.executablePath();
    process.env.FONTCONFIG_PATH = configureFonts();
    return executable;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}

/** The package's own configuration expects fonts in /tmp. Without a font, the browser crashes on a text field. */
function configureFonts(): string {
  const folder = resolve(unpacked, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    resolve(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${resolve(unpacked, 'fonts')}</dir>
  <cachedir>${resolve(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return folder;
}
