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

it('has one plain record per node, with times that every program reads', () => {
  expect(nodeExports([node], checkedIn + 10)).toEqual([
    {
      name: 'gw',
      network: 'office',
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

it('keeps scripts and carried fields inside', () => {
  expect(JSON.stringify(nodeExports([node], checkedIn))).not.toContain('secret');
});

it('survives a time that is no time', () => {
  expect(nodeExports([{ ...node, expiresAt: 1e15 }], checkedIn)[0]?.expiresAt).toBe('');
});

it('tells relayed nodes', () => {
  expect(nodeExports([{ ...node, isRelayed: true, isRelay: false }], checkedIn)[0]?.roles).toBe(
    'egress relayed',
  );
});
