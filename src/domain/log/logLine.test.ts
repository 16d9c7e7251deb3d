import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOfLog, parseLog, parseLogLine } from './logLine.ts';

it.each([
  ['', []],
  ['one\n', ['one']],
  ['one\ntwo\n', ['one', 'two']],
  ['one\n\ntwo', ['one', '', 'two']],
  ['one\r\ntwo\r\n', ['one', 'two']],
])('splits %o into %o, without the empty last line', (log, lines) => {
  expect(linesOfLog(log)).toEqual(lines);
});

it.each([
  [
    '[netmaker] 2026-11-21 00:07:08 mira created network office (1) ',
    '2026-11-21 00:07:08',
    'mira created network office',
    1,
  ],
  [
    '[netmaker] 2026-11-21 00:07:09  created new node alpha on network office (12) ',
    '2026-11-21 00:07:09',
    'created new node alpha on network office',
    12,
  ],
  ['[netmaker] 2026-11-21 00:07:03 REST server (REST) (1) ', '2026-11-21 00:07:03', 'REST server (REST)', 1],
  ['[netmaker] 2026-11-21 00:07:03 cut off', '2026-11-21 00:07:03', 'cut off', 1],
  ['something else', '', 'something else', 1],
  ['', '', '', 1],
])('reads %o', (raw, timestamp, text, count) => {
  expect(parseLogLine(raw)).toEqual({ timestamp, text, count, raw });
});

it('joins a message that spans lines', () => {
  const log =
    '[netmaker] 2026-11-21 00:07:16 first (1) \n[netmaker] 2026-11-21 00:07:21 refused: one\ntwo (3) \n';
  expect(parseLog(log)).toEqual([
    expect.objectContaining({ text: 'first', count: 1 }),
    expect.objectContaining({ timestamp: '2026-11-21 00:07:21', text: 'refused: one\ntwo', count: 3 }),
  ]);
});

it('loses no line, whatever the text', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\r\n]*$/)), (lines) => {
      const log = lines.map((line) => `${line}\n`).join('');
      const read = parseLog(log).map((line) => line.raw);
      expect(read.join('\n')).toBe(lines.join('\n'));
    }),
  );
});
