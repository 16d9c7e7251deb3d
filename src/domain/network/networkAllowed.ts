import { compareNames } from '../order.ts';
import { wildcardGroup } from '../user/userGroup.ts';
import type { User } from '../user/userWire.ts';
import type { Network } from './network.ts';
import { withPro } from './networkForm.ts';
import { defaultProSettings } from './networkWire.ts';

/** Who may use a network (enterprise): the members of groups, and single users beside them. */
export type AllowedKind = 'groups' | 'users';

/** What the editor of one of the two lists holds. */
export type AllowedForm = { readonly allowed: readonly string[] };

export function allowedForm(network: Network, kind: AllowedKind): AllowedForm {
  const { allowedGroups, allowedUsers } = network.proSettings ?? defaultProSettings;
  return { allowed: kind === 'groups' ? allowedGroups : allowedUsers };
}

/** A freshly read network with one of the lists replaced, and nothing else. */
export function withAllowed(fresh: Network, kind: AllowedKind, { allowed }: AllowedForm): Network {
  const lists = kind === 'groups' ? { allowedGroups: allowed } : { allowedUsers: allowed };
  return { ...fresh, ...withPro(fresh, lists) };
}

/**
 * What can be chosen: the names the server knows, the one that stands for everybody, and whatever is chosen already, so
 * that a name nobody knows any more is seen and can be taken out.
 */
export function allowedOptions(known: readonly string[], chosen: readonly string[]): readonly string[] {
  const names = new Set([...known, ...chosen].filter((name) => name !== wildcardGroup));
  return [wildcardGroup, ...[...names].toSorted(compareNames)];
}

/** Whether a user may be given a level on the network: by name, or by a group; `*` stands for all users, or any group. */
export function isAllowedOn(network: Network, user: Pick<User, 'username' | 'groups'>): boolean {
  const { allowedGroups, allowedUsers } = network.proSettings ?? defaultProSettings;
  if (allowedUsers.some((name) => name === user.username || name === '*')) return true;
  return user.groups.some((group) => allowedGroups.includes(group) || allowedGroups.includes(wildcardGroup));
}
