import { expect, it } from 'vitest';
import { adminText, userOverrideText, networkChangeText } from './userText.ts';

it('writes the role as True or False', () => {
  expect([adminText(true), adminText(false)]).toEqual(['True', 'False']);
});

const isAdmin = { field: 'isAdmin', requested: true, kept: false } as const;
const networks = { field: 'networks', requested: [], kept: ['lab', 'office'] } as const;

it.each([
  [[isAdmin], 'The server saved False for Admin instead'],
  [[networks], 'The server saved lab, office for Networks instead'],
  [[isAdmin, networks], 'The server saved False for Admin and lab, office for Networks instead'],
  [[], undefined],
] as const)('names the values that the server saved instead for %o: %s', (values, text) => {
  expect(userOverrideText(values)).toBe(text);
});

it('writes no networks as None', () => {
  expect(userOverrideText([{ ...networks, kept: [] }])).toBe('The server saved None for Networks instead');
});

it.each([
  [['lab'], ['lab'], undefined],
  [['office'], ['lab', 'office'], 'lab will be added'],
  [['lab', 'office'], [], 'lab, office will be removed'],
  [['office'], ['lab'], 'lab will be added, office will be removed'],
  [[], ['a', 'b', 'c', 'd'], '4 networks will be added'],
])('describes the change from %o to %o: %s', (before, after, text) => {
  expect(networkChangeText(before, after)).toBe(text);
});
