import { expect, it } from 'vitest';
import { adminText, userOverrideText, networkChangeText } from './userText.ts';

it('writes the role as True or False', () => {
  expect([adminText(true), adminText(false)]).toEqual(['True', 'False']);
});

it.each([
  [['isAdmin'], 'The server kept False for Is admin'],
  [['networks'], 'The server kept lab, office for Networks'],
  [['isAdmin', 'networks'], 'The server kept False for Is admin and lab, office for Networks'],
  [[], undefined],
] as const)('tells of the kept fields %o: %s', (fields, text) => {
  expect(userOverrideText(fields, { isAdmin: false, networks: ['lab', 'office'] })).toBe(text);
});

it('writes no networks as None', () => {
  expect(userOverrideText(['networks'], { isAdmin: false, networks: [] })).toBe(
    'The server kept None for Networks',
  );
});

it.each([
  [['lab'], ['lab'], undefined],
  [['office'], ['lab', 'office'], 'lab is added by this change'],
  [['lab', 'office'], [], 'lab, office are taken away by this change'],
  [['office'], ['lab'], 'lab is added, office is taken away by this change'],
  [[], ['a', 'b', 'c', 'd'], '4 networks are added by this change'],
])('says of %o turned into %o: %s', (before, after, text) => {
  expect(networkChangeText(before, after)).toBe(text);
});
