import { describe, expect, it } from 'vitest';
import { freeAddress, isAssignable, normalizeCidr } from './addresses.ts';
import { zeroNetwork } from '../wire/goStructs.ts';
import { createWorld } from './world.ts';

describe('ranges', () => {
  it.each([
    ['10.9.3.77/24', '10.9.3.0/24'],
    ['10.9.3.77/32', '10.9.3.77/32'],
    ['fd00:1::5/64', 'fd00:1::/64'],
  ])('%s becomes %s', (text, expected) => {
    expect(normalizeCidr(text)).toBe(expected);
  });

  it.each(['10.9.3.77', '10.9.300.0/24', '10.9/16', '10.9.3.0/33', 'fd00::/129', '10.9.3.0/x', '', '/24'])(
    'refuses %j',
    (text) => {
      expect(() => normalizeCidr(text)).toThrow(`invalid CIDR address: ${text}`);
    },
  );
});

describe('addresses of a network', () => {
  it.each([
    ['10.1.1.1', true],
    ['10.1.1.0', false],
    ['10.1.1.255', false],
    ['10.1.2.1', false],
    ['fd00::1', false],
    ['', false],
  ])('%s can be set manually: %s', (address, expected) => {
    expect(isAssignable(address, '10.1.1.0/24')).toBe(expected);
  });

  it.each([
    [4, 'first', '10.1.1.1'],
    [4, 'last', '10.1.1.2'],
    [6, 'first', 'fd00:1::'],
    [6, 'last', 'fd00:1::3'],
  ] as const)('IPv%i, the %s free address is %s', (family, from, expected) => {
    const network = { ...zeroNetwork(), addressrange: '10.1.1.0/30', addressrange6: 'fd00:1::/126' };
    expect(freeAddress(createWorld(), network, family, from)).toBe(expected);
  });

  it('are empty without a range', () => {
    expect(freeAddress(createWorld(), zeroNetwork(), 4, 'first')).toBe('');
  });
});
