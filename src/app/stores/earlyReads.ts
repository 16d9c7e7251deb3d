import type { Session } from '../../domain/session/session.ts';

declare global {
  interface Window {
    /** Sends what every page needs first. boot.js does so before any module has loaded, if there is a session in storage. */
    readAhead?: (server: string, session: Session) => void;
    earlyReads?: {
      /** Unix milliseconds. */
      readonly since: number;
      /** By address. */
      readonly reads: Map<string, { readonly authorization: string; readonly response: Promise<Response> }>;
    };
  }
}

/** Reads that the page doesn’t make after all are dropped, because they hold the token. */
const keptMs = 30_000;
setTimeout(dropEarlyReads, keptMs);

export function dropEarlyReads(): void {
  delete window.earlyReads;
}

/** When the call may have been sent, in Unix milliseconds. */
export function earliest(sent: number): number {
  return Math.min(sent, window.earlyReads?.since ?? sent);
}

/** Sends a request, or takes over the response to the same one. */
export function send(request: Request): Promise<Response> {
  const { reads } = window.earlyReads ?? {};
  const read = request.method === 'GET' ? reads?.get(request.url) : undefined;
  // Looked up at each call, because tests replace fetch.
  if (!read || read.authorization !== request.headers.get('Authorization')) return globalThis.fetch(request);
  reads?.delete(request.url);
  return read.response;
}
