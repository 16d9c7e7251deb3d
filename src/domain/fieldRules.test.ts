import { expect, it } from 'vitest';
import { countProblem, isWholeNumber, isAddressable, recordNameProblem } from './fieldRules.ts';

it.each([
  ['5', true],
  [' 5', true],
  ['5\t', true],
  ['10', true],
  ['0', true],
  ['007', true],
  ['11', false],
  ['-1', false],
  ['+1', false],
  ['1e0', false],
  ['1.0', false],
  ['1 0', false],
  ['１', false],
  ['', false],
  [' ', false],
  ['0'.repeat(17), false],
])('treats %o as a whole number from 0 to 10: %s', (text, isRight) => {
  expect(isWholeNumber(text, 0, 10)).toBe(isRight);
});

const problem = 'accesskey.validation.uses';

it.each([
  ['0', undefined],
  [' 6 ', undefined],
  ['9007199254740991', undefined],
  ['9007199254740992', 'common.validation.toolarge'],
  ['9'.repeat(10_000), 'common.validation.toolarge'],
  ['1e308', 'common.validation.toolarge'],
  ['1e3', problem],
  ['-1', problem],
  ['-1e308', problem],
  ['1.5', problem],
  ['', problem],
  ['many', problem],
  ['٣', problem],
])('validates %o as a count: %s', (text, expected) => {
  expect(countProblem(text, problem)).toBe(expected);
});

it.each([
  ['ci-runners', true],
  ['tab\there', true],
  ['inv\u202egpj.exe', true],
  ['%2e%2e', true],
  ['a/b', false],
  ['..', false],
  ['half \ud83d', false],
])('decides whether a record named %j can be addressed: %s', (name, isReachable) => {
  expect(isAddressable(name)).toBe(isReachable);
});

it.each([
  ['phone-1', undefined],
  ['هاتف-2', undefined],
  ['👩‍💻', undefined],
  ['می\u200cخواهم', undefined],
  ['inv\u202egpj.exe', 'common.validation.direction'],
  ['a\u2066b', 'common.validation.direction'],
  ['a\u200fb', 'common.validation.direction'],
  ['tab\there', 'common.validation.control'],
  ['a/b', 'common.validation.slash'],
])('checks the new name %j: %s', (name, expected) => {
  expect(recordNameProblem(name)).toBe(expected);
});
