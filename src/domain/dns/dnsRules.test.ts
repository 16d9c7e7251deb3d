import { expect, it } from 'vitest';
import { dnsFormProblems, isResolvable, typedDnsName } from './dnsRules.ts';

const taken = new Set(['gw', 'printer']);

it.each([
  ['wiki', undefined],
  ['wiki.intern', undefined],
  ['Two Words_x', undefined],
  ['ünïcode-名前', undefined],
  ['%2e%2e', undefined],
  ['a'.repeat(192), undefined],
  ['😀'.repeat(192), undefined],
  ['a'.repeat(193), 'dns.validation.length'],
  ['x'.repeat(10_240), 'dns.validation.length'],
  ['', 'dns.validation.name'],
  ['  ', 'dns.validation.name'],
  ['.office', 'dns.validation.name'],
  ['a/b', 'common.validation.slash'],
  ['../x', 'common.validation.slash'],
  ['.', 'common.validation.dots'],
  ['..', 'common.validation.dots'],
  ['\ud800', 'common.validation.unicode'],
  ['a\u0000b', 'common.validation.control'],
  ['a\n10.0.0.1 b', 'common.validation.control'],
  ['gw', 'dns.validation.taken'],
  [' gw ', 'dns.validation.taken'],
  ['printer.office', 'dns.validation.taken'],
  ['GW', undefined],
])('says of the name %o: %o', (name, problem) => {
  expect(dnsFormProblems({ name, address: '10.0.0.1' }, 'office', taken)).toEqual({
    name: problem,
    address: undefined,
  });
});

it.each([
  ['10.0.0.1', undefined],
  [' 10.0.0.1 ', undefined],
  ['fd00::1', undefined],
  ['::ffff:10.0.0.1', undefined],
  ['', 'dns.validation.address'],
  ['10.0.0', 'dns.validation.address'],
  ['10.0.0.256', 'dns.validation.address'],
  ['10.0.0.0/24', 'dns.validation.address'],
  ['167772161', 'dns.validation.address'],
  ['fd00::1%eth0', 'dns.validation.address'],
  ['host', 'dns.validation.address'],
  ['１０.0.0.1', 'dns.validation.address'],
  ['1'.repeat(10_240), 'dns.validation.address'],
])('says of the address %o: %o', (address, problem) => {
  expect(dnsFormProblems({ name: 'wiki', address }, 'office', taken)).toEqual({
    name: undefined,
    address: problem,
  });
});

it.each([
  ['wiki', 'wiki'],
  [' wiki ', 'wiki'],
  ['wiki.office', 'wiki'],
  ['wiki.OFFICE', 'wiki'],
  ['wiki.office.office', 'wiki.office'],
  ['wiki.back-office', 'wiki.back-office'],
  ['office', 'office'],
  ['wikioffice', 'wikioffice'],
])('typed as %o in the network office is sent as %o', (typed, name) => {
  expect(typedDnsName(typed, 'office')).toBe(name);
});

it.each([
  ['wiki', true],
  ['WIKI-2.intern', true],
  ['_sip._tcp', true],
  ['Sp ace!', false],
  ['two words', false],
  ['wiki!', false],
  ['münchen', false],
  ['wiki..intern', false],
  ['.wiki', false],
  ['wiki.', false],
  ['', false],
])('says whether a resolver finds %o: %o', (name, expected) => {
  expect(isResolvable(name)).toBe(expected);
});
