import { expect, it } from 'vitest';
import { isConfigOf } from './externalClient.ts';

const peer = '\n[Peer]\nPublicKey = b9Z4\nAllowedIPs = 10.20.30.0/24,10.20.30.10/32\n';
const config = (address: string) =>
  `[Interface]\nAddress = ${address}\nPrivateKey = a2V5\nMTU = 1280\n${peer}`;

it.each([
  ['its only address', '10.20.30.9/32', '10.20.30.9', '', true],
  ['both addresses', '10.40.50.5/32,fd00:40:50::4/128', '10.40.50.5', 'fd00:40:50::4', true],
  ['an IPv6 address alone', 'fd00:40:50::4/128', '', 'fd00:40:50::4', true],
  ['blanks around', ' 10.20.30.9/32 , fd00::4/128 ', '10.20.30.9', 'fd00::4', true],
  ['the address of another client', '10.20.30.10/32', '10.20.30.9', '', false],
  ['an address that only begins alike', '10.20.30.99/32', '10.20.30.9', '', false],
  ['one of two addresses', '10.40.50.5/32', '10.40.50.5', 'fd00:40:50::4', false],
  ['no address', '', '10.20.30.9', '', false],
])('a file with %s is told apart', (_, address, own, own6, expected) => {
  expect(isConfigOf(config(address), { address: own, address6: own6 })).toBe(expected);
});

it('does not take the allowed addresses of the peer for the client’s own', () => {
  expect(isConfigOf(config('10.20.30.9/32'), { address: '10.20.30.10', address6: '' })).toBe(false);
});

it.each(['', 'no such file', '{"Code":500}'])('%o is nobody’s configuration', (text) => {
  expect(isConfigOf(text, { address: '10.20.30.9', address6: '' })).toBe(false);
});

it('belongs to nobody without an address', () => {
  expect(isConfigOf(config('10.20.30.9/32'), { address: '', address6: '' })).toBe(false);
});
