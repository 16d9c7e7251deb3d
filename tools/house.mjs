/**
 * Measures the shape of the source and prints it: `npm run house [-- --list]`.
 *
 * Counted are the files a maintainer reads to change the product: everything in `src` and `mocks` but
 * tests, stories, styles, generated types, fixtures, journeys and the trust proofs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isListing = process.argv.includes('--list');

const notProduct =
  /\.(test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$|\/(schema|everyCall|fakeBackend)\.ts$|\/(fixtures|journeys|trust|testing)\//;

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

/** The files that one file imports, statically or when needed. */
function importsOf(file, text) {
  const specifiers = text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g);
  return new Set([...specifiers].map(([, one]) => path.posix.join(path.posix.dirname(file), one)));
}

const importers = new Map();
for (const { file, imports } of files)
  for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), file]);

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const percent = (some) => `${((100 * some.length) / files.length).toFixed(1)} %`;

const lines = sum(files.map((one) => one.lines));
const fragments = files.filter((one) => one.lines < 40 && importers.get(one.file)?.length === 1);
const tiny = files.filter((one) => one.lines <= 20);
const long = files.filter((one) => one.lines > 250);
const longest = files.reduce((a, b) => (b.lines > a.lines ? b : a));

const rooms = Map.groupBy
  ? Map.groupBy(files, (one) => path.posix.dirname(one.file))
  : files.reduce((all, one) => {
      const room = path.posix.dirname(one.file);
      return all.set(room, [...(all.get(room) ?? []), one]);
    }, new Map());
const fullRooms = [...rooms]
  .filter(([, inside]) => inside.length > 15)
  .toSorted((a, b) => b[1].length - a[1].length);

/** The files that a node's name and the wish to delete a node pass, as `tools/trace` finds them. */
function traced() {
  const output = execFileSync('npx', ['vitest', 'run', '--project', 'trace'], { encoding: 'utf8' });
  const reports = [...output.matchAll(/^trace (\{.*\})$/gm)].map(([, report]) => JSON.parse(report));
  return Object.fromEntries(reports.map((report) => [report.what, report.files]));
}

const traces = traced();

/** Product lines of `src`, by layer. */
const layers = ['domain', 'api', 'components', 'screens', 'app'].map((layer) => {
  const inside = files.filter(({ file }) => file.startsWith(`src/${layer}/`));
  return [`lines of src/${layer}, in files`, `${sum(inside.map((one) => one.lines))} in ${inside.length}`];
});

/**
 * What it takes to show and edit a field of a node, by the example of the local range: its record, form, details and
 * layout of the edit page. Not counted are networks, which have a field of that name, mocks, and what only this field
 * has beyond that: when it is locked, what is warned of, and the text of the warning.
 */
const rules = /\/(nodeRules|nodeEdit)\.ts$/;
const mentions = files
  .filter(({ file }) => /^src\/(domain\/(node|text)|screens\/nodes)\//.test(file) && !rules.test(file))
  .map(({ file, text }) => ({
    file,
    count: text.match(/(?<!(validation|warning)\.)\blocal_?range\b/gi)?.length ?? 0,
  }))
  .filter((one) => one.count > 0);

const rows = [
  ...layers.map((layer) => [...layer, '']),
  ['production files', files.length, '≤ 700'],
  ['production lines', lines, '≤ 50,000'],
  ['lines a file', (lines / files.length).toFixed(1), '≥ 70'],
  ['fragments: one importer, under 40 lines', `${percent(fragments)} (${fragments.length})`, '≤ 9 %'],
  ['files of 20 lines or less', `${percent(tiny)} (${tiny.length})`, '≤ 8 %'],
  ['rooms with more than 15 production files', fullRooms.length, '≤ 6'],
  ['files a name of 500 nodes passes, by trace', traces.name.length, '≤ 30'],
  ['files a delete passes, by trace', traces.delete.length, '≤ 12'],
  [
    'a field of a node shown and edited (local range; rules and mocks apart), mentions in files',
    `${sum(mentions.map((one) => one.count))} in ${mentions.length}`,
    '≤ 5 in 4',
  ],
  ['longest file', `${longest.lines} (${longest.file})`, '≤ 300'],
  ['files over 250 lines', long.length, '≤ 5'],
];
const width = Math.max(...rows.map(([label]) => label.length));
for (const [label, figure, goal] of rows)
  console.log(`${label.padEnd(width)}  ${String(figure).padEnd(12)}  ${goal}`);

if (isListing) {
  const show = (title, entries) => console.log(`\n${title}\n${entries.map((one) => `  ${one}`).join('\n')}`);
  show(
    'Full rooms',
    fullRooms.map(([room, inside]) => `${inside.length} ${room}`),
  );
  show(
    'Fragments',
    fragments.map((one) => `${one.lines} ${one.file} < ${importers.get(one.file)[0]}`),
  );
  show(
    '20 lines or less',
    tiny.map((one) => `${one.lines} ${one.file} < ${(importers.get(one.file) ?? []).length}`),
  );
  show(
    'Over 250 lines',
    long.map((one) => `${one.lines} ${one.file}`),
  );
  show('Files that a name passes', traces.name);
  show('Files that a delete passes', traces.delete);
  show(
    'Local range of a node',
    mentions.map((one) => `${one.count} ${one.file}`),
  );
}
