import { expect, it } from 'vitest';
import { peersFromWire } from './peersWire.ts';

const key = Array.from({ length: 32 }, (_, at) => at);
const answer = (...peers: readonly object[]) => ({ node: { id: 'a', password: 'hash' }, peers });

it('reads keys, endpoints and ranges of Go', () => {
  const ranges = [
    { IP: '10.20.30.3', Mask: '/////w==' },
    { IP: '172.16.10.0', Mask: '////AA==' },
    // A single IPv4 address with a mask as for IPv6.
    { IP: '10.20.30.9', Mask: '/////////////////////w==' },
    { IP: 'fd00::', Mask: '//////////8AAAAAAAAAAA==' },
  ];
  expect(
    peersFromWire(
      answer(
        { PublicKey: key, Endpoint: { IP: '198.51.100.13', Port: 51833, Zone: '' }, AllowedIPs: ranges },
        { PublicKey: key, Endpoint: { IP: '2001:db8::7', Port: 51821 }, AllowedIPs: null },
        { PublicKey: key, Endpoint: null, AllowedIPs: null },
      ),
    ),
  ).toEqual([
    {
      publicKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
      endpoint: '198.51.100.13:51833',
      allowed: ['10.20.30.3/32', '172.16.10.0/24', '10.20.30.9/32', 'fd00::/64'],
    },
    {
      publicKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
      endpoint: '[2001:db8::7]:51821',
      allowed: [],
    },
    { publicKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', endpoint: undefined, allowed: [] },
  ]);
  expect(peersFromWire({ node: { id: 'a' }, peers: null })).toEqual([]);
});

it.each([
  ['a node', { id: 'a' }, 'node.node: expected an object, got nothing'],
  ['a key of text', answer({ PublicKey: 'k' }), 'node.peers[0].PublicKey: expected a list, got a text'],
  [
    'a key of more than bytes',
    answer({ PublicKey: [1, 256] }),
    'node.peers[0].PublicKey[1]: expected a number from 0 to 255, got 256',
  ],
  [
    'a mask that is none',
    answer({ PublicKey: key, AllowedIPs: [{ IP: '10.0.0.1', Mask: '?' }] }),
    'node.peers[0].AllowedIPs[0].Mask: expected Base64, got a text',
  ],
])('refuses %s', (_, wire, message) => {
  expect(() => peersFromWire(wire)).toThrow(message);
});
