import type { Failure } from '../../domain/failure.ts';

/** Thrown inside this folder to end a call with a failure that is already known; never leaves it. */
export class CallStopped extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** A refusal made here, before anything was sent: status 0. */
export function refuse(message: string): Failure {
  return { kind: 'rejected', status: 0, message };
}

/** The failure that an answer outside 2xx stands for. `body` is its text, already parsed where that is JSON. */
export function failureOfAnswer(response: Response, body: unknown): Failure {
  // A browser shows a redirect that is not followed, and an opaque answer, as status 0.
  if (response.status < 400)
    return { kind: 'malformed', detail: 'The response redirects to another address.' };
  const message = messageOf(body);
  if (response.status === 401) return { kind: 'unauthorized', message };
  return { kind: 'rejected', status: response.status, message };
}

/** The failure behind an exception: one of ours, or what `fetch` and reading a body throw when the connection fails. */
export function failureOfException(error: unknown): Failure {
  if (error instanceof CallStopped) return error.failure;
  return { kind: 'unreachable', offline: globalThis.navigator?.onLine === false };
}

/** The server's Message; pages of a proxy, the router's plain 404 and empty bodies have none. */
function messageOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('Message' in body)) return '';
  return typeof body.Message === 'string' ? body.Message : '';
}
