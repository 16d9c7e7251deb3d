import { requiredText, type Read, record, text } from '../record.ts';
import { listFromWire } from '../wire.ts';

export const dnsRecord = record({
  name: requiredText('name'),
  network: text('network'),
  address: text('address'),
  address6: text('address6'),
});

type DnsEntry = Read<typeof dnsRecord>;

export function dnsEntriesFromWire(json: unknown): readonly DnsEntry[] {
  return listFromWire(json, 'dns', dnsEntryFromWire);
}

export function dnsEntryFromWire(json: unknown, path = 'dns'): DnsEntry {
  return dnsRecord.read(json, path);
}

/** The server also accepts an IPv6 address in `address`. */
export function newDnsEntryToWire(entry: Omit<DnsEntry, 'address6'>) {
  return { name: entry.name, address: entry.address, network: entry.network };
}
