import type { Read } from '../record.ts';
import type { networkRecord, proSettingsRecord } from './networkWire.ts';

export type Network = Read<typeof networkRecord>;

/** The community server stores these settings too, but only the enterprise server uses them. */
export type ProSettings = Read<typeof proSettingsRecord>;

/** The address ranges of a network; empty if it has none. */
export function networkRanges({
  addressRange,
  addressRange6,
}: Pick<Network, 'addressRange' | 'addressRange6'>): readonly string[] {
  return [addressRange, addressRange6].filter((range) => range !== '');
}
