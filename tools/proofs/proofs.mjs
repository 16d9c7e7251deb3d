// Runs the slow tests, which do not have to pass with every change. See `help`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const help = `npm run proofs [-- NAME...] [-- --shard 1/3] [-- --list]

Runs all parts, or the named ones, and exits with 1 if one fails. --shard runs a share of them, as a CI job does.
--list shows each part and how long it last took here.`;

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const tests = (project, ...files) => ({ project, files });
const scripts = (...names) => ({ names });

const parts = {
  ...partsOfFiles(),
  firefox: scripts('test:firefox'),
  replay: scripts('proof:replay'),
  peers: scripts('proof:peers'),
  clock: scripts('test:clock'),
  strict: scripts('test:strict'),
  translated: scripts('test:translated'),
  machines: scripts('test:machines'),
  bodies: scripts('build-storybook', 'check:storybook', 'test:bodies'),
};

/** Each file named `X.proof.*` is a part named after it, except that those of `src/app/testing/robustness` are one. */
function partsOfFiles() {
  const files = ['src', 'e2e']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const found = {};
  const add = (name, project, file) => {
    found[name] = tests(project, ...(found[name]?.files ?? []), file);
  };
  for (const file of files) {
    const [, stem = '', kind] = /([^/]+)\.proof\.(stories\.tsx|test\.ts)$/.exec(file) ?? [];
    const name = stem.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
    if (file.endsWith('.stories.tsx')) {
      if (kind) add(name, 'proof-stories', file);
      // Single stories with 500 or more nodes, rows or cells, in files that `npm test` also runs.
      else if (/tags: \[[^\]]*'proof'/.test(readFileSync(file, 'utf8')))
        add('large-networks', 'proof-stories', file);
    } else if (kind) {
      if (file.startsWith('e2e/')) add(name, 'proof-e2e', file);
      else add(file.startsWith('src/app/testing/robustness/') ? 'robustness' : name, 'proof-app', file);
    }
  }
  return found;
}

const durationsFile = 'reports/proofs.json';
const durations = existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, 'utf8')) : {};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shard: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));

if (values.help) console.log(help);
else if (values.list) list();
else if (unknown.length > 0) {
  console.error(`No part is named ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 2;
} else run(positionals.length > 0 ? positionals : Object.keys(parts));

function list() {
  for (const name of Object.keys(parts)) {
    const seconds = durations[name];
    console.log(`${name.padEnd(24)}${seconds === undefined ? 'not run yet' : `${Math.round(seconds)} s`}`);
  }
}

function run(names) {
  const [shard, shards] = values.shard.split('/').map(Number);
  const groups = groupsOf(names).filter((_, index) => index % shards === shard - 1);
  const failed = groups.flatMap((group) => {
    console.log(`\n${group.join(', ')}`);
    const [name] = group;
    return parts[name].project ? runTests(parts[name].project, group) : runScripts(name);
  });
  mkdirSync('reports', { recursive: true });
  writeFileSync(durationsFile, `${JSON.stringify(durations, null, 2)}\n`);
  console.log(
    failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\n${groups.flat().length} parts passed.`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** Parts of one project share a Vitest process, since its browser or the built bundle takes half a minute to start. */
function groupsOf(names) {
  const groups = new Map();
  for (const name of names) {
    const key = parts[name].project ?? name;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

function runScripts(name) {
  const start = Date.now();
  const isPassed = parts[name].names.every((script) => npmRun('npm', ['run', '--silent', script]));
  durations[name] = (Date.now() - start) / 1000;
  return isPassed ? [] : [name];
}

function runTests(project, group) {
  const report = `reports/${project}.json`;
  const filters = group.flatMap((name) => parts[name].files);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isPassed = npmRun('npx', ['vitest', 'run', '--project', project, ...output, ...filters]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = group.filter((name) => {
    const files = testResults.filter((file) => parts[name].files.some((path) => file.name.endsWith(path)));
    durations[name] = files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0);
    return files.length === 0 || files.some(({ status }) => status !== 'passed');
  });
  // An error outside of any test fails the whole run and no part of it.
  return isPassed || failed.length > 0 ? failed : group;
}

function npmRun(command, args) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}
