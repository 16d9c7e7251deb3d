import { describe, expect, it } from 'vitest';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { clientKey } from '../externalClient/externalClient.ts';
import { createViewer } from '../session/permissions.ts';
import {
  cleanedText,
  departingClient,
  departingNodes,
  leftBehindBy,
  leftoversOf,
  leftoverText,
  type LeftoverSource,
} from './leftovers.ts';
import { nodeKey } from './node.ts';

const leaf = aNode({ name: 'leaf', address: '10.20.4.5', address6: 'fd42::5', isIngressGateway: true });
const phone = anExternalClient({ clientId: 'phone', ingressGatewayId: leaf.id, address: '10.20.4.205' });
const other = aNode({ name: 'other', address: '10.20.4.6', address6: 'fd42::6' });
const admin = createViewer(aSessionUser(), false, []);

function sourceOf(changes: Partial<LeftoverSource> = {}): LeftoverSource {
  return {
    viewer: admin,
    clients: [phone],
    dnsEntries: [],
    networks: [
      aNetwork({ addressRange6: 'fd42::/64' }),
      aNetwork({ netid: 'lab', addressRange: '10.9.0.0/24' }),
    ],
    ...changes,
    nodes: [leaf, other, ...(changes.nodes ?? [])],
  };
}

const afterLeaf = (changes: Partial<LeftoverSource>) => {
  const source = sourceOf(changes);
  return leftoversOf(departingNodes([leaf], source), source);
};
const texts = (changes: Partial<LeftoverSource>) => afterLeaf(changes).map(leftoverText);
const dns = (entry: Parameters<typeof aDnsEntry>[0]) => ({ dnsEntries: [aDnsEntry(entry)] });
const named = (changes: Parameters<typeof aNode>[0]) => ({ nodes: [aNode({ name: 'gw', ...changes })] });

it('deletes only the clients of a node with it', () => {
  const pad = anExternalClient({ clientId: 'pad', ingressGatewayId: other.id });
  const tab = anExternalClient({ clientId: 'tab', network: 'lab', ingressGatewayId: leaf.id });
  const departing = departingNodes([leaf], sourceOf({ clients: [pad, phone, tab] }));
  expect(departing.map(({ key }) => key)).toEqual([nodeKey(leaf), clientKey(phone)]);
});

it('lists leftovers by their text', () => {
  const entries = ['wiki', 'mail'].map((name) => aDnsEntry({ name, address: '10.20.4.5' }));
  expect(texts({ dnsEntries: entries })).toEqual([
    'DNS entry mail.prod-eu points to 10.20.4.5',
    'DNS entry wiki.prod-eu points to 10.20.4.5',
  ]);
});

