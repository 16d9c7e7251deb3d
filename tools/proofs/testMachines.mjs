// Runs a small part of the tests as on other machines: `npm run test:machines`. `-- NAME…` selects some of them.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const nobody = 65_534;

/** Each returns whether its tests pass, or why they were skipped. */
const machines = {
  'installed-browser': () => {
    const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
      (path) => existsSync(path),
    );
    if (browser) return runTests({ env: { CHROMIUM_PATH: browser } });
    console.error('No browser is installed. Debian: apt-get install -y --no-install-recommends chromium');
    return false;
  },
  german: () => runTests({ env: { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de_DE:de' } }),
  auckland: () => runTests({ env: { TZ: 'Pacific/Auckland' } }),
  homeless: () => runTests({ env: { HOME: undefined } }),
  'folder-with-spaces': () => inCopy((cwd) => runTests({ cwd })),
  'other-user': () => {
    if (process.getuid?.() !== 0) return 'Only root can become another user. Run this part as root.';
    return inCopy((cwd) => {
      // The files are links to those of the repository, so only folders change their owner.
      spawnSync('find', [dirname(cwd), '-type', 'd', '-exec', 'chown', `${nobody}:${nobody}`, '{}', '+']);
      return runTests({
        cwd,
        uid: nobody,
        gid: nobody,
        env: { HOME: cwd, USER: 'nobody', LOGNAME: 'nobody' },
      });
    });
  },
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(machines);
const unknown = names.filter((name) => !Object.hasOwn(machines, name));
if (unknown.length > 0) {
  console.error(
    `No machine is named ${unknown.join(', ')}. The machines are ${Object.keys(machines).join(', ')}.`,
  );
  process.exit(2);
}
const results = names.map((name) => {
  console.log(`\nMachine: ${name}`);
  return [name, machines[name]()];
});
console.log('');
for (const [name, result] of results)
  console.log(`${name}: ${result === true ? 'passed' : result === false ? 'FAILED' : `SKIPPED. ${result}`}`);
if (results.some(([, result]) => result === false)) process.exitCode = 1;

/** Stories that measure, the fonts, two journeys, the start of the bundle, dates, and a file compared with the repository. */
function runTests({ cwd = '.', env = {}, ...user }) {
  const stories = ['.storybook/foundations', 'src']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, file)))
    .filter(
      (file) => file.endsWith('.stories.tsx') && /tags: \[[^\]]*'machines'/.test(readFileSync(file, 'utf8')),
    );
  const files = [
    ...stories,
    'e2e/boot.test.ts',
    'src/domain/format/dateTime.test.ts',
    'src/domain/order.test.ts',
    'tools/docs/findings.test.ts',
  ];
  const projects = ['unit', 'machine-stories', 'e2e'].flatMap((project) => ['--project', project]);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files],
    // With CI, Vitest writes no snapshots.
    { stdio: 'inherit', cwd, env: { ...process.env, CI: 'true', ...env }, ...user },
  );
  return status === 0;
}

/** Copies the repository to a folder whose name has spaces. Packages are linked, because they take 500 MB. */
function inCopy(work) {
  const parent = mkdtempSync(join(tmpdir(), 'machine '));
  const copy = join(parent, 'net maker');
  try {
    const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    for (const file of stdout.split('\0').filter((each) => each !== '' && existsSync(each))) {
      mkdirSync(join(copy, dirname(file)), { recursive: true });
      copyFileSync(file, join(copy, file));
    }
    mkdirSync(join(copy, 'node_modules'));
    const packages = readdirSync('node_modules')
      .filter((name) => name !== '.cache')
      .map((name) => join('node_modules', name));
    const copyWith = (options) =>
      spawnSync('cp', [options, ...packages, join(copy, 'node_modules')], { stdio: 'ignore' }).status === 0;
    // Links can't lead to another file system.
    if (!copyWith('-al') && !copyWith('-a')) throw new Error('The packages couldn’t be copied.');
    return work(copy);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
