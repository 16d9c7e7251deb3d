import { uuidFor } from '../fixtures/seed.ts';
import type { Account } from '../world/state.ts';
import type { WireNetworkUser } from '../wire/wire.ts';

/** The passwords in all scenarios. They are fictional and public. */
export const adminPassword = 'admin-password-1';
export const userPassword = 'user-password-1';

export function account(username: string, changes: Partial<Account> = {}): Account {
  const isadmin = changes.isadmin ?? false;
  return {
    username,
    password: isadmin ? adminPassword : userPassword,
    isadmin,
    networks: [],
    groups: ['*'],
    ...changes,
  };
}

/** The users of the recorded community server, on which the first administrator's networks are null. */
export const communityAccounts: readonly Account[] = [
  account('admin', { isadmin: true, networks: null }),
  account('alice', { networks: ['meshnet', 'dualnet'] }),
  account('bob', { networks: ['p2snet'] }),
  account('carol'),
  account('dave@example.com', { networks: ['meshnet'] }),
  account('second-admin', { isadmin: true }),
];

/** The users of the recorded enterprise server, with one more for each access level on meshnet. */
export const enterpriseAccounts: readonly Account[] = [
  ...communityAccounts,
  account('lvl0-admin', { networks: ['meshnet'], groups: ['engineers'] }),
  account('lvl1-node'),
  account('lvl2-client'),
  account('lvl3-none', { groups: ['contractors'] }),
];

export function networkUser(
  id: string,
  accesslevel: number,
  changes: Partial<WireNetworkUser> = {},
): WireNetworkUser {
  return { accesslevel, clientlimit: 0, nodelimit: 0, id, clients: [], nodes: [], ...changes };
}

/** Network users with individual settings on meshnet. All others have the network's defaults. */
export const meshnetUsers: readonly WireNetworkUser[] = [
  networkUser('alice', 0, { clientlimit: 9, nodelimit: 9 }),
  networkUser('lvl0-admin', 0, { clientlimit: 5, nodelimit: 5 }),
  networkUser('lvl1-node', 1, { clientlimit: 2, nodelimit: 4, nodes: [uuidFor('meshnet/owned-node')] }),
  networkUser('lvl2-client', 2, { clientlimit: 1, clients: ['lvl2-phone'] }),
  networkUser('lvl3-none', 3),
];
