/** The answer of something that may fail: failures are values, nothing is thrown across a layer. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function succeed<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function fail<E>(error: E): Result<never, E> {
  return { ok: false, error };
}

/**
 * Why a call did not give what it was asked for. `message` is the server's own Message, shown unaltered as text;
 * empty when the answer had none.
 */
export type Failure =
  /** No answer, or not all of one: refused, cut off, CORS, or the browser is offline. A change may still have happened. */
  | {
      readonly kind: 'unreachable';
      readonly offline: boolean;
      readonly hasBegun?: true;
      /** The server answered another call at that moment, so it closed the connection of this one. */
      readonly isClosed?: true;
    }
  /** The page's security policy does not let it call the server; nothing was sent. */
  | { readonly kind: 'blocked'; readonly host: string }
  /** Silence for longer than a call is given, before its answer or in the middle of it. A change may still have happened. */
  | { readonly kind: 'timeout'; readonly hasBegun?: true }
  /** A person stopped a read that takes long. */
  | { readonly kind: 'cancelled' }
  /** A later read of the same kind took over, or the person it was made for has gone; nobody waits for this one. */
  | { readonly kind: 'superseded' }
  /** The session is over by the local clock (§4), or nobody is signed in; nothing was sent. */
  | { readonly kind: 'expired' }
  /** 401. Not a reason to sign out by itself: see decisions on sessions in `api/http.ts`. */
  | { readonly kind: 'unauthorized'; readonly message: string }
  /** Any other refusal. Status 0: by the console itself, nothing was changed, and `message` says why. */
  | { readonly kind: 'rejected'; readonly status: number; readonly message: string }
  /** A change that was not sent, for certain, because the read it begins with failed. */
  | { readonly kind: 'notSent'; readonly because: Failure }
  /** An answer that is not what the call promises: HTML from a proxy, a cut body, a wrong type. */
  | { readonly kind: 'malformed'; readonly detail: string }
  /** A change whose answer got lost, and what tells whether it happened could not be read either. */
  | { readonly kind: 'unknown'; readonly because: Failure };

/** Somebody else has changed the same since it was read, so nothing was sent: `met` is what stands against what. */
type ConflictFailure<Met> = { readonly kind: 'conflict'; readonly message: string; readonly met: Met };

/** Why a change of a record was not saved. */
export type SaveFailure<Met = unknown> = Failure | ConflictFailure<Met>;

export function conflict<Met>(
  met: Met,
  message = 'Somebody else has changed the same field meanwhile. Nothing was sent.',
): ConflictFailure<Met> {
  return { kind: 'conflict', message, met };
}

/** The failure of a change whose first read failed. The console's own refusals say already that nothing was sent. */
export function notSent(because: Failure): Failure {
  const isTold = because.kind === 'superseded' || (because.kind === 'rejected' && because.status === 0);
  return isTold ? because : { kind: 'notSent', because };
}

/** The server has no 404 for a missing record; this is how it says so. */
export function isNoSuchRecord(failure: SaveFailure): boolean {
  return failure.kind === 'rejected' && failure.message === 'no result found';
}
