import { describe, expect, it } from 'vitest';
import { changedFields } from '../edit/edit.ts';
import { localDateTime } from '../format/localDateTime.ts';
import { nodeFields, nodeFieldTexts, nodeForm, withNodeChanges, type NodeForm } from './nodeForm.ts';
import { nodeFromWire } from './nodeWire.ts';

const node = nodeFromWire({
  id: 'n-1',
  name: 'fra-worker-03',
  network: 'office',
  address: '10.20.4.37',
  endpoint: '198.51.100.11',
  isstatic: 'yes',
  allowedips: ['10.20.4.37/32', '10.48.0.0/16'],
  egressgatewayranges: ['172.16.10.0/24'],
  relayaddrs: null,
  listenport: 51821,
  lastcheckin: 100,
  firewallinuse: 'iptables',
});
const form = nodeForm(node);
const edited = (changes: Partial<NodeForm>) =>
  withNodeChanges(node, { before: form, after: { ...form, ...changes } });

describe('the form of a node', () => {
  it('inverts the static endpoint flag', () => {
    expect(form.isEndpointDynamic).toBe(false);
    expect(nodeForm({ ...node, isStatic: false }).isEndpointDynamic).toBe(true);
  });

  it('shows lists as comma-separated text', () => {
    expect(form).toMatchObject({ allowedIps: '10.20.4.37/32, 10.48.0.0/16', relayAddresses: '' });
  });

  it.each([
    [undefined, 'unset'],
    [true, 'yes'],
    [false, 'no'],
  ])('shows the ACL rule %s as %s', (defaultAcl, shown) => {
    expect(nodeForm({ ...node, defaultAcl }).defaultAcl).toBe(shown);
  });

  it('lists all its fields', () => {
    expect(nodeFields.toSorted()).toEqual(Object.keys(form).toSorted());
  });
});

it('gives every field a unique label', () => {
  const all = Object.values(nodeFieldTexts).map(({ label }) => label);
  expect(new Set(all).size).toBe(all.length);
});

describe('the changes in a node form', () => {
  it('are empty for an untouched form', () => {
    expect(changedFields({ before: form, after: { ...form } }, nodeFields)).toEqual([]);
    expect(edited({})).toEqual(node);
  });

  it('are in form order', () => {
    expect(changedFields({ before: form, after: { ...form, mtu: '1420', name: 'new' } }, nodeFields)).toEqual(
      ['name', 'mtu'],
    );
  });

  it.each<[Partial<NodeForm>, object]>([
    [{ name: ' new-name ' }, { name: 'new-name' }],
    [{ isEndpointDynamic: true }, { isStatic: false }],
    [{ endpoint: '198.51.100.12' }, { endpoint: '198.51.100.12' }],
    [{ udpHolePunch: true }, { udpHolePunch: true }],
    [{ listenPort: '51822' }, { listenPort: 51822 }],
    [{ address: ' 10.20.4.38 ' }, { address: '10.20.4.38' }],
    [{ address6: 'fd00::2/128' }, { address6: 'fd00::2' }],
    [{ address6: 'fd00::2' }, { address6: 'fd00::2' }],
    [{ address6: ' FD00:66:0:0:0:0:0:2 ' }, { address6: 'fd00:66::2' }],
    [{ address6: 'FD00:66:0::2/64' }, { address6: 'fd00:66::2' }],
    [{ endpoint: ' FD00:0::9' }, { endpoint: 'fd00::9' }],
    [{ endpoint: '::ffff:198.51.100.12' }, { endpoint: '198.51.100.12' }],
    [{ endpoint: '::FFFF:198.51.100.11' }, {}],
    [{ localAddress: 'FE80:0::1' }, { localAddress: 'fe80::1' }],
    [{ localRange: '192.168.7.9/16' }, { localRange: '192.168.0.0/16' }],
    [{ allowedIps: '10.20.4.37/32; 10.48.9.9/16' }, {}],
    [{ allowedIps: '10.1.1.1 FD00:0::1/128' }, { allowedIps: ['10.1.1.1', 'fd00::1/128'] }],
    [{ egressRanges: '172.16.10.7/24' }, {}],
    [{ egressRanges: '172.16.10.7/24\nFD12::1/48' }, { egressRanges: ['172.16.10.0/24', 'fd12::/48'] }],
    [{ relayAddresses: 'FD00:0::4; 10.20.4.5' }, { relayAddresses: ['fd00::4', '10.20.4.5'] }],
    [{ localAddress: '192.168.1.2' }, { localAddress: '192.168.1.2' }],
    [
      { isLocal: true, localRange: '192.168.0.0/16' },
      { isLocal: true, localRange: '192.168.0.0/16' },
    ],
    [{ allowedIps: '10.1.1.1/32 , ,10.2.2.2/32' }, { allowedIps: ['10.1.1.1/32', '10.2.2.2/32'] }],
    [{ allowedIps: '' }, { allowedIps: [] }],
    [{ egressRanges: ' ' }, { egressRanges: [] }],
    [{ relayAddresses: '10.20.4.5' }, { relayAddresses: ['10.20.4.5'] }],
    [
      { persistentKeepalive: '25', mtu: '1420' },
      { persistentKeepalive: 25, mtu: 1420 },
    ],
    [
      { postUp: 'up; ', postDown: 'down; ' },
      { postUp: 'up; ', postDown: 'down; ' },
    ],
    [{ expiresAt: localDateTime(1_800_000_000) }, { expiresAt: 1_800_000_000 }],
    [{ defaultAcl: 'no' }, { defaultAcl: false }],
    [
      { isDnsOn: true, isHub: true, isConnected: true },
      { isDnsOn: true, isHub: true, isConnected: true },
    ],
  ])('as %o only write %o', (changes, expected) => {
    expect(edited(changes)).toEqual({ ...node, ...expected });
  });

  it('can unset the ACL rule', () => {
    const denying = { ...node, defaultAcl: false };
    const before = nodeForm(denying);
    expect(
      withNodeChanges(denying, { before, after: { ...before, defaultAcl: 'unset' } }).defaultAcl,
    ).toBeUndefined();
  });

  it('are applied to the current node, keeping what it has reported since', () => {
    const fresh = { ...node, endpoint: '203.0.113.9', lastCheckIn: 200, allowedIps: ['10.9.9.9/32'] };
    expect(withNodeChanges(fresh, { before: form, after: { ...form, mtu: '1420' } })).toEqual({
      ...fresh,
      mtu: 1420,
    });
  });
});
