import type { Read } from '../record.ts';
import type { networkRecord, proSettingsRecord } from './networkWire.ts';

export type Network = Read<typeof networkRecord>;

/** The community server stores these settings too, but only the enterprise server uses them. */
export type ProSettings = Read<typeof proSettingsRecord>;

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
