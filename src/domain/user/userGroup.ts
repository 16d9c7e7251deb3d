import { recordNameProblem } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';

/** Includes everyone. It always exists and can’t be deleted. */
export const wildcardGroup = '*';

/** Rejects duplicates, which the server silently accepts. */
export function groupNameProblem(name: string, existing: readonly string[]): MessageKey | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'pro.validation.groupname';
  return existing.includes(trimmed) ? 'pro.validation.grouptaken' : recordNameProblem(trimmed);
}
