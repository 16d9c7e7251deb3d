import { describe, expect, it } from 'vitest';
import {
  changesRanges,
  networkEditProblems,
  networkFieldLock,
  unlockedNetworkEdit,
  type NetworkEditContext,
} from './networkEdit.ts';
import { networkFields, networkForm, type NetworkField, type NetworkForm } from './networkForm.ts';
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
const open: NetworkEditContext = { network: { isIPv4: true, isIPv6: true }, server: { isRceOn: true } };

describe('a field of the network form', () => {
  it.each<[string, NetworkEditContext, Partial<Record<NetworkField, string>>]>([
    ['nothing speaks against it', open, {}],
    [
      'the network has no IPv4',
      { ...open, network: { isIPv4: false, isIPv6: true } },
      { addressRange: 'networkHasNoIPv4' },
    ],
    [
      'the network has no IPv6',
      { ...open, network: { isIPv4: true, isIPv6: false } },
      { addressRange6: 'networkHasNoIPv6' },
    ],
    [
      'commands are off',
      { ...open, server: { isRceOn: false } },
      { defaultPostUp: 'commandsAreOff', defaultPostDown: 'commandsAreOff' },
    ],
  ])('is locked only where it must be when %s', (_, context, expected) => {
    const locks = networkFields.map((field) => [field, networkFieldLock(field, context)] as const);
    expect(Object.fromEntries(locks.filter(([, lock]) => lock))).toEqual({
      isIPv4: 'familyIsFixed',
      isIPv6: 'familyIsFixed',
      ...expected,
    });
  });

  it('that is locked is not sent', () => {
    const edit = edited({ defaultPostUp: 'up', defaultMtu: '1400' });
    expect(unlockedNetworkEdit(edit, { ...open, server: { isRceOn: false } }).after).toEqual({
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
      ['wg0', 'x'.repeat(15)],
      ['', ' ', 'x'.repeat(16), 'wg 0', 'a/b', 'a\tb', long],
      'network.validation.interface',
    ],
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
  ])('%s takes %j, and for %j says %s', (field, right, wrong, message) => {
    for (const text of right)
      expect([text, networkEditProblems(edited({ [field]: text }))[field]]).toEqual([text, undefined]);
    for (const text of wrong)
      expect([text, networkEditProblems(edited({ [field]: text }))[field]]).toEqual([text, message]);
  });

  it('is the only one that is checked', () => {
    const strange = { ...before, addressRange: '', defaultInterface: '' };
    expect(networkEditProblems({ before: strange, after: { ...strange, defaultMtu: '1400' } })).toEqual({
      defaultMtu: undefined,
    });
  });
});

it.each<[Partial<NetworkForm>, boolean]>([
  [{ addressRange: '10.8.0.0/16' }, true],
  [{ addressRange6: 'fd08::/64' }, true],
  [{ localRange: '' }, true],
  [{ defaultMtu: '1400' }, false],
])('gives nodes new addresses by %o: %s', (changes, expected) => {
  expect(changesRanges(edited(changes))).toBe(expected);
});
