import type { Carried } from '../wire.ts';

/** A key with which nodes join a network. With hidden keys the server sends placeholders: see `accessKeyWire.ts`. */
export type AccessKey = {
  readonly name: string;
  /** Joins left. */
  readonly uses: number;
  readonly secret: AccessKeySecret;
  readonly carried?: Carried;
};

export type AccessKeySecret =
  | { readonly hidden: true }
  | { readonly hidden: false; readonly value: string; readonly accessString: string };

/** What the create form asks for (§3); an empty name lets the server make one. */
export type NewAccessKey = { readonly name: string; readonly uses: number };
