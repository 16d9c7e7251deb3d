import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressAt,
  containsIP,
  defaultRoutes,
  hostBits,
  hostPort,
  isCidr,
  isIPAddress,
  isIPv4,
  isIPv4Cidr,
  isIPv6,
  isIPv6Cidr,
  normaliseIP,
  overlaps,
  pastedAddress,
  pastedIP,
  sameIP,
  specialRange,
  spelledIP,
} from './ip.ts';

describe('an IPv4 address', () => {
  it.each(['0.0.0.0', '10.20.30.1', '255.255.255.255'])('is %s', (text) => {
    expect(isIPv4(text)).toBe(true);
  });

  it.each([
    '',
    '10.20.30',
    '10.20.30.256',
    '10.20.30.1.2',
    '010.1.1.1',
    '0x0a.1.1.1',
    '10.1.1.1/24',
    ' 10.1.1.1',
    '10.1.1.1 ',
    '167772161',
    'fd00::1',
    'host',
  ])('is not %o', (text) => {
    expect(isIPv4(text)).toBe(false);
  });
});

describe('an IPv4 range', () => {
  it.each(['0.0.0.0/0', '10.20.30.0/24', '10.20.30.77/24', '10.20.30.1/32'])('is %s', (text) => {
    expect(isIPv4Cidr(text)).toBe(true);
  });

  it.each([
    '',
    '10.20.30.0',
    '10.20.30.0/33',
    '10.20.30.0/99',
    '10.20.30.0/-1',
    '10.20.30.0/',
    '10.20.30/24',
    '10.20.30.256/24',
    'fd00::/64',
    '10.20.30.0/024',
    '10.20.30.0/00',
    '10.20.30.0/ 24',
  ])('is not %o', (text) => {
    expect(isIPv4Cidr(text)).toBe(false);
  });
});

describe('an IPv6 address', () => {
  it.each(['::', '::1', 'fd00:40:50::3', 'FD00:40:50:0:FFFF:FFFF:FFFF:FFFF', '::ffff:10.0.0.1'])(
    'is %s',
    (text) => {
      expect(isIPv6(text)).toBe(true);
    },
  );

  it.each([
    '',
    'fd00',
    'fd00::1::2',
    'fd00:12345::',
    'fd00::/64',
    'fe80::1%eth0',
    '10.0.0.1',
    'g::',
    '::ffff:010.0.0.1',
    '::ffff:0xa.0.0.1',
    '::ffff:10.0.1',
    '::10.0.0.1:1',
  ])('is not %o', (text) => {
    expect(isIPv6(text)).toBe(false);
  });
});

describe('an IPv6 range', () => {
  it.each(['::/0', 'fd00:40:50::/64', 'fd00::1/128', '::ffff:10.0.0.0/104'])('is %s', (text) => {
    expect(isIPv6Cidr(text)).toBe(true);
  });

  it.each([
    '',
    'fd00:40:50::',
    'fd00::/129',
    'fd00::/',
    'fe80::1%eth0/64',
    '10.0.0.0/8',
    'fd00::/064',
    '::ffff:010.0.0.1/96',
    '::ffff:0xa.0.0.1/96',
  ])('is not %o', (text) => {
    expect(isIPv6Cidr(text)).toBe(false);
  });
});

it('accepts addresses and ranges of both families', () => {
  expect([isIPAddress('10.0.0.1'), isIPAddress('fd00::1'), isIPAddress('10.0.0.0/8')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isCidr('10.0.0.0/8'), isCidr('fd00::/8'), isCidr('10.0.0.1')]).toEqual([true, true, false]);
});

