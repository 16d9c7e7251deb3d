import { expect, it } from 'vitest';
import { logFileName, rawLog } from './logFile.ts';
import { parseLog } from './logLine.ts';

const log = '[netmaker] 2026-11-21 09:58:00 =cmd|calc (1) \n[netmaker] 2026-11-21 09:59:00 two\nlines (3) \n';

it('writes lines as they came and in the order of the server’s file', () => {
  expect(rawLog(parseLog(log).toReversed())).toBe(log);
});

it.each([
  [log, 'netmaker-log-2026-11-21.txt'],
  ['../../etc/passwd', 'netmaker-log.txt'],
  ['', 'netmaker-log.txt'],
])('calls the file of %o %s', (text, name) => {
  expect(logFileName(parseLog(text))).toBe(name);
});
