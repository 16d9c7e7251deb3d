import type { Read } from '../record.ts';
import type { serverConfigRecord } from './serverConfigWire.ts';

/** What the console uses of `GET /server/getconfig`; everything else, secrets above all, is left at the door. */
export type ServerConfig = Read<typeof serverConfigRecord>;
