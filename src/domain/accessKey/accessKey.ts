/** A key with which nodes join a network. With hidden keys the server sends placeholders: see `accessKeyWire.ts`. */
export type AccessKey = {
  readonly name: string;
  /** Joins left. */
  readonly uses: number;
  readonly secret: AccessKeySecret;
};

export type AccessKeySecret =
  | { readonly hidden: true }
  | { readonly hidden: false; readonly value: string; readonly accessString: string };
