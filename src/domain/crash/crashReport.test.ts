import { describe, expect, it } from 'vitest';
import { crashMessage, crashReport } from './crashReport.ts';

const around = {
  consoleVersion: 'v0.16.1',
  serverVersion: '',
  address: 'https://nm.example/nodes/meshnet?search=hunter2',
  now: Date.UTC(2026, 10, 21, 14, 6, 31),
  browser: 'Mozilla/5.0',
  secrets: ['hunter2'],
};

describe('the report of a crash', () => {
  it('says where, when and what, and which components were being drawn', () => {
    const error = new TypeError('hunter2 is no number');
    expect(crashReport({ error, componentStack: '\n    at PeerTable\n    at Panel' }, around)).toBe(
      [
        'Netmaker console v0.16.1',
        'Server: not known',
        'Time: 2026-11-21T14:06:31.000Z',
        'Address: /nodes/meshnet?search=…',
        'Browser: Mozilla/5.0',
        'Error: TypeError: … is no number',
        '    at PeerTable',
        '    at Panel',
      ].join('\n'),
    );
  });

  it('has the frames of an error that was thrown outside of drawing, without its message again', () => {
    const error = new Error('hunter2 "and the rest"');
    const report = crashReport({ error, componentStack: '' }, around);
    expect(report).toMatch(/\n {4}at /);
    expect(report).not.toMatch(/hunter2|the rest/);
  });

  it('is no longer than what somebody sends', () => {
    const error = new Error('x'.repeat(200_000));
    error.stack = `Error: ${'x'.repeat(200_000)}${'\n    at somewhere'.repeat(20_000)}`;
    expect(crashReport({ error, componentStack: '' }, around).length).toBeLessThan(7_000);
  });
});

it.each<[unknown, string]>([
  [new RangeError(), 'RangeError'],
  [new RangeError('too\n  long'), 'RangeError: too long'],
  ['plain hunter2', 'plain …'],
  [null, 'Not an error but null'],
  [7, 'Not an error but number'],
  [{ message: 'secret' }, 'Not an error but object'],
])('says of what was thrown, %o, only %j', (thrown, message) => {
  expect(crashMessage(thrown, ['hunter2'])).toBe(message);
});
