// Mutation testing, run manually. StrykerJS breaks the code in one place after another, and a test must fail each time.
import { readFileSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const help = `npm run mutate -- [--part domain|api|flows] [--share 0.1] [--seed 1] [--only PATH] [--concurrency N]

Mutates a seeded share of each part's lines, runs the part's tests against each mutant and lists the surviving mutants.
Exits with 1 if fewer than 85% were detected. All lines (--share 1) take hours on two cores.`;

/** The lowest share of mutants that tests must detect. */
const leastScore = 0.85;
/** Lines are selected in blocks, because most mutants span several lines. */
const blockLines = 12;

const folders = { domain: 'src/domain', api: 'src/api', flows: 'src/app/flows' };
/** Generated files, and support of tests. */
const notOurs = /\.test\.tsx?$|schema\.ts$|\/testing\//;

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    share: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    concurrency: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32). */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns line ranges in Stryker's notation: `src/domain/ip.ts:13-24`. */
function drawLines(folder) {
  const random = seededRandom(Number(values.seed));
  const share = Number(values.share);
  return readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !notOurs.test(path) && path.includes(values.only))
    .toSorted()
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n').length;
      const starts = Array.from({ length: Math.ceil(lines / blockLines) }, (_, at) => at * blockLines + 1);
      return starts
        .filter(() => random() < share)
        .map((start) => `${path}:${start}-${Math.min(start + blockLines - 1, lines)}`);
    });
}

async function mutate(part) {
  const mutants = drawLines(folders[part]);
  if (mutants.length === 0) throw new Error(`No lines of ${folders[part]} were selected.`);
  process.env.MUTATED_PART = part;
  const results = await new Stryker({
    mutate: mutants,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ...(values.concurrency && { concurrency: Number(values.concurrency) }),
    // A value that is created while its module loads would need a new process for each mutant.
    ignoreStatic: true,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only'],
    ignorePatterns: ['dist', 'storybook-static', 'e2e', 'deploy'],
    tempDirName: 'node_modules/.cache/stryker',
  }).runMutationTest();
  return results.filter(({ status }) => status !== 'Ignored');
}

function report(part, results) {
  const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const score = noticed / (noticed + survivors.length);
  for (const { fileName, location, replacement, status } of survivors) {
    const place = fileName.slice(fileName.indexOf('src/'));
    const code = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
    console.log(`${place}:${location.start.line}:${location.start.column} ${status} ${code}`);
  }
  console.log(
    `${part}: ${noticed} of ${noticed + survivors.length} mutants detected, ${(score * 100).toFixed(1)}%`,
  );
  return score;
}

if (values.help) {
  console.log(help);
} else {
  const parts = values.part ? [values.part] : Object.keys(folders);
  const scores = [];
  for (const part of parts) scores.push(report(part, await mutate(part)));
  process.exitCode = scores.every((score) => score >= leastScore) ? 0 : 1;
}
