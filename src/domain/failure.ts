export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function succeed<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

/** `message` is the server’s own Message, shown unaltered; empty when the response had none. */
export type Failure =
  /**
   * No complete response: connection refused or cut off, CORS, or the browser is offline. A change may still
   * have been applied.
   */
  | {
      readonly kind: 'unreachable';
      readonly offline: boolean;
      readonly hasBegun?: true;
      /** The server answered another call at that moment, so the server itself closed this connection. */
      readonly isClosed?: true;
    }
  /** The page’s security policy blocks calls to the server; nothing was sent. */
  | { readonly kind: 'blocked'; readonly host: string }
  /** The response or its next part took too long. A change may still have been applied. */
  | { readonly kind: 'timeout'; readonly hasBegun?: true }
  | { readonly kind: 'cancelled' }
  /** A later read of the same kind replaced this one, or its user has logged out. */
  | { readonly kind: 'superseded' }
  /** The session has expired by this computer’s clock, or no one is logged in. Nothing was sent. */
  | { readonly kind: 'expired' }
  /** HTTP 401. The server also sends it when the role is too low, so it doesn’t end the session by itself. */
  | { readonly kind: 'unauthorized'; readonly message: string }
  /** Any other rejection. With status 0 the console itself rejected the call and sent nothing. */
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string }
  /** A change that certainly wasn’t sent, because the read before it failed. */
  | { readonly kind: 'notSent'; readonly because: Failure }
  /** A response that doesn’t match the API: HTML from a proxy, a truncated body, a wrong type. */
  | { readonly kind: 'malformed'; readonly detail: string }
  /** A change whose response was lost, and whose outcome couldn’t be looked up either. */
  | { readonly kind: 'unknown'; readonly because: Failure };

type ConflictFailure<Met> = { readonly kind: 'conflict'; readonly message: string; readonly met: Met };

export type SaveFailure<Met = unknown> = Failure | ConflictFailure<Met>;

export function conflict<Met>(
  met: Met,
  message = 'Someone else changed the same field while you were editing. Nothing was sent.',
): ConflictFailure<Met> {
  return { kind: 'conflict', message, met };
}

/** Adds that nothing was sent, which the console’s own rejections already say. */
export function notSent(because: Failure): Failure {
  const isOwn = because.kind === 'superseded' || (because.kind === 'rejected' && because.status === 0);
  return isOwn ? because : { kind: 'notSent', because };
}

/** The server has no 404 for a missing record and returns this message instead. */
export function isNoSuchRecord(failure: SaveFailure): boolean {
  return failure.kind === 'rejected' && failure.message === 'no result found';
}
