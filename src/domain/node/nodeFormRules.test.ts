import { describe, expect, it } from 'vitest';
import {
  nodeEditForm,
  nodeFields,
  nodeForm,
  type NodeField,
  type NodeForm,
  type NodeLocks,
} from './nodeForm.ts';
import { nodeFromWire } from './nodeWire.ts';

/** All fields are editable: static endpoint and port, local, every role, and all network and server options on. */
const form: NodeForm = {
  ...nodeForm(nodeFromWire({ id: 'a', isstatic: 'yes', udpholepunch: 'no', islocal: 'yes' })),
  name: 'stored',
  endpoint: '203.0.113.1',
  address: '10.0.0.3',
  address6: 'fd00::3',
  egressRanges: '10.99.0.0/16',
  relayAddresses: '10.0.0.4',
  persistentKeepalive: '15',
  mtu: '1500',
  expiresAt: '2030-01-01T00:00',
};
const open: NodeLocks = {
  node: { isServer: false, isRelay: true, isEgressGateway: true },
  network: { defaultUdpHolePunch: true, isIPv6: true, isPointToSite: true },
  server: { isRceOn: true },
};

function locks(changes: Partial<NodeForm>, context: Partial<NodeLocks>) {
  const live = { ...form, ...changes };
  const entries = nodeFields.map(
    (field) => [field, nodeEditForm.lock(field, live, { ...open, ...context })] as const,
  );
  return Object.fromEntries(entries.filter(([, lock]) => lock !== undefined));
}

describe('a field of the node form', () => {
  it('is editable unless something locks it', () => {
    expect(locks({}, {})).toEqual({});
  });

  it.each<[string, Partial<NodeForm>, Partial<NodeLocks>, Partial<Record<NodeField, string>>]>([
    [
      'the endpoint is dynamic',
      { isEndpointDynamic: true },
      {},
      { endpoint: 'Turn off “Dynamic endpoint” to edit this' },
    ],
    [
      'the port is dynamic',
      { udpHolePunch: true },
      {},
      { listenPort: 'Turn off “UDP hole punching” to edit this' },
    ],
    ['the node is not local', { isLocal: false }, {}, { localRange: 'Turn on “Local” to edit this' }],
    [
      'it is the server’s node',
      { udpHolePunch: true },
      { node: { ...open.node, isServer: true } },
      {
        listenPort: 'The server sets this for its own node',
        address: 'The server sets this for its own node',
      },
    ],
    [
      'the node isn’t a relay',
      {},
      { node: { ...open.node, isRelay: false } },
      { relayAddresses: 'Only relays have relay addresses' },
    ],
    [
      'the node isn’t an egress gateway',
      {},
      { node: { ...open.node, isEgressGateway: false } },
      { egressRanges: 'Only egress gateways have egress ranges' },
    ],
    [
      'commands are off',
      {},
      { server: { isRceOn: false } },
      {
        postUp: 'Remote command execution is off on this server',
        postDown: 'Remote command execution is off on this server',
      },
    ],
    [
      'the network does not use it',
      {},
      { network: { defaultUdpHolePunch: false, isIPv6: false, isPointToSite: false } },
      {
        udpHolePunch: 'The network doesn’t use UDP hole punching',
        address6: 'The network has no IPv6 range',
        isHub: 'Only point-to-site networks have a hub',
      },
    ],
    [
      'the network is not known',
      {},
      { network: undefined },
      {
        udpHolePunch: 'The network doesn’t use UDP hole punching',
        address6: 'The network has no IPv6 range',
        isHub: 'Only point-to-site networks have a hub',
      },
    ],
  ])('is locked while %s', (_, changes, context, expected) => {
    expect(locks(changes, context)).toEqual(expected);
  });
});

const edited = (changes: Partial<NodeForm>) => ({ before: form, after: { ...form, ...changes } });

describe('a change to a field that is locked later', () => {
  it('is not sent, but the change that locked the field is', () => {
    const edit = edited({ endpoint: '198.51.100.9', isEndpointDynamic: true, mtu: '1400' });
    expect(nodeEditForm.unlocked(edit, open).after).toEqual({
      ...form,
      isEndpointDynamic: true,
      mtu: '1400',
    });
  });

  it('is sent again once the field is unlocked', () => {
    const edit = edited({ endpoint: '198.51.100.9' });
    expect(nodeEditForm.unlocked(edit, open)).toEqual(edit);
  });
});

