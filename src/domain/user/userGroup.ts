/** Includes everyone. It always exists and can’t be deleted. */
export const wildcardGroup = '*';

/** Replaces an empty list by the wildcard, because the server removes all access from a user without groups. */
export function groupsOrWildcard(groups: readonly string[]): readonly string[] {
  return groups.length === 0 ? [wildcardGroup] : groups;
}

/**
 * Returns the groups to send with an update. The community edition knows only the wildcard group. Existing groups are
 * kept while the edition is unknown.
 */
export function groupsToSend({ groups }: Member, isEE: boolean | undefined): readonly string[] {
  return isEE === false ? [wildcardGroup] : groupsOrWildcard(groups);
}

/** A group with what refers to it. The server stores only its name. */
export type UserGroup = {
  readonly name: string;
  readonly members: number;
  readonly allowedOn: readonly string[];
};

type Member = { readonly groups: readonly string[] };
type AllowingNetwork = {
  readonly netid: string;
  readonly proSettings?: { readonly allowedGroups: readonly string[] } | undefined;
};

export function userGroupOf(
  name: string,
  users: readonly Member[],
  networks: readonly AllowingNetwork[],
): UserGroup {
  return {
    name,
    members: users.filter((user) => user.groups.includes(name)).length,
    allowedOn: networks.flatMap(({ netid, proSettings }) =>
      proSettings?.allowedGroups.includes(name) ? [netid] : [],
    ),
  };
}
