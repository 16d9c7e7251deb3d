import type { Read } from '../record.ts';
import type { networkRecord, proSettingsRecord } from './networkWire.ts';

export type Network = Read<typeof networkRecord>;

/** The community server stores these settings too, but only the enterprise server uses them. */
export type ProSettings = Read<typeof proSettingsRecord>;
