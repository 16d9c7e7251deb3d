import { recordNameProblem } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';

/** Stands for everyone. It always exists and can’t be deleted. */
export const wildcardGroup = '*';

/** The server silently accepts a group that already exists. */
export function groupNameProblem(name: string, existing: readonly string[]): MessageKey | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'pro.validation.groupname';
  return existing.includes(trimmed) ? 'pro.validation.grouptaken' : recordNameProblem(trimmed);
}
