/**
 * Prints metrics of the source: `npm run house [-- --list]`.
 *
 * Counts the files that a maintainer reads to change the product: everything in `src` and `mocks` except tests and their
 * support, stories, styles, generated types and fixtures.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isListing = process.argv.includes('--list');

const notProduct = /\.(test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$|\/schema\.ts$|\/(fixtures|testing)\//;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'mocks'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !notProduct.test(file) && existsSync(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, lines: text.split('\n').length - 1, imports: importsOf(file, text) };
  });

function importsOf(file, text) {
  const specifiers = text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return new Set(
    [...specifiers].map(([, specifier]) => path.posix.join(path.posix.dirname(file), specifier)),
  );
}

const importers = new Map();
for (const { file, imports } of files)
  for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const percent = (some) => `${((100 * some.length) / files.length).toFixed(1)}%`;

const lines = sum(files.map(({ lines: count }) => count));
const fragments = files.filter((item) => item.lines < 40 && importers.get(item.file)?.length === 1);
const tiny = files.filter(({ lines: count }) => count <= 20);
const long = files.filter(({ lines: count }) => count > 250);
const longest = files.reduce((a, b) => (b.lines > a.lines ? b : a));

const folders = new Map();
for (const { file } of files) {
  const folder = path.posix.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const fullFolders = [...folders].filter(([, count]) => count > 15).toSorted((a, b) => b[1] - a[1]);

/** Returns the files that a node's name and a deletion pass, as `tools/trace` finds them. */
function traced() {
  const { status, stdout: output } = spawnSync('npx', ['vitest', 'run', '--project', 'trace'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) {
    console.error('A trace failed, see above.');
    process.exit(1);
  }
  const reports = [...output.matchAll(/^trace (\{.*\})$/gm)].map(([, report]) => JSON.parse(report));
  return Object.fromEntries(reports.map((report) => [report.what, report.files]));
}

const traces = traced();

/** Product lines of `src`, by layer. */
const layers = ['domain', 'api', 'components', 'screens', 'app'].map((layer) => {
  const inside = files.filter(({ file }) => file.startsWith(`src/${layer}/`));
  return [
    `lines of src/${layer}, in files`,
    `${sum(inside.map(({ lines: count }) => count))} in ${inside.length}`,
  ];
});

/**
 * Mentions of a node field that is shown and edited, for example the local range: in its record, form, details and edit
 * page. Excludes networks, which have a field with the same name, mocks, and the lock and warning of this field.
 */
const rules = /\/(nodeRules|nodeEdit)\.ts$/;
const mentions = files
  .filter(({ file }) => /^src\/(domain\/(node|text)|screens\/nodes)\//.test(file) && !rules.test(file))
  .map(({ file, text }) => ({
    file,
    count: text.match(/(?<!(validation|warning)\.)\blocal_?range\b/gi)?.length ?? 0,
  }))
  .filter(({ count }) => count > 0);

const rows = [
  ...layers.map((layer) => [...layer, '']),
  ['production files', files.length, ''],
  ['production lines', lines, ''],
  ['lines per file', (lines / files.length).toFixed(1), '≥ 70'],
  ['modules with one importer and under 40 lines', `${percent(fragments)} (${fragments.length})`, '≤ 9%'],
  ['files of 20 lines or less', `${percent(tiny)} (${tiny.length})`, '≤ 8%'],
  ['folders with more than 15 production files', fullFolders.length, '≤ 6'],
  ['files that a new node name passes, by trace', traces.name.length, '≤ 22'],
  ['files that a deletion passes from the menu on, by trace', traces.delete.length, '≤ 16'],
  [
    'mentions of a node field (local range), in files without rules and mocks',
    `${sum(mentions.map(({ count }) => count))} in ${mentions.length}`,
    '≤ 5 in 4',
  ],
  ['longest file', `${longest.lines} (${longest.file})`, '≤ 300'],
  ['files over 250 lines', long.length, '≤ 5'],
];
const width = Math.max(...rows.map(([label]) => label.length));
for (const [label, figure, goal] of rows)
  console.log(`${label.padEnd(width)}  ${String(figure).padEnd(12)}  ${goal}`);

if (isListing) {
  const show = (title, entries) =>
    console.log(`\n${title}\n${entries.map((entry) => `  ${entry}`).join('\n')}`);
  show(
    'Folders with more than 15 production files',
    fullFolders.map(([folder, count]) => `${count} ${folder}`),
  );
  show(
    'Modules with one importer and under 40 lines',
    fragments.map((item) => `${item.lines} ${item.file} < ${importers.get(item.file)[0]}`),
  );
  show(
    '20 lines or less',
    tiny.map((item) => `${item.lines} ${item.file} < ${(importers.get(item.file) ?? []).length}`),
  );
  show(
    'Over 250 lines',
    long.map((item) => `${item.lines} ${item.file}`),
  );
  show('Files that a name passes', traces.name);
  show('Files that a delete passes', traces.delete);
  show(
    'Local range of a node',
    mentions.map(({ file, count }) => `${count} ${file}`),
  );
}
