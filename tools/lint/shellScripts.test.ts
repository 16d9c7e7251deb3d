import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * A bracket expression with a backslash. Most shells read it as an escape. Shells that use musl, such as that of Alpine
 * images, read it as a character of the list, which then ends at an escaped bracket. `[` after and before a space is the command.
 */
const bracketWithBackslash = /(?<!\\)(?!(?<=^|\s)\[ )\[[!^]?\]?(?:\[:\w+:\]|[^\]\\])*\\.*?\]/g;

function bracketsWithBackslash(script: string): readonly string[] {
  return script
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .flatMap((line) => line.match(bracketWithBackslash) ?? []);
}

const files = execFileSync('git', ['ls-files', '*.sh', 'deploy/*.yaml', 'deploy/Dockerfile'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

it('reads the entry script', () => {
  expect(files).toContain('deploy/entrypoint.sh');
});

it.each(files)('%s has no bracket expression with a backslash, which not every shell reads alike', (file) => {
  expect(bracketsWithBackslash(readFileSync(file, 'utf8'))).toEqual([]);
});

it.each([
  [String.raw`*[!a-z%\[\]-]*) refuse ;;`, [String.raw`[!a-z%\[\]`]],
  [String.raw`*[\[\]]*) refuse ;;`, [String.raw`[\[\]`]],
  [String.raw`[[:space:]\"\']*) ;;`, [String.raw`[[:space:]\"\']`]],
  [String.raw`  *[ \t]*) ;;`, [String.raw`[ \t]`]],
  [String.raw`sed 's/[^\n]//'`, [String.raw`[^\n]`]],
  [String.raw`*[!][a-z%-]*) refuse ;; \[*\]*) host=\${1%%\]*} ;; [[:space:]]* | \"*) ;;`, []],
  [String.raw`[ "$a" = "\$" ] && printf '[%s]\n' "$a" # [\]]`, [String.raw`[\]`]],
  [String.raw`# [\]]`, []],
])('in `%s` finds %j', (line, found) => {
  expect(bracketsWithBackslash(line)).toEqual(found);
});
