import { listFromWire, WireObject } from '../wire.ts';
import type { DnsEntry } from './dnsEntry.ts';

/** The body of a DNS POST; the server takes an IPv6 address in `address` too. */
export type NewDnsEntryWire = { readonly name: string; readonly address: string; readonly network: string };

export function dnsEntriesFromWire(json: unknown): readonly DnsEntry[] {
  return listFromWire(json, 'dns', dnsEntryFromWire);
}

export function dnsEntryFromWire(json: unknown, path = 'dns'): DnsEntry {
  const wire = new WireObject(json, path);
  return {
    name: wire.mark('name'),
    network: wire.text('network'),
    address: wire.text('address'),
    address6: wire.text('address6'),
  };
}

export function newDnsEntryToWire(entry: Pick<DnsEntry, 'name' | 'address' | 'network'>): NewDnsEntryWire {
  return { name: entry.name, address: entry.address, network: entry.network };
}
