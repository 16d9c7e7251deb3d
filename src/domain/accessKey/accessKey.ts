import type { Read } from '../record.ts';
import type { accessKeyRecord } from './accessKeyWire.ts';

/** A key with which nodes join a network. With hidden keys the server sends placeholders: see `accessKeyWire.ts`. */
export type AccessKey = Read<typeof accessKeyRecord>;

/** What the create form asks for (§3); an empty name lets the server make one. */
export type NewAccessKey = { readonly name: string; readonly uses: number };
