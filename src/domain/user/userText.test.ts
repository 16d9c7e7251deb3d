import { expect, it } from 'vitest';
import { adminText, userOverrideText, networkChangeText } from './userText.ts';

it('writes the role as True or False', () => {
  expect([adminText(true), adminText(false)]).toEqual(['True', 'False']);
});

const isAdmin = { field: 'isAdmin', asked: true, kept: false } as const;
const networks = { field: 'networks', asked: [], kept: ['lab', 'office'] } as const;

it.each([
  [[isAdmin], 'The server kept False for Is admin'],
  [[networks], 'The server kept lab, office for Networks'],
  [[isAdmin, networks], 'The server kept False for Is admin and lab, office for Networks'],
  [[], undefined],
] as const)('tells of the kept values %o: %s', (values, text) => {
  expect(userOverrideText(values)).toBe(text);
});

it('writes no networks as None', () => {
  expect(userOverrideText([{ ...networks, kept: [] }])).toBe('The server kept None for Networks');
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
