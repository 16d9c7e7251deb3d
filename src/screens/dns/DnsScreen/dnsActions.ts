import type { DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { PageRequest } from '../../../domain/paging.ts';

export type DnsActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (tableId: string, request: PageRequest) => void;
  remove: (entry: Pick<DnsEntry, 'name' | 'network'>) => void;
};
