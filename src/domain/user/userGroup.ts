import { slashProblem } from '../name.ts';
import type { MessageKey } from '../text/messages.ts';

/** The group that stands for everybody. It always exists and must not be deleted. */
export const wildcardGroup = '*';

/** §5: a group needs a name. */
export function groupNameProblem(name: string): MessageKey | undefined {
  return name.trim() === '' ? 'pro.validation.groupname' : slashProblem(name);
}
