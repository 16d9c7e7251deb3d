import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLog } from '../testing/parseLog.ts';
import { markedParts, matchingLines, logFileName, rawLog } from './logSearch.ts';

const lines = parseLog(
  [
    '[netmaker] 2026-11-21 09:58:00 mira created egress Gateway on node gw (1) ',
    '[netmaker] 2026-11-21 10:00:00 <b>bold</b> [a-z]+ (7) ',
    '[netmaker] 2026-11-21 10:01:00 GATEWAY (1) ',
    '[netmaker] 2026-11-21 10:02:00 node 02:42:ac:11:00:0A joined (1) ',
  ].join('\n'),
);

describe('a search', () => {
  it.each([
    ['gateway', [0, 2]],
    ['  gateway ', [0, 2]],
    ['GATEWAY\u200b', [0, 2]],
    ['02-42-ac-11-00-0a', [3]],
    ['0242.ac11.000a', [3]],
    ['02-42-ac', []],
    ['10:0', [1, 2, 3]],
    ['<b>', [1]],
    ['[a-z]+', [1]],
    ['.*', []],
    ['\\', []],
    ['netmaker', []],
    ['nothing', []],
    ['', []],
    ['   ', []],
    ['x'.repeat(10_240), []],
  ])('for %o finds the lines %o', (search, found) => {
    expect(matchingLines(lines, search)).toEqual(found);
  });

  it.each([
    ['egress Gateway', 'GATE', ['egress ', '*Gate', 'way']],
    ['aXa', 'a', ['*a', 'X', '*a']],
    ['aaa', 'aa', ['*aa', 'a']],
    ['', 'a', ['']],
    ['abc', '', ['abc']],
    ['a.c abc', 'a.c', ['*a.c', ' abc']],
    ['<i>x</i>', '<i>', ['*<i>', 'x</i>']],
  ])('in %o marks %o', (text, search, parts) => {
    expect(markedParts(text, search).map((part) => (part.isMatch ? '*' : '') + part.text)).toEqual(parts);
  });

  it('keeps the whole text for any search', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, search) => {
        const parts = markedParts(text, search);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const marked = parts.filter((part) => part.isMatch).map((part) => part.text.toUpperCase());
        expect(marked.every((part) => part === search.trim().toUpperCase())).toBe(true);
      }),
    );
  });
});

const log = '[netmaker] 2026-11-21 09:58:00 =cmd|calc (1) \n[netmaker] 2026-11-21 09:59:00 two\nlines (3) \n';

it('writes raw lines in the order of the server’s file', () => {
  expect(rawLog(parseLog(log).toReversed())).toBe(log);
});

it.each([
  [log, 'netmaker-log-2026-11-21.txt'],
  ['../../etc/passwd', 'netmaker-log.txt'],
  ['', 'netmaker-log.txt'],
])('names the file of %o %s', (text, name) => {
  expect(logFileName(parseLog(text))).toBe(name);
});
