import { recordNameProblem } from '../fieldRules.ts';
import type { Network } from '../network/network.ts';
import type { MessageKey } from '../text/messages.ts';
import { trimmed } from '../trimmed.ts';
import type { User } from './userWire.ts';

/** Includes everyone. It always exists and can’t be deleted. */
export const wildcardGroup = '*';

/** A group with what refers to it. The server stores only its name. */
export type UserGroup = {
  readonly name: string;
  readonly members: number;
  readonly allowedOn: readonly string[];
};

export function userGroupOf(name: string, users: readonly User[], networks: readonly Network[]): UserGroup {
  return {
    name,
    members: users.filter((user) => user.groups.includes(name)).length,
    allowedOn: networks.flatMap(({ netid, proSettings }) =>
      proSettings?.allowedGroups.includes(name) ? [netid] : [],
    ),
  };
}

/** Rejects duplicates, which the server silently accepts. */
export function groupNameProblem(name: string, existing: readonly string[]): MessageKey | undefined {
  const typed = trimmed(name);
  if (typed === '') return 'pro.validation.groupname';
  return existing.includes(typed) ? 'pro.validation.grouptaken' : recordNameProblem(typed);
}
