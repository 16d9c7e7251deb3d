/** Who is signed in: the claims of the token (§3). */
export type SessionUser = {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly networks: readonly string[];
  readonly groups: readonly string[];
  /** Unix seconds at which the token ends. */
  readonly expiresAt: number;
};

export type Session = { readonly token: string; readonly user: SessionUser };

/** Logged in only while the expiry lies in the future (§4). `now` in Unix seconds. */
export function isLive(session: Session, now: number): boolean {
  return session.user.expiresAt > now;
}
