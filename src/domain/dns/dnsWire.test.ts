import { expect, it } from 'vitest';
import { dnsEntriesFromWire, newDnsEntryToWire } from './dnsWire.ts';

it('reads entries', () => {
  const wire = [{ address: '10.20.30.5', address6: '', name: 'wiki.intern', network: 'meshnet' }];
  expect(dnsEntriesFromWire(wire)).toEqual(wire);
});

it('reads a null list as no entries', () => {
  expect(dnsEntriesFromWire(null)).toEqual([]);
});

it('writes name, address and network of a new entry', () => {
  const entry = { name: 'db', address: 'fd00::5', address6: '', network: 'meshnet' };
  expect(newDnsEntryToWire(entry)).toEqual({ name: 'db', address: 'fd00::5', network: 'meshnet' });
});
