import type { SaveFailure } from '../failure.ts';
import { loginMessages } from './loginTexts.ts';

export function failureText(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      if (failure.offline) return loginMessages['error.network'] + offlineText;
      if (failure.isClosed) return closedText;
      return failure.hasBegun
        ? `${loginMessages['error.network']}: the connection dropped before the response finished`
        : loginMessages['error.network'];
    case 'blocked':
      return blockedText(failure.host);
    case 'timeout':
      return failure.hasBegun
        ? `${loginMessages['error.network']}: the response stalled`
        : `${loginMessages['error.network']}: the request timed out`;
    case 'cancelled':
      return 'Loading was cancelled';
    case 'superseded':
      return 'Replaced by a newer request';
    case 'expired':
      return loginMessages['error.tokenexpire'];
    case 'unauthorized':
      return failure.message || loginMessages['error.unauthorized'];
    case 'rejected':
      return failure.message || `The server returned HTTP ${failure.status}`;
    case 'conflict':
      return failure.message;
    case 'malformed':
      return unreadableText;
    case 'unknown':
      return sentences(failureText(failure.because), 'Couldn’t confirm whether the change was applied');
    case 'notSent':
      return sentences(failureText(failure.because), 'Nothing was sent');
  }
}

export const closedText = 'The server closed the connection without a response';

const unreadableText = 'The server returned an unexpected response';

/** True when checking the server’s address again could reveal more about the failure. */
export function isConnectionFailure(reason: string): boolean {
  const isOffline = reason.endsWith(offlineText);
  const isUnreached = reason.startsWith(loginMessages['error.network']) && !isOffline;
  return isUnreached || isSingleCallFailure(reason) || reason === unreadableText;
}

/** The server answers other calls. */
export function isSingleCallFailure(reason: string): boolean {
  return reason.startsWith(closedText);
}

const offlineText = ': this browser is offline';

export function blockedText(host: string): string {
  return `The browser’s security policy blocks requests to ${host}. BACKEND_URL and connect-src don’t match`;
}

/** The server’s Message unaltered, or the reason there is no response. */
export function failureMessage(failure: SaveFailure): string {
  return 'message' in failure ? failure.message : failureText(failure);
}

/** Adds a full stop to each text but the last, unless it already ends like a sentence. */
export function sentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text): text is string => text !== undefined && text !== '')
    .map((text, index, all) => (index < all.length - 1 ? ended(text) : text))
    .join(' ');
}

export function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
