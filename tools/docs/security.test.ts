import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rows of the tables of guarantees, without their headings. */
const guarantees = (
  readFileSync('SECURITY.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('Guarantees')) ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Guarantee|-)/.test(line))
  .map((line) => line.split(' | '))
  .map(([guarantee = '', tests = '']) => ({
    guarantee: guarantee.slice(2).trim(),
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

/** The compiler requires all keys there. */
const storageKeys = [
  ...readFileSync('src/app/testing/robustness/hostileStorage.test.tsx', 'utf8').matchAll(
    /^ {2}'(netmaker-[a-z-]+)': \(/gm,
  ),
].map(([, key = '']) => key);

it('SECURITY.md lists every key of the browser’s storage', () => {
  const table = readFileSync('SECURITY.md', 'utf8');
  expect(storageKeys).toContain('netmaker-user');
  expect(storageKeys.filter((key) => !table.includes(`\n| \`${key}\` `))).toEqual([]);
});

it('SECURITY.md lists guarantees', () => {
  expect(guarantees.length).toBeGreaterThan(20);
});

it.each(guarantees)('has a test for: $guarantee', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  expect(
    tests.filter((path) => !/\.test\.tsx?$|\.proof\.stories\.tsx$|^\.github\/workflows\//.test(path)),
  ).toEqual([]);
});
