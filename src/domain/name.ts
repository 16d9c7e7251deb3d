import type { MessageKey } from './text/messages.ts';

/** The server takes names with a slash and can never address them again: it decodes the path before it matches. */
export function slashProblem(name: string): MessageKey | undefined {
  return name.includes('/') ? 'common.validation.slash' : undefined;
}
