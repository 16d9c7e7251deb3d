import { expect, it } from 'vitest';
import { dnsEntryOf, dnsFormProblems, dnsNameFromInput, unresolvableWarning } from './dnsRules.ts';

const taken = [
  { name: 'gw', network: 'office' },
  { name: 'Printer', network: 'office' },
  { name: 'nas', network: 'Office' },
  { name: 'lab-1', network: 'lab' },
  { name: 'wiki.b', network: 'office' },
];

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
  ['GW', 'dns.validation.taken'],
  ['gW.Office.', 'dns.validation.taken'],
  ['printer', 'dns.validation.taken'],
  ['NAS', 'dns.validation.taken'],
  ['WIKI.B', 'dns.validation.taken'],
  ['lab-1', undefined],
  ['gw2', undefined],
])('validates the name %o: %o', (name, problem) => {
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
])('validates the address %o: %o', (address, problem) => {
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
  ['wiki.office.', 'wiki'],
  [' wiki.OFFICE. ', 'wiki'],
  ['wiki.office.office.', 'wiki.office'],
  ['wiki.', 'wiki'],
  ['wiki..', 'wiki..'],
  ['..', '..'],
  ['office.', 'office'],
  ['office', 'office'],
  ['wikioffice', 'wikioffice'],
])('sends %o, typed in the network office, as %o', (typed, name) => {
  expect(dnsNameFromInput(typed, 'office')).toBe(name);
});

it('sends the name without the suffix and the normalised address', () => {
  expect(dnsEntryOf({ name: ' Wiki.Office. ', address: ' FD00:0::9 ' }, 'office')).toEqual({
    name: 'Wiki',
    address: 'fd00::9',
    network: 'office',
  });
});

it.each([
  ['wiki', undefined],
  ['WIKI-2.intern', undefined],
  ['_sip._tcp', undefined],
  ['a'.repeat(63), undefined],
  ['Sp ace!', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['two words', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['wiki!', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['*', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['münchen', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['wiki..intern', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['.wiki', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['wiki.', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['', 'Use letters without accents, digits, hyphens, underscores and dots.'],
  ['a'.repeat(64), 'Use at most 63 characters between dots.'],
  [`wiki.${'a'.repeat(64)}.b`, 'Use at most 63 characters between dots.'],
  [
    Array.from({ length: 42 }, () => 'abcde').join('.'),
    'With the network suffix, it has more than 253 characters.',
  ],
  ['-wiki', 'Don’t start or end a part with a hyphen.'],
  ['wiki-.intern', 'Don’t start or end a part with a hyphen.'],
])('explains why resolvers don’t look up %o: %o', (name, expected) => {
  expect(unresolvableWarning({ name, network: 'office' })).toBe(
    expected && `Some nodes can’t resolve this name. ${expected}`,
  );
});

it('warns about names that become IP addresses with the suffix', () => {
  expect(unresolvableWarning({ name: '10.0.0', network: '1' })).toBe(
    'Some nodes can’t resolve this name. With the network suffix, it’s an IP address.',
  );
  expect(unresolvableWarning({ name: '10.0.0', network: 'office' })).toBeUndefined();
});
