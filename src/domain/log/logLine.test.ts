import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLog } from '../testing/parseLog.ts';
import { parseLogInSlices, parseLogLine } from './logLine.ts';

it.each([
  ['', []],
  ['\n', ['']],
  ['one\n', ['one']],
  ['one', ['one']],
  ['one\ntwo\n', ['one\ntwo']],
  ['one\r\ntwo\r\n', ['one\ntwo']],
  ['one\n\ntwo', ['one\n\ntwo']],
  [
    '[a] 2026-11-21 00:07:08 one\r\n[a] 2026-11-21 00:07:08 two\r\n',
    ['[a] 2026-11-21 00:07:08 one', '[a] 2026-11-21 00:07:08 two'],
  ],
])('reads of %o the messages %o, without the empty last line', (log, messages) => {
  expect(parseLog(log).map((line) => line.raw)).toEqual(messages);
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
  expect(parseLogLine(raw, 7)).toMatchObject({ number: 7, timestamp, text, level: 'info', count, raw });
});

it('joins a message that spans lines', () => {
  const log =
    '[netmaker] 2026-11-21 00:07:16 first (1) \n[netmaker] 2026-11-21 00:07:21 refused: one\ntwo (3) \n';
  expect(parseLog(log)).toEqual([
    expect.objectContaining({ text: 'first', count: 1 }),
    expect.objectContaining({ timestamp: '2026-11-21 00:07:21', text: 'refused: one\ntwo', count: 3 }),
  ]);
});

it('numbers messages by their position in the file', () => {
  const log = '[netmaker] 2026-11-21 00:07:16 a (1) \nb\n[netmaker] 2026-11-21 00:07:17 c (1) \n';
  expect(parseLog(log).map(({ number }) => number)).toEqual([0, 1]);
});

it('marks errors', () => {
  const log = '[netmaker] 2026-11-21 00:07:16 processed request error: no (1) \n';
  expect(parseLog(log)).toMatchObject([{ level: 'error' }]);
});

it.each([0, 1, 9_999, 10_000, 10_001, 25_000])('reads %d messages in slices as at once', async (count) => {
  const log = Array.from({ length: count }, (_, index) => {
    const message = `[netmaker] 2026-11-21 00:07:16 line ${index} (1) \n`;
    return index % 3 === 2 ? `${message}goes on\n` : message;
  }).join('');
  let pauses = 0;
  const read = await parseLogInSlices(log, async () => void (pauses += 1));
  expect(read).toEqual(parseLog(log));
  expect(pauses).toBe(Math.max(0, Math.ceil(count / 10_000) - 1));
});

it('loses no line of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\r\n]*$/)), (lines) => {
      const log = lines.map((line) => `${line}\n`).join('');
      const read = parseLog(log).map((line) => line.raw);
      expect(read.join('\n')).toBe(lines.join('\n'));
    }),
  );
});

it.each([
  ['processed request error: could not find any records', 'error'],
  ['admin user validation failed:  incorrect credentials', 'error'],
  ["Key: 'User.Password' Error:Field validation for 'Password' failed on the 'min' tag", 'error'],
  ['lvl2-client attempted to create a client on network meshnet but they lack access', 'error'],
  ['admin failed to create network:  IPv4 or IPv6 CIDR required', 'error'],
  ['access key creation with invalid name attempted by admin', 'error'],
  ['mira failed to create egress gateway on node [x]', 'error'],
  ['admin fetched networks.', 'info'],
  ['admin was authenticated', 'info'],
  ['peer site-hub was found to be failover for site-1 checking failover peers...', 'info'],
  ['mira created network failed', 'info'],
  ['mira Deleted extclient client error from network office', 'info'],
  ['created new node error-1 on network office', 'info'],
  ['REST Server successfully started on port  9081  (REST)', 'info'],
  ['', 'info'],
])('treats %o as %s', (text, level) => {
  expect(parseLogLine(`[netmaker] 2026-11-21 00:07:16 ${text} (1) `, 0).level).toBe(level);
});
