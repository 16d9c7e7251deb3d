import type { Failure } from '../../domain/failure.ts';

/** Ends a call with a known failure. It never leaves this folder. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A call that the console itself rejects. Nothing was sent. */
export function rejection(message: string): Failure {
  return { kind: 'rejected', status: 0, message };
}

/** `body` is parsed if it is JSON. */
export function failureOfResponse(response: Response, body: unknown): Failure {
  // Browsers report status 0 for redirects that aren’t followed and for opaque responses.
  if (response.status < 400)
    return { kind: 'malformed', detail: 'The response redirects to another address.' };
  const message = messageOf(body);
  if (response.status === 401) return { kind: 'unauthorized', message };
  return { kind: 'rejected', status: response.status, message };
}

/** `fetch` and reading a body throw when the connection fails. */
export function failureOfException(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  return { kind: 'unreachable', offline: globalThis.navigator?.onLine === false };
}

/** Proxy pages, the router’s plain 404 and empty bodies have no Message. */
function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('Message' in body)) return '';
  return typeof body.Message === 'string' ? body.Message : '';
}
