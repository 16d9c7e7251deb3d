import type { Read } from '../record.ts';
import type { networkRecord, proSettingsRecord } from './networkWire.ts';

/** A mesh (or point-to-site) network and the defaults its nodes start with (§3). Times are Unix seconds. */
export type Network = Read<typeof networkRecord>;

/** What users may do on a network by default (enterprise; the community server stores it too). */
export type ProSettings = Read<typeof proSettingsRecord>;

/** Records under the netid of their network, in their order. */
export function byNetwork<T extends { readonly network: string }>(
  records: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.network);
    if (group) group.push(record);
    else groups.set(record.network, [record]);
  }
  return groups;
}