describe('leftovers of a deleted node', () => {
  it.each<[string, Partial<LeftoverSource>, readonly string[]]>([
    ['a custom entry', dns({ address: '10.20.4.5' }), ['DNS entry wiki.prod-eu points to 10.20.4.5']],
    [
      'a custom entry with its IPv6 address, in whatever spelling',
      dns({ address: 'FD42:0::0005' }),
      ['DNS entry wiki.prod-eu points to FD42:0::0005'],
    ],
    [
      'a custom entry for one of its external clients',
      dns({ address: '10.20.4.205' }),
      ['DNS entry wiki.prod-eu points to 10.20.4.205'],
    ],
    ['not its own name', dns({ name: 'leaf', address: '10.20.4.5' }), []],
    ['not an entry for another node', dns({ address: '10.20.4.6' }), []],
    [
      'an entry of another network whose ranges are elsewhere',
      dns({ network: 'lab', address: '10.20.4.5' }),
      ['DNS entry wiki.lab points to 10.20.4.5'],
    ],
    [
      'not an entry of another network that has such addresses itself',
      {
        ...dns({ network: 'lab', address: '10.20.4.5' }),
        networks: [aNetwork(), aNetwork({ netid: 'lab', addressRange: '10.20.0.0/16' })],
      },
      [],
    ],
    [
      'not an entry of a network whose ranges are not known',
      { ...dns({ network: 'lab', address: '10.20.4.5' }), networks: [] },
      [],
    ],
    [
      'not an address that another node of the network has as well',
      { ...dns({ address: '10.20.4.5' }), nodes: [aNode({ name: 'twin', address: '10.20.4.5' })] },
      [],
    ],
    [
      'a relay',
      named({ isRelay: true, relayAddresses: ['10.20.4.5', '10.20.4.6', 'fd42::5'] }),
      ['gw has 10.20.4.5 and fd42::5 in its relay list'],
    ],
    ['not a list of a former relay', named({ isRelay: false, relayAddresses: ['10.20.4.5'] }), []],
    [
      'allowed IPs, as an address or its range',
      named({ allowedIps: ['10.20.4.5/32', 'fd42::5/128', '10.20.4.0/24'] }),
      ['gw has 10.20.4.5/32 and fd42::5/128 in its allowed IPs'],
    ],
    ['not an IPv6 range with 32 bits', named({ allowedIps: ['fd42::5/32'] }), []],
    [
      'an egress range of its address alone',
      named({ isEgressGateway: true, egressRanges: ['10.20.4.5/32', '10.20.4.0/24'] }),
      ['gw has 10.20.4.5/32 in its egress ranges'],
    ],
    [
      'commands',
      named({
        postUp: 'iptables -A FORWARD -s 10.20.4.5/32 -j DROP; echo 10.20.4.55',
        postDown: 'x 10.20.4.5/32',
      }),
      ['gw has 10.20.4.5/32 in its postup or postdown commands'],
    ],
    [
      'the DNS servers of external clients',
      { networks: [aNetwork({ defaultExtClientDns: '10.20.4.5, 1.1.1.1' })] },
      ['External clients in prod-eu use 10.20.4.5 as a DNS server'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(texts(changes)).toEqual(expected);
  });

  it('exclude nodes that are deleted together', () => {
    const relay = aNode({ name: 'relay', isRelay: true, relayAddresses: ['10.20.4.5'] });
    const source = sourceOf({ nodes: [relay] });
    expect(leftoversOf(departingNodes([leaf, relay], source), source)).toEqual([]);
    expect(leftoversOf(departingNodes([], source), source)).toEqual([]);
  });

  it('include those of a single client', () => {
    const source = sourceOf({ dnsEntries: [aDnsEntry({ address: '10.20.4.205' })] });
    expect(leftoversOf([departingClient(phone)], source)).toMatchObject([
      { named: [{ text: '10.20.4.205', owner: clientKey(phone) }] },
    ]);
  });

  it('are assigned to the deletion that causes them', () => {
    const relay = aNode({ name: 'relay', isRelay: true, relayAddresses: ['10.20.4.5', '10.20.4.6'] });
    const source = sourceOf({ nodes: [relay], dnsEntries: [aDnsEntry({ address: '10.20.4.205' })] });
    const both = leftoversOf(departingNodes([leaf, other], source), source);
    expect(leftBehindBy(both, new Set([nodeKey(other)])).map(leftoverText)).toEqual([
      'relay has 10.20.4.6 in its relay list',
    ]);
    expect(leftBehindBy(both, new Set([nodeKey(leaf)])).map(cleanedText)).toEqual([
      'DNS entry deleted',
      '10.20.4.5 removed from its relay list',
    ]);
  });
});

it.each<[string, Partial<LeftoverSource>, boolean]>([
  ['a custom entry', dns({ address: '10.20.4.5' }), true],
  ['a custom entry with both addresses', dns({ address: '10.20.4.5', address6: 'fd42::5' }), true],
  [
    'a custom entry with an address of something else',
    dns({ address: '10.20.4.5', address6: 'fd42::99' }),
    false,
  ],
  ['a custom entry with a slash in its name', dns({ name: 'a/b', address: '10.20.4.5' }), false],
  ['a custom entry with a tab in its name', dns({ name: 'a\tb', address: '10.20.4.5' }), true],
  [
    'a custom entry that the viewer can’t edit',
    { ...dns({ address: '10.20.4.5' }), viewer: aViewerAt({ 'prod-eu': 1 }) },
    false,
  ],
  ['a relay with nothing else', named({ isRelay: true, relayAddresses: ['10.20.4.5'] }), true],
  [
    'a relay that the viewer can’t edit',
    { ...named({ isRelay: true, relayAddresses: ['10.20.4.5'] }), viewer: aViewerAt({ 'prod-eu': 1 }) },
    false,
  ],
  [
    'one of several egress ranges',
    named({ isEgressGateway: true, egressRanges: ['10.20.4.5/32', '10.7.0.0/16'] }),
    true,
  ],
  ['the last egress range', named({ isEgressGateway: true, egressRanges: ['10.20.4.5/32'] }), false],
  ['commands', named({ postUp: 'ping 10.20.4.5' }), false],
  ['DNS servers', { networks: [aNetwork({ defaultExtClientDns: '10.20.4.5' })] }, true],
])('%s can be cleaned up or not', (_, changes, isCleanable) => {
  expect(afterLeaf(changes).map((one) => one.isCleanable)).toEqual([isCleanable]);
});
