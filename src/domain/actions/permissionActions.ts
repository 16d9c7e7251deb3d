import { counted } from '../format/count.ts';
import { isAllowedOn } from '../network/networkAllowed.ts';
import { networkUserForm, type NetworkUser, type NetworkUserForm } from '../user/networkUser.ts';
import type { RecordsNow } from './known.ts';
import {
  hasValues,
  offering,
  serverAdministratorsOnly,
  summed,
  untitled,
  type WordsByKind,
} from './words.ts';

type OnPermission = { readonly netid: string; readonly username: string };

/** What can be done with a user’s access to a network, by kind. */
export type PermissionFields = {
  /** Sets the level and the limits that are given. */
  setPermission: OnPermission & { readonly values: Partial<NetworkUserForm> };
  removePermission: OnPermission;
};

type KnownPermissions = Pick<RecordsNow, 'viewer' | 'users' | 'networks'>;

const aPermission = {
  noun: ['user'],
  name: ({ username }: OnPermission) => username,
  record: ({ netid, username }: OnPermission, { networkUsers }: RecordsNow) =>
    networkUsers?.get(netid)?.find(({ id }) => id === username),
  fields: ['netid', 'username'],
  isListed: ({ networkUsers }: RecordsNow) => networkUsers !== undefined,
} as const;

export const permissionActions: WordsByKind<PermissionFields, NetworkUser, KnownPermissions> = {
  setPermission: {
    ...aPermission,
    isUntitled: true,
    label: () => 'Set level and limits',
    named: ({ netid }, name) => `Set level and limits of ${name} in ${netid}`,
    title: ({ netid }, users) => `Change ${users} in ${netid}`,
    icon: () => 'edit',
    fields: ['netid', 'username', 'values'],
    isMade: (user, { values }) => hasValues(networkUserForm(user), values),
    obstacle: ({ id }, { netid }, { viewer, users, networks }) => {
      const network = networks.get(netid);
      const account = users?.find(({ username }) => username === id);
      return network && account && !isAllowedOn(network, account)
        ? `${netid} doesn’t allow this user, so the server rejects changes`
        : serverAdministratorsOnly(viewer);
    },
    question: () => untitled,
  },
  removePermission: {
    ...aPermission,
    label: () => 'Remove',
    named: (_, name) => `Remove ${name}`,
    step: ({ netid, username }) => `Remove ${username} from ${netid}`,
    title: ({ netid }, users) => `Remove ${users} from ${netid}`,
    icon: () => 'trash',
    isMade: 'gone',
    isDanger: true,
    obstacle: (_, __, { viewer }) => serverAdministratorsOnly(viewer),
    question: (user, { netid }, known) => ({
      title: `Remove ${user.id} from ${netid}?`,
      message: `${isServerAdmin(user, known) ? `${user.id} keeps access, because administrators manage all networks.` : `${user.id} will lose all access to ${netid}.`} Their nodes and external clients stay until you delete them. This can’t be undone.`,
      consequences: staying(user),
      confirmLabel: 'Remove user',
      isDanger: true,
    }),
    questionForMany: (users, _, known) => ({
      title: `Remove ${counted(users.length, 'user')}?`,
      confirmLabel: `Remove ${counted(users.length, 'user')}`,
      message: `${lossText(users.map((user) => isServerAdmin(user, known)))} Their nodes and external clients stay until you delete them. This can’t be undone.`,
      isDanger: true,
      consequences: summed(users.flatMap(staying)),
    }),
  },
};

const offer = offering(permissionActions);

/** What the list of a network’s users offers for one of them. */
export function permissionOffers(user: NetworkUser, netid: string, known: KnownPermissions) {
  const on = { netid, username: user.id };
  return {
    set: offer(user, { kind: 'setPermission', ...on, values: {} }, known),
    remove: offer(user, { kind: 'removePermission', ...on }, known),
  };
}

/** The server ignores the stored level and limits of its administrators. */
function isServerAdmin({ id }: NetworkUser, { users }: Pick<KnownPermissions, 'users'>): boolean {
  return users?.some(({ username, isAdmin }) => username === id && isAdmin) ?? false;
}

function staying({ nodes, clients }: NetworkUser) {
  return [
    { label: 'Nodes that stay', value: nodes.length },
    { label: 'External clients that stay', value: clients.length },
  ];
}

function lossText(areAdmins: readonly boolean[]): string {
  if (areAdmins.every(Boolean)) return 'They keep access, because administrators manage all networks.';
  return areAdmins.some(Boolean)
    ? 'They will lose all access to this network, except the administrators among them.'
    : 'They will lose all access to this network.';
}
