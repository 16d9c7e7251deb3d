import { expect, it } from 'vitest';
import { clientIdProblem, isConfigOf, newClientIdProblem } from './externalClient.ts';

const peer = '\n[Peer]\nPublicKey = b9Z4\nAllowedIPs = 10.20.30.0/24,10.20.30.10/32\n';
const config = (address: string) =>
  `[Interface]\nAddress = ${address}\nPrivateKey = a2V5\nMTU = 1280\n${peer}`;

it.each([
  ['its only address', '10.20.30.9/32', '10.20.30.9', '', true],
  ['both addresses', '10.40.50.5/32,fd00:40:50::4/128', '10.40.50.5', 'fd00:40:50::4', true],
  ['an IPv6 address alone', 'fd00:40:50::4/128', '', 'fd00:40:50::4', true],
  ['spaces around addresses', ' 10.20.30.9/32 , fd00::4/128 ', '10.20.30.9', 'fd00::4', true],
  ['the address of another client', '10.20.30.10/32', '10.20.30.9', '', false],
  ['an address with the same beginning', '10.20.30.99/32', '10.20.30.9', '', false],
  ['one of two addresses', '10.40.50.5/32', '10.40.50.5', 'fd00:40:50::4', false],
  ['no address', '', '10.20.30.9', '', false],
])('isConfigOf compares %s', (_, address, own, own6, expected) => {
  expect(isConfigOf(config(address), { address: own, address6: own6 })).toBe(expected);
});

it('isConfigOf ignores the peer’s AllowedIPs', () => {
  expect(isConfigOf(config('10.20.30.9/32'), { address: '10.20.30.10', address6: '' })).toBe(false);
});

it.each(['', 'no such file', '{"Code":500}'])('isConfigOf rejects %o', (text) => {
  expect(isConfigOf(text, { address: '10.20.30.9', address6: '' })).toBe(false);
});

it('isConfigOf rejects clients without an address', () => {
  expect(isConfigOf(config('10.20.30.9/32'), { address: '', address6: '' })).toBe(false);
});

const phone = { clientId: 'phone', network: 'office' };
const clients = [phone, { clientId: 'tablet', network: 'office' }, { clientId: 'laptop', network: 'lab' }];

it.each([
  ['mobile', undefined],
  ['phone', undefined],
  ['laptop', undefined],
  ['tablet', 'extclient.validation.taken'],
  ['', 'extclient.validation.clientid'],
  ['  ', 'extclient.validation.clientid'],
  ['tablet ', 'extclient.validation.taken'],
  [' mobile', undefined],
  ['Tablet', undefined],
  ['a/b', 'common.validation.slash'],
  ['../tablet', 'common.validation.slash'],
  ['.', 'common.validation.dots'],
  ['..', 'common.validation.dots'],
  ['%2e%2e', undefined],
  ['…', undefined],
  ['x'.repeat(10_000), undefined],
  ['\ud800', 'common.validation.unicode'],
  ['a\u0000b', 'common.validation.control'],
  ['a\tb', 'common.validation.control'],
])('validates renaming a client to %o: %o', (clientId, problem) => {
  expect(clientIdProblem(clientId, phone, clients)).toBe(problem);
});

it.each([
  ['', undefined],
  ['  ', undefined],
  ['mobile', undefined],
  ['laptop', undefined],
  ['phone', 'extclient.validation.taken'],
  [' phone ', 'extclient.validation.taken'],
  ['a/b', 'common.validation.slash'],
])('validates a new client called %o: %o', (clientId, problem) => {
  expect(newClientIdProblem({ clientId, network: 'office' }, clients)).toBe(problem);
});
