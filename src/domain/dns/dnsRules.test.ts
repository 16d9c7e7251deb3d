import { expect, it } from 'vitest';
import { dnsEntryProblems } from './dnsRules.ts';

it.each([
  ['wiki', undefined],
  ['wiki.intern', undefined],
  ['', 'dns.validation.name'],
  ['  ', 'dns.validation.name'],
  ['a/b', 'common.validation.slash'],
])('says of the name %o: %o', (name, problem) => {
  expect(dnsEntryProblems({ name, address: '10.0.0.1' })).toEqual({ name: problem, address: undefined });
});

it.each([
  ['10.0.0.1', undefined],
  ['fd00::1', undefined],
  ['', 'dns.validation.address'],
  ['10.0.0.0/24', 'dns.validation.address'],
  ['host', 'dns.validation.address'],
])('says of the address %o: %o', (address, problem) => {
  expect(dnsEntryProblems({ name: 'wiki', address })).toEqual({ name: undefined, address: problem });
});
