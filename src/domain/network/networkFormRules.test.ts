import { describe, expect, it } from 'vitest';
import {
  networkEditForm,
  networkFields,
  networkForm,
  type NetworkField,
  type NetworkForm,
  type NetworkLocks,
} from './networkForm.ts';
import { networkFromWire } from './networkWire.ts';

const before: NetworkForm = {
  ...networkForm(networkFromWire({ netid: 'office', isipv4: 'yes', isipv6: 'yes' })),
  addressRange: '10.9.0.0/16',
  addressRange6: 'fd09::/64',
  localRange: '172.16.0.0/16',
  defaultInterface: 'nm-office',
  defaultListenPort: '51821',
  defaultKeepalive: '20',
  defaultMtu: '1280',
  accessLevel: '2',
  userNodeLimit: '5',
  userClientLimit: '5',
};
const edited = (changes: Partial<NetworkForm>) => ({ before, after: { ...before, ...changes } });
const open: NetworkLocks = { network: { isIPv4: true, isIPv6: true }, server: { isRceOn: true } };

describe('a field of the network form', () => {
  it.each<[string, NetworkLocks, Partial<Record<NetworkField, string>>]>([
    ['nothing locks it', open, {}],
    [
      'the network has no IPv4',
      { ...open, network: { isIPv4: false, isIPv6: true } },
      { addressRange: 'IPv4 is off in this network' },
    ],
    [
      'the network has no IPv6',
      { ...open, network: { isIPv4: true, isIPv6: false } },
      { addressRange6: 'IPv6 is off in this network' },
    ],
    [
      'commands are off',
      { ...open, server: { isRceOn: false } },
      {
        defaultPostUp: 'Remote command execution is off on this server',
        defaultPostDown: 'Remote command execution is off on this server',
      },
    ],
  ])('is locked only as needed when %s', (_, context, expected) => {
    const locks = networkFields.map(
      (field) => [field, networkEditForm.lock(field, before, context)] as const,
    );
    expect(Object.fromEntries(locks.filter(([, lock]) => lock))).toEqual({
      isIPv4: 'Set when the network was created',
      isIPv6: 'Set when the network was created',
      ...expected,
    });
  });

  it('is not sent while it is locked', () => {
    const edit = edited({ defaultPostUp: 'up', defaultMtu: '1400' });
    expect(networkEditForm.unlocked(edit, { ...open, server: { isRceOn: false } }).after).toEqual({
      ...before,
      defaultMtu: '1400',
    });
  });
});

describe('a changed field of the network form', () => {
  const long = '1'.repeat(10_000);

  it.each<[NetworkField, readonly string[], readonly string[], string]>([
    [
      'addressRange',
      ['10.20.4.0/24', ' 10.0.0.0/8 ', '0.0.0.0/0', '10.0.0.1/32'],
      [
        '',
        '10.20.4.0',
        '10.20.4.0/33',
        '10.20.4/24',
        'fd00::/64',
        '10.20.4.0/24\u0000',
        '１0.0.0.0/8',
        '../x',
        long,
      ],
      'network.validation.ipv4',
    ],
    [
      'addressRange6',
      ['fd00::/64', ' fd00::/128 '],
      ['', 'fd00::', 'fd00::/129', '10.0.0.0/8', 'fd6b:4206:9753:2021::', 'fd00::%eth0/64', long],
      'network.validation.ipv6',
    ],
    [
      'localRange',
      ['', '192.168.0.0/16', 'fd00::/8'],
      ['192.168.0.1', 'lan', long],
      'network.validation.localrange',
    ],
    [
      'defaultInterface',
      ['wg0', 'x'.repeat(15), '...', 'wg.0', 'é'.repeat(7)],
      ['', ' ', 'x'.repeat(16), 'wg 0', 'a/b', 'a\tb', 'nm:mini', 'nm%d', long],
      'network.validation.interface',
    ],
    [
      'defaultInterface',
      [],
      ['é'.repeat(8), 'é'.repeat(15), '网'.repeat(6)],
      'network.validation.interfacebytes',
    ],
    ['defaultInterface', [], ['.', '..', ' .. '], 'common.validation.dots'],
    [
      'defaultListenPort',
      ['0', '1024', '65535'],
      ['', '1', '1023', '65536', '-1', '5e4', '51821.0', '٥١٨٢١', long],
      'network.validation.listenport',
    ],
    ['defaultKeepalive', ['0', '1000'], ['', '1001', '-1', '0x10'], 'node.validation.keepalive'],
    ['defaultMtu', ['0', '1420', '65535'], ['', '65536', '-1', 'auto'], 'network.validation.mtu'],
    ['accessLevel', ['0', '1', '3'], ['', '4', '-1', '1.5', 'admin'], 'network.validation.accesslevel'],
    ['userNodeLimit', ['0', '1', '9007199254740991'], ['', '-1', '1.5'], 'network.validation.nodelimit'],
    ['userClientLimit', ['0', '1'], ['', '-1', '1.5', 'many'], 'network.validation.clientlimit'],
    ['userNodeLimit', [], ['9007199254740993', '1e308', long], 'common.validation.toolarge'],
  ])('%s accepts %j and rejects %j: %s', (field, right, wrong, message) => {
    for (const text of right)
      expect([text, networkEditForm.problems(edited({ [field]: text }))[field]]).toEqual([text, undefined]);
    for (const text of wrong)
      expect([text, networkEditForm.problems(edited({ [field]: text }))[field]]).toEqual([text, message]);
  });

  it('is the only field that is checked by console-only rules', () => {
    const strange = {
      ...before,
      addressRange: '',
      defaultInterface: 'wg 0',
      defaultMtu: 'auto',
      accessLevel: '9',
    };
    expect(networkEditForm.problems({ before: strange, after: { ...strange, localRange: '' } })).toEqual({
      localRange: undefined,
    });
  });
});

