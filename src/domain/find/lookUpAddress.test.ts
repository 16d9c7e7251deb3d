import { expect, it } from 'vitest';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer } from '../session/permissions.ts';
import { findables } from './findables.ts';
import { lookUpAddress } from './lookUpAddress.ts';

const items = findables(
  {
    networks: [
      aNetwork({ netid: 'prod', addressRange: '10.20.0.0/16', addressRange6: 'fd42::/64' }),
      aNetwork({ netid: 'wide', addressRange: '10.0.0.0/8', addressRange6: '' }),
      aNetwork({ netid: 'edge', addressRange: '203.0.113.0/24', addressRange6: '' }),
    ],
    nodes: [
      aNode({
        name: 'db',
        network: 'prod',
        address: '10.20.0.4',
        address6: 'fd42::4',
        endpoint: '203.0.113.9',
      }),
      aNode({
        name: 'gw',
        network: 'prod',
        address: '10.20.0.1',
        address6: '',
        isEgressGateway: true,
        egressRanges: ['192.168.0.0/16', '192.168.7.0/24'],
      }),
    ],
    clients: [anExternalClient({ clientId: 'phone', network: 'prod', address: '10.20.0.200', address6: '' })],
    dns: [aDnsEntry({ name: 'wiki', network: 'prod', address: '10.20.0.4', address6: '' })],
    users: [],
    groups: [],
  },
  createViewer(aSessionUser(), false, []),
);

const namesOf = (text: string) => lookUpAddress(text, items)?.holders.map(({ name }) => name);

it.each([
  ['10.20.0.4', ['db', 'wiki.prod']],
  [' 10.20.0.4:51821 ', ['db', 'wiki.prod']],
  ['0x0a.024.0.4', ['db', 'wiki.prod']],
  ['::ffff:10.20.0.4', ['db', 'wiki.prod']],
  ['FD42:0:0::0004', ['db']],
  ['[fd42::4]:51821', ['db']],
  ['203.0.113.9', ['db']],
  ['10.20.0.200', ['phone']],
  ['10.20.0.77/16', ['prod']],
  ['10.20.0.4/32', ['db', 'wiki.prod']],
  ['fd42::4/128', ['db']],
  ['10.20.0.4/16', ['db', 'prod', 'wiki.prod']],
  ['10.20.0.4/255.255.0.0', ['db', 'prod', 'wiki.prod']],
  ['10.20.0.99', []],
])('%s is used by %o', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

it.each(['db', '10', '10.20', '10.20.0', '10.20.0.400', '', '10.20.0.4/99', 'fd42'])(
  '%o isn’t a complete address',
  (text) => {
    expect(lookUpAddress(text, items)).toBeUndefined();
  },
);

it('finds ranges that contain an address, narrowest first', () => {
  expect(lookUpAddress('192.168.7.9', items)?.around).toMatchObject([
    { range: '192.168.7.0/24', item: { node: { name: 'gw' } } },
    { range: '192.168.0.0/16', item: { node: { name: 'gw' } } },
  ]);
  expect(lookUpAddress('10.20.0.99', items)?.around.map(({ range }) => range)).toEqual([
    '10.20.0.0/16',
    '10.0.0.0/8',
  ]);
});

it('doesn’t list a range as around or inside itself', () => {
  expect(lookUpAddress('192.168.7.0/24', items)).toMatchObject({
    holders: [{ name: '192.168.7.0/24' }],
    around: [{ range: '192.168.0.0/16' }],
    inside: [],
  });
});

it('finds ranges inside a range', () => {
  expect(lookUpAddress('192.168.0.0/15', items)?.inside.map(({ range }) => range)).toEqual([
    '192.168.7.0/24',
    '192.168.0.0/16',
  ]);
});

it.each([
  ['10.20.0.99', 'prod'],
  ['10.99.0.1', 'wide'],
  ['10.20.0.4', undefined],
  ['10.20.0.200', undefined],
  ['203.0.113.9', 'edge'],
  ['192.168.7.9', undefined],
  ['172.16.0.1', undefined],
  ['10.20.3.0/24', undefined],
])('%s is free in %s', (text, netid) => {
  expect(lookUpAddress(text, items)?.freeIn?.name).toBe(netid);
});
