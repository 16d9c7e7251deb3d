import { addressProblem } from '../fieldRules.ts';
import type { MessageKey } from '../text/messages.ts';

/** The group that stands for everybody. It always exists and must not be deleted. */
export const wildcardGroup = '*';

/** §5: a group needs a name. The server takes one that exists without a word, so that is told here. */
export function groupNameProblem(name: string, existing: readonly string[]): MessageKey | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'pro.validation.groupname';
  return existing.includes(trimmed) ? 'pro.validation.grouptaken' : addressProblem(trimmed);
}