it.each<[Partial<NetworkForm>, Partial<Record<NetworkField, string>>]>([
  [{ defaultInterface: '' }, { defaultInterface: 'network.validation.interface' }],
  [{ defaultInterface: 'x'.repeat(16) }, { defaultInterface: 'network.validation.interface' }],
  [{ defaultListenPort: '443' }, { defaultListenPort: 'network.validation.listenport' }],
  [{ defaultKeepalive: '1001' }, { defaultKeepalive: 'node.validation.keepalive' }],
  [{ addressRange: '10.9.0.0' }, { addressRange: 'network.validation.ipv4' }],
  [{ addressRange6: 'fd09::' }, { addressRange6: 'network.validation.ipv6' }],
  [{ localRange: 'lan' }, { localRange: 'network.validation.localrange' }],
])('reports an untouched field that the server would reject: %o', (stored, expected) => {
  const strange = { ...before, ...stored };
  expect(networkEditForm.problems({ before: strange, after: { ...strange, defaultMtu: '1400' } })).toEqual({
    defaultMtu: undefined,
    ...expected,
  });
});

const holder = (address: string, address6 = '') => ({ address, address6 });

describe('a range with too few addresses', () => {
  const spare = 'Only 2 addresses for 2 nodes. The server needs a spare one to reassign them';
  const nodes = ['10.9.0.1', '10.9.0.2', '10.9.0.254'].map((address, at) => holder(address, `fd09::${at}`));
  const clients = [holder('10.9.0.3'), holder('', 'fd09::9')];
  const problems = (changes: Partial<NetworkForm>, holders = { nodes, clients }) =>
    networkEditForm.conflicts(edited(changes), {
      ...holders,
      network: { ...open.network, netid: 'office' },
      networks: [],
    });

  it.each<[Partial<NetworkForm>, string]>([
    [{ addressRange: '10.61.0.0/30' }, 'Only 2 addresses for 3 nodes and 1 external client'],
    [{ addressRange: '10.61.0.0/31' }, 'Only 2 addresses for 3 nodes and 1 external client'],
    [{ addressRange: ' 10.61.0.9/32 ' }, 'Only 1 address for 3 nodes and 1 external client'],
    [{ addressRange6: 'fd10::/127' }, 'Only 2 addresses for 3 nodes and 1 external client'],
    [
      { addressRange6: 'fd09::/126' },
      'Only 4 addresses for 3 nodes and 1 external client. The server needs a spare one to reassign them',
    ],
  ])('is reported for %o', (changes, problem) => {
    expect(Object.values(problems(changes))).toEqual([problem]);
  });

  it.each<Partial<NetworkForm>>([
    { addressRange: '10.61.0.0/29' },
    { addressRange: '10.9.0.0/29' },
    { addressRange6: 'fd10::/126' },
    { addressRange6: 'fd09::/125' },
    { localRange: '192.168.0.0/16' },
    { addressRange: 'lan' },
    { defaultMtu: '1400' },
  ])('is not reported for %o', (changes) => {
    expect(Object.values(problems(changes)).filter(Boolean)).toEqual([]);
  });

  it('is accepted without nodes and counts old addresses until their nodes have moved', () => {
    expect(problems({ addressRange: '10.61.0.0/32' }, { nodes: [], clients }).addressRange).toBeUndefined();
    const two = { nodes: [holder('10.9.0.1'), holder('10.9.0.2')], clients: [] };
    expect(problems({ addressRange: '10.9.0.0/30' }, two).addressRange).toBe(spare);
    expect(problems({ addressRange: '10.8.0.0/30' }, two).addressRange).toBeUndefined();
  });

  it('is reported for a changed local range, which readdresses all nodes', () => {
    const full = {
      before: { ...before, addressRange: '10.9.0.0/30' },
      after: { ...before, addressRange: '10.9.0.0/30', localRange: '' },
    };
    const two = { nodes: [holder('10.9.0.1'), holder('10.9.0.2')], clients: [] };
    expect(
      networkEditForm.conflicts(full, { ...two, network: { ...open.network, netid: 'office' }, networks: [] })
        .localRange,
    ).toBe(spare);
  });
});