describe('a changed field of the node form', () => {
  const long = 'x'.repeat(10_000);

  it.each<[NodeField, readonly string[], readonly string[], string]>([
    [
      'address',
      ['10.20.4.37', ' 10.20.4.37 ', '', '0.0.0.0', '255.255.255.255'],
      [
        '10.20.4.370',
        '10.20.4',
        '10.20.4.37/32',
        '1e3',
        '::1',
        '１０.20.4.37',
        '10.20.4.37\u0000',
        '../x',
        long,
      ],
      'network.validation.ipv4',
    ],
    [
      'address6',
      ['fd00::2', ' fd00::2/128 ', '', '::'],
      [
        'fd00::2/129',
        '::ffff:10.0.0.1',
        '::ffff:a00:1/128',
        'fd00::g',
        '10.0.0.1',
        'fd00::2%eth0',
        '%2e%2e',
        long,
      ],
      'network.validation.ipv6',
    ],
    [
      'egressRanges',
      ['10.0.0.0/8', '10.0.0.0/8, fd00::/64', '', '10.0.0.0/8; 10.1.0.0/16', '10.0.0.0/8 fd00::/64'],
      ['10.0.0.1', '10.0.0.0/33', 'fd00::', '10.0.0.0/8; 10.1.0.0', 'a/b', long],
      'node.validation.egressgatewayrange',
    ],
    [
      'relayAddresses',
      ['10.0.0.1', '10.0.0.1,fd00::1', '10.0.0.1 10.0.0.2', '10.0.0.1\n10.0.0.2;'],
      ['10.0.0.1/32', 'leaf-a', '10.0.0.1 leaf-a', long],
      'node.validation.relayaddress',
    ],
    ['relayAddresses', [], ['', ' , '], 'node.validation.norelayed'],
    [
      'name',
      ['a', 'fra-gw-01', 'x'.repeat(62)],
      ['', ' ', 'x'.repeat(63), 'fra gw', 'fra_gw', 'fra/gw', '../x', 'frä', 'a\u0007', '名', long],
      'node.validation.name',
    ],
    [
      'endpoint',
      ['198.51.100.9', 'fd00::9'],
      ['', 'vpn.example.com', '198.51.100.9:51821', long],
      'node.validation.endpoint',
    ],
    [
      'listenPort',
      ['1024', '51821', '65535'],
      ['', '1023', '65536', '-1', '1e4', '0x400', '51821.5', '٥١٨٢١', '5 1821', long],
      'node.validation.listenport',
    ],
    [
      'persistentKeepalive',
      ['0', '20', '1000'],
      ['', '1001', '-1', '2.5', '1e2'],
      'node.validation.keepalive',
    ],
    ['mtu', ['1', '1420 ', '65535'], ['', '0', '65536', 'auto', '14 20'], 'node.validation.mtu'],
    [
      'expiresAt',
      ['2034-05-01T12:00'],
      ['', 'never', '1800000000', '2034-13-01T12:00'],
      'node.validation.expires',
    ],
  ])('%s accepts %j and rejects %j: %s', (field, right, wrong, message) => {
    for (const text of right)
      expect([text, nodeEditForm.problems(edited({ [field]: text }))[field]]).toEqual([text, undefined]);
    for (const text of wrong)
      expect([text, nodeEditForm.problems(edited({ [field]: text }))[field]]).toEqual([text, message]);
  });

  it('is trimmed', () => {
    expect(nodeEditForm.problems(edited({ name: ' fine ', endpoint: ' 198.51.100.9 ' }))).toEqual({
      name: undefined,
      endpoint: undefined,
    });
  });

  it('is checked together with the others', () => {
    expect(nodeEditForm.problems(edited({ address: 'x', mtu: '0', name: 'fine' }))).toEqual({
      name: undefined,
      address: 'network.validation.ipv4',
      mtu: 'node.validation.mtu',
    });
  });

  it('is the only field that is checked by console-only rules', () => {
    const strange = { ...form, mtu: '0', relayAddresses: '', expiresAt: '' };
    expect(nodeEditForm.problems({ before: strange, after: { ...strange, name: 'new' } })).toEqual({
      name: undefined,
    });
  });
});

describe('an untouched field that the server rejects', () => {
  const problemsOf = (stored: Partial<NodeForm>) =>
    nodeEditForm.problems({ before: { ...form, ...stored }, after: { ...form, ...stored, mtu: '1300' } });

  it.each<[Partial<NodeForm>, Partial<Record<NodeField, string>>]>([
    [{ name: 'Yuri’s MacBook Pro' }, { name: 'node.validation.name' }],
    [{ name: 'node_under' }, { name: 'node.validation.name' }],
    [{ name: '名前' }, { name: 'node.validation.name' }],
    [{ endpoint: 'vpn.example.com' }, { endpoint: 'node.validation.endpoint' }],
    [{ endpoint: '' }, { endpoint: 'node.validation.endpoint' }],
    [{ listenPort: '443' }, { listenPort: 'node.validation.listenport' }],
    [{ persistentKeepalive: '1001' }, { persistentKeepalive: 'node.validation.keepalive' }],
    [{ address: '10.0.0.3/24' }, { address: 'network.validation.ipv4' }],
    [{ address6: 'fd00::3/64' }, { address6: 'network.validation.ipv6' }],
    [{ localAddress: 'lan' }, { localAddress: 'node.validation.localaddress' }],
  ])('as %o is reported before saving: %o', (stored, expected) => {
    expect(problemsOf(stored)).toEqual({ mtu: undefined, ...expected });
  });

  it.each<Partial<NodeForm>>([
    { name: '' },
    { listenPort: '0' },
    { address: '', address6: '', localAddress: '' },
    { mtu: '0', egressRanges: 'anything', relayAddresses: '' },
  ])('as %o is accepted', (stored) => {
    expect(problemsOf(stored)).toEqual({ mtu: undefined });
  });

  it('is no longer reported once it is corrected', () => {
    const before = { ...form, name: 'node_under' };
    expect(nodeEditForm.problems({ before, after: { ...before, name: 'node-under' } }).name).toBeUndefined();
  });
});