it.each([
  ['10.20.30.1', '10.20.30.1'],
  ['10.9.3.77/24', '10.9.3.0/24'],
  ['10.9.3.77/0', '0.0.0.0/0'],
  ['10.9.255.77/20', '10.9.240.0/20'],
  ['10.9.3.77/32', '10.9.3.77/32'],
  ['FD00:0:0:0::1', 'fd00::1'],
  ['fd00:40:50::3/64', 'fd00:40:50::/64'],
  ['fd00:40:50::3/128', 'fd00:40:50::3/128'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::FFFF:a00:1', '10.0.0.1'],
  ['nonsense', undefined],
  ['', undefined],
])('normalises %o to %o', (text, normal) => {
  expect(normaliseIP(text)).toBe(normal);
});

it.each([
  ['10.20.0.0/16', '10.20.30.1', true],
  ['10.20.0.0/16', '10.21.0.1', false],
  ['10.20.0.0/16', '10.20.30.0/24', true],
  ['10.20.30.0/24', '10.20.0.0/16', false],
  ['10.20.30.0/24', '10.20.30.0/24', true],
  ['0.0.0.0/0', 'fd00::1', false],
  ['fd00::/8', 'fd12::1', true],
  ['::/0', '10.0.0.1', false],
  ['nonsense', '10.0.0.1', false],
  ['10.0.0.0/8', '', false],
])('%s contains %s: %s', (range, inner, holds) => {
  expect(containsIP(range, inner)).toBe(holds);
});

it.each([
  ['10.20.0.0/16', '10.20.30.0/24', true],
  ['10.20.30.0/24', '10.20.0.0/16', true],
  ['10.20.30.0/25', '10.20.30.128/25', false],
  ['10.0.0.1', '10.0.0.1', true],
  ['fd00::/8', '10.0.0.0/8', false],
])('%s and %s overlap: %s', (one, other, overlap) => {
  expect(overlaps(one, other)).toBe(overlap);
});

it('normalises normalised text to itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 0, max: 32 }), (address, prefix) => {
      for (const text of [address, `${address}/${prefix}`]) {
        const normal = normaliseIP(text) ?? '';
        expect(normal).not.toBe('');
        expect(normaliseIP(normal)).toBe(normal);
      }
    }),
  );
});

it('finds every address in the range it belongs to', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 32 }), (address, prefix) => {
      const range = normaliseIP(`${address}/${prefix}`) ?? '';
      expect(containsIP(range, address)).toBe(true);
    }),
  );
});

it.each([
  ['10.1.2.0/24', 8],
  ['10.1.2.3', 0],
  ['fd00::/64', 64],
  ['fd00::1', 0],
  ['10.1.2.0/33', undefined],
  ['', undefined],
])('counts the host bits of %o: %o', (range, bits) => {
  expect(hostBits(range)).toBe(bits);
});

it.each([
  ['10.1.2.0/24', 0, '10.1.2.0'],
  ['10.1.2.77/24', 2, '10.1.2.2'],
  ['10.1.0.0/16', 256, '10.1.1.0'],
  ['10.1.2.0/24', 255, '10.1.2.255'],
  ['10.1.2.0/24', 256, undefined],
  ['255.255.255.255/32', 1, undefined],
  ['0.0.0.0/0', 4_294_967_296, undefined],
  ['fd00::/64', 65_536, 'fd00::1:0'],
  ['host', 0, undefined],
])('finds in %s at offset %d: %s', (range, offset, address) => {
  expect(addressAt(range, offset)).toBe(address);
});

it.each([
  [' FD00:66:0:0::2 ', 'fd00:66::2'],
  ['fd00:66:0:0:0:0:0:2', 'fd00:66::2'],
  ['FD00::5/64 ', 'fd00::/64'],
  [' 10.9.3.77/24', '10.9.3.0/24'],
  [' vpn.example.com ', 'vpn.example.com'],
  ['10.50.0.0/24\u200b', '10.50.0.0/24'],
  ['\ufeffFD00::2', 'fd00::2'],
  ['', ''],
])('spells %o as %o', (typed, spelled) => {
  expect(spelledIP(typed)).toBe(spelled);
});

it.each([
  ['fd00::2', 'FD00:0:0::2', true],
  ['10.9.3.77/24', '10.9.3.0/24', true],
  ['fd00::2', 'fd00::2/128', false],
  ['10.0.0.1', '10.0.0.2', false],
  ['a', 'a ', true],
])('%o and %o are the same: %s', (one, other, isSame) => {
  expect(sameIP(one, other)).toBe(isSame);
});

