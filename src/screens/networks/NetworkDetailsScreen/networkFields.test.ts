import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { behaviourFields, defaultFields, rangeFields } from './networkFields.ts';

const nobody = { nodes: [], clients: [] };

describe('the ranges', () => {
  it('are in the order of the specification', () => {
    const network = aNetwork({ isIPv6: true, addressRange6: 'fd42::/64', localRange: '192.168.0.0/16' });
    expect(rangeFields(network, nobody)).toEqual([
      { label: 'IPv4', value: '10.20.4.0/24', isCode: true, use: { used: 0, addresses: 254 } },
      { label: 'IPv6', value: 'fd42::/64', isCode: true },
      { label: 'Local range', value: '192.168.0.0/16', isCode: true },
    ]);
  });

  it('are off if the family is off', () => {
    const network = aNetwork({ isIPv4: false, addressRange6: 'fd42::/64' });
    expect(rangeFields(network, nobody)).toMatchObject([
      { value: 'Off', isOff: true },
      { value: 'Off', isOff: true },
      { value: '' },
    ]);
  });

  it('count the addresses of nodes and clients inside', () => {
    const nodes = [aNode({ address: '10.20.4.2' }), aNode({ address: '10.9.0.1' }), aNode({ address: '' })];
    const clients = [anExternalClient({ address: '10.20.4.200' })];
    expect(rangeFields(aNetwork(), { nodes, clients })[0]?.use).toEqual({ used: 2, addresses: 254 });
  });

  it.each([
    ['clients are not available', { nodes: [], clients: undefined }, '10.20.4.0/24'],
    ['nodes are not loaded', { nodes: undefined, clients: [] }, '10.20.4.0/24'],
    ['the range is invalid', nobody, 'nonsense'],
  ])('omit their use while %s', (_, holders, addressRange) => {
    expect(rangeFields(aNetwork({ addressRange }), holders)[0]?.use).toBeUndefined();
  });
});

describe('the defaults for nodes', () => {
  it('are in the order of the specification', () => {
    const network = aNetwork({
      defaultPostUp: 'up',
      defaultPostDown: 'down',
      defaultExtClientDns: '10.0.0.1',
    });
    expect(defaultFields(network).map(({ label, value }) => [label, value])).toEqual([
      ['Default interface', 'nm-prod-eu'],
      ['Default listen port', '51821'],
      ['Default postup', 'up'],
      ['Default postdown', 'down'],
      ['Default keepalive', '20 s'],
      ['Default external client DNS', '10.0.0.1'],
      ['Default MTU', '1280'],
    ]);
  });

  it('are unset at 0', () => {
    const network = aNetwork({ defaultListenPort: 0, defaultKeepalive: 0, defaultMtu: 0 });
    expect(defaultFields(network).map(({ value }) => value)).toEqual([
      'nm-prod-eu',
      '',
      '',
      '',
      '0 s',
      '',
      '',
    ]);
  });
});

it('describes the current state of each switch, in the order of the specification', () => {
  const network = aNetwork({ defaultUdpHolePunch: true });
  expect(behaviourFields(network)).toEqual([
    { label: 'IPv4', isOn: true, meaning: 'Every node has a private IPv4 address' },
    { label: 'IPv6', isOn: false, meaning: 'Nodes have no private IPv6 address' },
    {
      label: 'Allow joining without a key',
      isOn: false,
      meaning: 'Nodes join only with an access key',
    },
    { label: 'UDP hole punching', isOn: true, meaning: 'Helps where NAT would block traffic' },
    { label: 'Point-to-site', isOn: false, meaning: 'Any node can peer with any other' },
    { label: 'Default ACL rule', isOn: true, meaning: 'New nodes can reach all peers' },
  ]);
});
