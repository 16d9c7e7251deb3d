import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crashMessage, crashReport, redact, redactedAddress } from './crashReport.ts';

const around = {
  consoleVersion: 'v0.16.1',
  serverVersion: '',
  address: 'https://nm.example/nodes/meshnet?search=hunter2',
  now: Date.UTC(2026, 10, 21, 14, 6, 31),
  browser: 'Mozilla/5.0',
  secrets: ['hunter2'],
};

describe('a crash report', () => {
  it('contains the address, the time, the error and the components being rendered', () => {
    const error = new TypeError('hunter2 isn’t a number');
    expect(crashReport({ error, componentStack: '\n    at PeerTable\n    at Panel' }, around)).toBe(
      [
        'Netmaker console v0.16.1',
        'Server: unknown',
        'Time: 2026-11-21T14:06:31.000Z',
        'Address: /nodes/meshnet?search=…',
        'Browser: Mozilla/5.0',
        'Error: TypeError: … isn’t a number',
        '    at PeerTable',
        '    at Panel',
      ].join('\n'),
    );
  });

  it('contains the stack of an error thrown outside of rendering, without repeating its message', () => {
    const error = new Error('hunter2 "and the rest"');
    const report = crashReport({ error, componentStack: '' }, around);
    expect(report).toMatch(/\n {4}at /);
    expect(report).not.toMatch(/hunter2|the rest/);
  });

  it('has a limited length', () => {
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
])('describes the thrown value %o as %j', (thrown, message) => {
  expect(crashMessage(thrown, ['hunter2'])).toBe(message);
});

describe('redaction', () => {
  it.each([
    ['the token eyJhbGciOiJIUzI1NiJ9.eyJVc2VyTmFtZSI6ImEifQ.abc-_9', 'the token …'],
    ['half of one: eyJVc2VyTmFtZSI6ImEifQ', 'half of one: …'],
    ['Authorization: bearer abc.def', 'Authorization: Bearer …'],
    ['key 7Xa0cD1eF2gH3iJ4kL5mN6oP7qR8sT9uV0wX1yZ2aB8= of a node', 'key … of a node'],
    [
      `Unexpected token 'h', ..."word":"hunter2"... is not valid JSON`,
      `Unexpected token 'h', ..."…"... is not valid JSON`,
    ],
    ['at https://nm.example/login?login=abc&user=x (main)', 'at https://nm.example/login?… (main)'],
    ['at https://nm.example/assets/a.js:10:5', 'at https://nm.example/assets/a.js:10:5'],
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
  ])('turns %j into %j', (text, left) => {
    expect(redact(text, [])).toBe(left);
  });

  it('removes the longer of two overlapping secrets', () => {
    expect(redact('hunter2-and-more', ['hunter2', 'hunter2-and-more'])).toBe('…');
  });

  it('keeps secrets that are too short to distinguish from words', () => {
    expect(redact('a node is in a mesh', ['', 'a', 'is', 'in'])).toBe('a node is in a mesh');
  });

  it('shortens a long text first, because patterns take quadratic time', () => {
    const begun = performance.now();
    expect(redact('http://'.repeat(20_000), []).length).toBeLessThanOrEqual(20_001);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('leaves no half of a secret or key where it shortens a text', () => {
    const key = '7Xa0cD1eF2gH3iJ4kL5mN6oP7qR8sT9uV0wX1yZ2aB8=';
    const before = ' '.repeat(19_990);
    expect(redact(before + key, []).trim()).toBe('…');
    expect(redact(`${before}hunter2-and-more`, ['hunter2-and-more']).trim()).toBe('…');
  });

  it('removes every known secret', () => {
    const secret = fc.string({ minLength: 4, maxLength: 40 }).filter((text) => !text.includes('…'));
    fc.assert(
      fc.property(fc.string(), secret, fc.string(), (before, known, after) => {
        expect(redact(before + known + after, [known])).not.toContain(known);
      }),
    );
  });
});

it.each([
  ['/nodes/meshnet', '/nodes/meshnet'],
  ['https://nm.example/login?login=abc.def.ghi&user=x#frag', '/login?login=…&user=…'],
  ['/nodes?search=a&search=b', '/nodes?search=…'],
  ['/nodes/a%2Fb', '/nodes/a%2Fb'],
])('shortens the address %s to %s', (address, left) => {
  expect(redactedAddress(address)).toBe(left);
});