it.each([
  ['10.50.0.0/24', undefined],
  ['172.31.255.0/24', undefined],
  ['192.168.0.0/16', undefined],
  ['100.64.0.0/10', undefined],
  ['fd00:1::/64', undefined],
  ['10.0.0.0/7', 'public'],
  ['172.32.0.0/16', 'public'],
  ['8.8.8.0/24', 'public'],
  ['2001:db8::/64', 'public'],
  ['127.0.0.0/8', 'loopback'],
  ['127.9.0.0/16', 'loopback'],
  ['::1/128', 'loopback'],
  ['224.0.0.0/4', 'multicast'],
  ['ff02::/16', 'multicast'],
  ['169.254.10.0/24', 'linkLocal'],
  ['fe80::/64', 'linkLocal'],
  ['240.0.0.0/8', 'reserved'],
  ['0.0.0.0/8', 'reserved'],
  ['0.0.0.0', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['::', 'reserved'],
  ['0.0.0.0/5', 'public'],
  ['64.0.0.0/2', 'public'],
  ['128.0.0.0/3', 'public'],
  ['168.0.0.0/6', 'public'],
  ['0.0.0.0/1', 'public'],
  ['128.0.0.0/1', 'public'],
  ['fe00::/8', 'public'],
  ['::/1', 'public'],
  ['0.0.0.0/0', 'everything'],
  ['10.0.0.0/0', 'everything'],
  ['::/0', 'everything'],
  ['lan', undefined],
  ['', undefined],
])('classifies the range %s as %s', (range, kind) => {
  expect(specialRange(range)).toBe(kind);
});

it.each([
  [
    ['10.0.0.0/8', '0.0.0.0/0', '::/0'],
    ['0.0.0.0/0', '::/0'],
  ],
  [
    ['0.0.0.0/1', '128.0.0.0/1'],
    ['0.0.0.0/1', '128.0.0.0/1'],
  ],
  [
    ['1.2.3.4/1', '8000::/1', '::/1'],
    ['8000::/1', '::/1'],
  ],
  [['0.0.0.0/1', '8000::/1'], []],
  [['0.0.0.0/2', '64.0.0.0/2', '128.0.0.0/1'], []],
])('finds in %o the default routes %o', (ranges, found) => {
  expect(defaultRoutes(ranges)).toEqual(found);
});

it.each([
  ['192.0.2.7', 51821, '192.0.2.7:51821'],
  ['vpn.example.com', '443', 'vpn.example.com:443'],
  ['2001:db8::7', 51821, '[2001:db8::7]:51821'],
  ['::', 0, '[::]:0'],
])('writes host %s and port %s as %s', (host, port, text) => {
  expect(hostPort(host, port)).toBe(text);
});

it.each([
  ['10.20.30.6', '10.20.30.6'],
  [' 10.20.30.6/32 ', '10.20.30.6'],
  ['10.20.30.6/24', '10.20.30.0/24'],
  ['10.20.30.6:51826', '10.20.30.6'],
  ['10.20.30.6/32:51826', '10.20.30.6'],
  ['FD00:66::0002/128', 'fd00:66::2'],
  ['fd00:66:0:0:0:0:0:1', 'fd00:66::1'],
  ['[fd00:66::2]', 'fd00:66::2'],
  ['[fd00:66::2/128]:51821', 'fd00:66::2'],
  ['fd00:66::2/64', 'fd00:66::/64'],
  ['fe80::1%eth0', 'fe80::1'],
  ['10.20.30.6\u200b', '10.20.30.6'],
  ['10.20', undefined],
  ['10.20.30.6/255.255.255.0', '10.20.30.0/24'],
  ['10.20.30.6/255.0.255.0', undefined],
  ['10.20.30.6/33', undefined],
  ['wiki', undefined],
  ['', undefined],
])('reads %o as %o', (text, address) => {
  expect(pastedIP(text)).toBe(address);
});

it.each([
  ['10.20.30.6/24', '10.20.30.6'],
  ['10.20.30.6/255.255.255.0', '10.20.30.6'],
  ['[fd00:66::2/64]:51821', 'fd00:66::2'],
  ['fd00:66::2', 'fd00:66::2'],
  ['10.20.30.6/33', undefined],
  ['10.20.30.6/x', undefined],
  ['wiki/24', undefined],
])('reads %o as the address %o, regardless of its mask', (text, address) => {
  expect(pastedAddress(text)).toBe(address);
});
