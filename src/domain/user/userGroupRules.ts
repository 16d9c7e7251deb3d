import { recordNameProblem } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';
import { trimmed } from '../trimmed.ts';

/** Rejects duplicates, which the server silently accepts. */
export function groupNameProblem(name: string, existing: readonly string[]): MessageKey | undefined {
  const typed = trimmed(name);
  if (typed === '') return 'pro.validation.groupname';
  return existing.includes(typed) ? 'pro.validation.grouptaken' : recordNameProblem(typed);
}
