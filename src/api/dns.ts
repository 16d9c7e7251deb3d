import type { DnsEntry } from '../domain/dns/dnsEntry.ts';
import { dnsEntriesFromWire, dnsEntryFromWire, newDnsEntryToWire } from '../domain/dns/dnsWire.ts';
import type { Http } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const dnsApi = (http: Http) => ({
  /** Includes the entries of nodes. For administrators. */
  list: () => http.read('/dns', {}, json(dnsEntriesFromWire), { kind: 'dns' }),

  /** The custom entries of a network, for its administrators. */
  customOf: (network: string) =>
    http.read('/dns/adm/{network}/custom', { path: { network } }, json(dnsEntriesFromWire), {
      kind: `dns of ${network}`,
    }),

  create: (entry: Pick<DnsEntry, 'name' | 'address' | 'network'>) =>
    http.change(
      'post',
      '/dns/{network}',
      { path: { network: entry.network }, body: newDnsEntryToWire(entry) },
      json(dnsEntryFromWire),
    ),

  /** Also succeeds for unknown names, and for names of nodes, which it doesn’t delete. */
  remove: (entry: Pick<DnsEntry, 'name' | 'network'>) =>
    http.change(
      'delete',
      '/dns/{network}/{domain}',
      { path: { network: entry.network, domain: entry.name } },
      confirmation,
    ),
});
