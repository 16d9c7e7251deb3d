import { describe, expect, it } from 'vitest';
import { addressCountOf, firstAddresses, rangeReport } from './networkDraft.ts';

const lab = { netid: 'lab', range: '10.99.8.0/24' };
const office = { netid: 'office', range: '10.31.0.0/16' };
const ipv6Only = { netid: 'six', range: '' };

describe('a range for a new network', () => {
  it.each([
    ['10.1.2.0/24', 254],
    ['10.0.0.0/8', 16_777_214],
    ['0.0.0.0/0', 4_294_967_294],
    ['10.1.2.0/30', 2],
    ['10.1.2.0/31', 2],
    ['10.1.2.3/32', 1],
    ['fd00::/128', 1],
    ['fd00::/112', 65_536],
    ['fd00::/64', 2 ** 64],
  ])('of %s has %o addresses', (range, addresses) => {
    expect(rangeReport(range, [])?.addresses).toEqual(addresses);
  });

  it.each([
    ['10.9.3.77/24', '10.9.3.0/24'],
    ['fd00::5/64', 'fd00::/64'],
    ['fd00:0:0:0::/64', 'fd00::/64'],
    ['10.9.3.0/24', undefined],
    ['FD00::/64', undefined],
  ])('of %s is stored as %s', (range, stored) => {
    expect(rangeReport(range, [])?.storedAs).toBe(stored);
  });

  it.each([
    ['10.99.8.0/24', [lab]],
    ['10.99.8.128/25', [lab]],
    ['10.0.0.0/8', [lab, office]],
    ['10.99.9.0/24', []],
    ['fd00::/64', []],
  ])('of %s overlaps %j', (range, expected) => {
    expect(rangeReport(range, [lab, office, ipv6Only])?.overlapping).toEqual(expected);
  });

  it('is recognised as special', () => {
    expect(rangeReport('8.8.8.0/24', [])?.special).toBe('public');
    expect(rangeReport('10.8.8.0/24', [])?.special).toBeUndefined();
    expect([addressCountOf('10.1.2.0/30'), addressCountOf('fd00::/126'), addressCountOf('lan')]).toEqual([
      2,
      4,
      undefined,
    ]);
  });

  it.each(['', '10.1.2.0', 'fd00::', 'lan', '10.1.2.0/33', '10.1.2.0/24\u0000', '1'.repeat(10_000)])(
    '%j is invalid',
    (range) => {
      expect(rangeReport(range, [lab])).toBeUndefined();
    },
  );
});

it.each([
  ['10.137.82.0/24', ['10.137.82.1', '10.137.82.2']],
  ['10.137.82.77/24', ['10.137.82.1', '10.137.82.2']],
  ['10.255.255.254/31', ['10.255.255.254', '10.255.255.255']],
  ['10.1.2.3/32', ['10.1.2.3']],
  ['fd00:40:50::/64', ['fd00:40:50::', 'fd00:40:50::1']],
])('%s begins with %j, as the server gives them out', (range, addresses) => {
  expect(firstAddresses(range)).toEqual(addresses);
});
