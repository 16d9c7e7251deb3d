import type { Account } from '../world/state.ts';

/** The passwords of every scenario: made up, public, and good for the simulated server only. */
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

/** The users of the recorded community server. The first administrator's networks are null. */
export const communityAccounts: readonly Account[] = [
  account('admin', { isadmin: true, networks: null }),
  account('alice', { networks: ['meshnet', 'dualnet'] }),
  account('bob', { networks: ['p2snet'] }),
  account('carol'),
  account('dave@example.com', { networks: ['meshnet'] }),
  account('second-admin', { isadmin: true }),
];

/** Those of the enterprise one: one more for each access level on meshnet. */
export const enterpriseAccounts: readonly Account[] = [
  ...communityAccounts,
  account('lvl0-admin', { networks: ['meshnet'], groups: ['engineers'] }),
  account('lvl1-node'),
  account('lvl2-client'),
  account('lvl3-none', { groups: ['contractors'] }),
];
