import type { MessageKey } from './text/messages.ts';

/** The server takes names with a slash and can never address them again: it decodes the path before it matches. */
export function slashProblem(name: string): MessageKey | undefined {
  return name.includes('/') ? 'common.validation.slash' : undefined;
}

/** What of a name keeps a record from being addressed, or is surely a slip. */
export function addressProblem(name: string): MessageKey | undefined {
  if (name === '.' || name === '..') return 'common.validation.dots';
  if (/\p{Cs}/u.test(name)) return 'common.validation.unicode';
  if (/\p{Cc}/u.test(name)) return 'common.validation.control';
  return slashProblem(name);
}
