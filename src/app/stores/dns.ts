import { proxy } from 'valtio';
import type { DnsEntry } from '../../domain/dns/dnsEntry.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const dnsStore = proxy(emptyCollection<readonly DnsEntry[]>());

export function loadDns() {
  return loadInto(dnsStore, () => api.dns.list());
}
