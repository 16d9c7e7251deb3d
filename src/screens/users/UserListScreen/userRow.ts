import { textFromList } from '../../../domain/list.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { adminText } from '../../../domain/user/userText.ts';
import { tickedNetworks } from '../../../domain/user/userForm.ts';
import type { User } from '../../../domain/user/user.ts';
import { userDeletion, type UserDeletion } from '../userDeletion.ts';

/** One line of the user list. */
export type UserRow = {
  readonly username: string;
  readonly href: string;
  readonly isSelf: boolean;
  readonly isAdmin: boolean;
  /** True or False. */
  readonly adminText: string;
  /** §2: an administrator without a list shows `*`. */
  readonly hasAllNetworks: boolean;
  readonly networks: readonly NetworkLink[];
  /** Those that have no room. */
  readonly moreNetworks: readonly string[];
  /** The same `*` rule as for networks. */
  readonly groups: string;
  readonly deletion: UserDeletion;
};

export type NetworkLink = { readonly netid: string; readonly href: string };

/** More would not fit on a line. */
const shownNetworks = 3;

export function userRow(user: User, adminCount: number, viewer: Viewer): UserRow {
  const { username, isAdmin, groups } = user;
  const networks = tickedNetworks(user.networks);
  return {
    username,
    href: paths.user(username),
    isSelf: viewer.user.name === username,
    isAdmin,
    adminText: adminText(isAdmin),
    hasAllNetworks: isAdmin && networks.length === 0,
    networks: networks.slice(0, shownNetworks).map((netid) => ({ netid, href: paths.network(netid) })),
    moreNetworks: networks.slice(shownNetworks),
    groups: groups.length === 0 && isAdmin ? '*' : textFromList(groups) || 'No groups',
    deletion: userDeletion(user, adminCount, viewer),
  };
}
