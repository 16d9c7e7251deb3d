import { compareNames } from '../order.ts';
import { wildcardGroup } from '../user/userGroup.ts';
import type { User } from '../user/userWire.ts';
import type { Network } from './network.ts';
import { proSettingsOf, withPro } from './proSettings.ts';

export type AllowedKind = 'groups' | 'users';

export type AllowedForm = { readonly allowed: readonly string[] };

export function allowedForm(network: Network, kind: AllowedKind): AllowedForm {
  const { allowedGroups, allowedUsers } = proSettingsOf(network);
  return { allowed: kind === 'groups' ? allowedGroups : allowedUsers };
}

export function withAllowed(fresh: Network, kind: AllowedKind, { allowed }: AllowedForm): Network {
  const lists = kind === 'groups' ? { allowedGroups: allowed } : { allowedUsers: allowed };
  return { ...fresh, ...withPro(fresh, lists) };
}

/** Includes selected names that no longer exist, so that they can be removed. */
export function allowedOptions(known: readonly string[], chosen: readonly string[], everyone: string) {
  const names = new Set([...known, ...chosen].filter((name) => name !== wildcardGroup));
  return [
    { id: wildcardGroup, label: wildcardGroup, note: everyone },
    ...[...names].toSorted(compareNames).map((name) => ({
      id: name,
      label: name,
      ...(!known.includes(name) && { note: 'no longer exists' }),
    })),
  ];
}

/** `*` among the users allows everyone; among the groups it allows any group. */
export function isAllowedOn(network: Network, user: Pick<User, 'username' | 'groups'>): boolean {
  const { allowedGroups, allowedUsers } = proSettingsOf(network);
  if (allowedUsers.some((name) => name === user.username || name === '*')) return true;
  return user.groups.some((group) => allowedGroups.includes(group) || allowedGroups.includes(wildcardGroup));
}
