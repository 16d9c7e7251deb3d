import { describe, expect, it } from 'vitest';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { networkEditForm, networkForm, type NetworkForm } from './networkForm.ts';
import { clientDnsWarning } from './networkWarnings.ts';

const network = aNetwork({ netid: 'mini', addressRange: '10.11.0.0/24', isIPv4: true, isIPv6: true });
const networks = [
  network,
  aNetwork({ netid: 'fullvpn', addressRange: '10.12.0.0/24', addressRange6: 'fd12::/64' }),
];
const before = networkForm(network);

function warningOf(changes: Partial<NetworkForm>, around = { network, networks }) {
  const edit = { before, after: { ...before, ...changes } };
  const warnings = networkEditForm.warnings(edit, { ...around, nodes: [], clients: [] });
  return Object.values(warnings).filter((text) => text !== undefined);
}

describe('a changed field of a network', () => {
  it.each<[Partial<NetworkForm>, string]>([
    [
      { addressRange: '10.12.0.0/24' },
      '10.12.0.0/24 overlaps fullvpn (10.12.0.0/24). Nodes in both networks can’t tell which one an address belongs to.',
    ],
    [
      { addressRange: '127.0.0.0/8' },
      'Loopback addresses never leave a machine, so nodes can’t reach each other',
    ],
    [
      { addressRange6: 'fe80::/64' },
      'Link-local addresses only work on one link, so nodes can’t reach each other',
    ],
    [{ addressRange: '10.50.0.0/32' }, 'Only one node fits in this range'],
    [{ defaultMtu: '5' }, 'Below 1280, IPv6 stops working. Below 576, IPv4 does too'],
    [{ defaultMtu: '1279' }, 'Below 1280, IPv6 stops working'],
    [
      { defaultExtClientDns: 'x:y' },
      '“x:y” isn’t an IP address or a domain. WireGuard apps may reject external clients’ configuration files',
    ],
  ])('as %o warns: %s', (changes, text) => {
    expect(warningOf(changes)).toEqual([text]);
  });

  it.each<Partial<NetworkForm>>([
    { addressRange: '10.77.0.0/16' },
    { addressRange: '10.11.0.0/16' },
    { addressRange: 'lan' },
    { addressRange6: 'fd77::/64' },
    { localRange: '192.168.0.0/16' },
    { defaultMtu: '1280' },
    { defaultMtu: '0' },
    { defaultExtClientDns: '' },
  ])('as %o has no warnings', (changes) => {
    expect(warningOf(changes)).toEqual([]);
  });

  it('warns of a stored interface name that Linux rejects, until it is changed', () => {
    const stored = { ...before, defaultInterface: 'nm:mini' };
    const warned = (after: NetworkForm) =>
      networkEditForm.warnings({ before: stored, after }, { network, networks, nodes: [], clients: [] })
        .defaultInterface;
    expect(warned(stored)).toBe('Linux can’t create an interface with this name, so new nodes won’t connect');
    expect(warned({ ...stored, defaultInterface: 'nm-mini' })).toBeUndefined();
  });

  it.each(['0.0.0.0/1', '128.0.0.0/1'])('only calls %s public', (addressRange) => {
    expect(warningOf({ addressRange }).join(' ')).toContain('These are public addresses');
  });

  it('requires the IPv6 MTU only on IPv6 networks', () => {
    const around = { network: { ...network, isIPv6: false }, networks };
    expect(warningOf({ defaultMtu: '1279' }, around)).toEqual([]);
    expect(warningOf({ defaultMtu: '575' }, around)).toEqual(['Below 576, IPv4 stops working']);
  });

  it('warns of a local range without IPv4', () => {
    const around = { network: { ...network, isIPv4: false }, networks };
    expect(warningOf({ localRange: '192.168.0.0/16' }, around)).toEqual([
      'Without IPv4, this server saves the range but then reports an error',
    ]);
  });
});

const refused = (entry: string) =>
  `“${entry}” isn’t an IP address or a domain. WireGuard apps may reject external clients’ configuration files`;

it.each([
  ['1.1.1.1, 9.9.9.9', undefined],
  ['1.1.1.1; fd00::1', undefined],
  ['10.0.0.1, intern.example.', undefined],
  ['', undefined],
  ['dns.example', 'Without an IP address, external clients get search domains but no DNS server'],
  ['1.1.1.1, 1.1.1', refused('1.1.1')],
  ['1.1.1.1:53', refused('1.1.1.1:53')],
  ['1.1.1.1/32, 9.9.9.9', refused('1.1.1.1/32')],
  ['1.1.1.1, münchen.example', refused('münchen.example')],
  ['https://dns.example', refused('https://dns.example')],
  ['a..b', refused('a..b')],
])('checks the client DNS %o: %s', (text, warning) => {
  expect(clientDnsWarning(text)).toBe(warning);
});
