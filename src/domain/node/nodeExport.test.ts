import { expect, it } from 'vitest';
import { nodeExports } from './nodeExport.ts';
import { nodeFromWire } from './nodeWire.ts';

const checkedIn = Date.UTC(2026, 10, 21, 14, 6, 31) / 1000;
const node = nodeFromWire({
  id: 'n-1',
  name: 'gw',
  network: 'office',
  address: '10.0.0.1',
  address6: 'fd00::1',
  endpoint: '198.51.100.11',
  isegressgateway: 'yes',
  isrelay: 'yes',
  os: 'linux',
  version: 'v0.16.1',
  publickey: 'public',
  lastcheckin: checkedIn,
  postup: 'iptables secret-rule',
  networksettings: { netid: 'secret-settings' },
});

it('exports one flat record per node, with ISO times', () => {
  expect(nodeExports([node], checkedIn + 10, () => 'mira')).toEqual([
    {
      name: 'gw',
      network: 'office',
      owner: 'mira',
      address: '10.0.0.1',
      address6: 'fd00::1',
      endpoint: '198.51.100.11',
      status: 'HEALTHY',
      roles: 'egress relay',
      version: 'v0.16.1',
      os: 'linux',
      lastCheckIn: '2026-11-21T14:06:31.000Z',
      expiresAt: '',
      publicKey: 'public',
      id: 'n-1',
    },
  ]);
});

it('does not export scripts and carried fields', () => {
  expect(JSON.stringify(nodeExports([node], checkedIn))).not.toContain('secret');
});

it('accepts an invalid time', () => {
  expect(nodeExports([{ ...node, expiresAt: 1e15 }], checkedIn)[0]?.expiresAt).toBe('');
});

it('lists relayed as a role', () => {
  expect(nodeExports([{ ...node, isRelayed: true, isRelay: false }], checkedIn)[0]?.roles).toBe(
    'egress relayed',
  );
});
