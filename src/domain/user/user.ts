/** An account on the server (§3). The wildcard group is `*`. */
export type User = {
  readonly username: string;
  readonly isAdmin: boolean;
  /** Netids. Empty for an administrator means all. */
  readonly networks: readonly string[];
  readonly groups: readonly string[];
};

/** What the create form gives (§3 "Create payload"). */
export type NewUser = {
  readonly username: string;
  readonly password: string;
  readonly networks: readonly string[];
  readonly isAdmin: boolean;
};
