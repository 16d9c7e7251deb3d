import type { Read } from '../record.ts';
import type { newUserRecord, userRecord } from './userWire.ts';

/** An account on the server (§3). The wildcard group is `*`. */
export type User = Read<typeof userRecord>;

/** What the create form gives (§3 "Create payload"). */
export type NewUser = Read<typeof newUserRecord>;
