import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, redactedAddress } from './redaction.ts';

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
  ])('of %j leaves %j', (text, left) => {
    expect(redact(text, [])).toBe(left);
  });

  it('takes out the longer of two secrets that overlap', () => {
    expect(redact('hunter2-and-more', ['hunter2', 'hunter2-and-more'])).toBe('…');
  });

  it('leaves what is too short to be told from a word', () => {
    expect(redact('a node is in a mesh', ['', 'a', 'is', 'in'])).toBe('a node is in a mesh');
  });

  it('lets no known secret through, whatever it is made of', () => {
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
])('of the address %s leaves %s', (address, left) => {
  expect(redactedAddress(address)).toBe(left);
});
