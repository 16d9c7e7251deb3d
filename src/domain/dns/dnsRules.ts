import { isIPAddress } from '../ip.ts';
import { slashProblem } from '../name.ts';
import type { Problems } from '../text/messages.ts';
import type { DnsEntry } from './dnsEntry.ts';

/** §5: name and address are required; the server takes an address of either family. */
export function dnsEntryProblems(entry: Pick<DnsEntry, 'name' | 'address'>): Problems<'name' | 'address'> {
  return {
    name: entry.name.trim() === '' ? 'dns.validation.name' : slashProblem(entry.name),
    address: isIPAddress(entry.address) ? undefined : 'dns.validation.address',
  };
}
