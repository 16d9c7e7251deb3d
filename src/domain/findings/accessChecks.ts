import { counted, grouped } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import { paths } from '../paths.ts';
import type { Check, NetworkScope, ServerSource } from './check.ts';

/** From so many uses on, a key that gets known lets anyone in for good. */
const manyUses = 100;

const openKey: Check<NetworkScope> = {
  kind: 'openKey',
  severity: 'risky',
  title: 'Access key with many uses left',
  why: 'Keys of this server never expire. Anyone who gets hold of this one can join machines without approval until its uses are spent.',
  advice: 'Delete the key when the rollout is done, and create small ones for new machines.',
  find: ({ network }) =>
    network.accessKeys
      .filter(({ uses }) => uses >= manyUses)
      .map(({ name, uses }) => ({
        ...ofKey(network, name),
        text: `can be used ${grouped(uses)} more times and never expires`,
        facts: [{ label: 'Uses left', value: grouped(uses) }],
      })),
};

const usedKey: Check<NetworkScope> = {
  kind: 'usedKey',
  severity: 'tidyUp',
  title: 'Access key without uses left',
  why: 'No machine can join with it.',
  advice: 'Delete the key.',
  find: ({ network }) =>
    network.accessKeys
      .filter(({ uses }) => uses <= 0)
      .map(({ name }) => ({ ...ofKey(network, name), text: 'has no uses left' })),
};

function ofKey({ netid }: Network, name: string) {
  const key = { kind: 'accessKey', network: netid, name } as const;
  return { subjects: [key], fix: { label: 'Delete key', delete: key } };
}

const withoutNetwork: Check<ServerSource> = {
  kind: 'userWithoutNetwork',
  severity: 'tidyUp',
  title: 'User without a network',
  why: 'The user can log in but sees nothing.',
  advice: 'Add a network, or delete the user.',
  needsUsers: true,
  find: ({ users, networkUsers, isEE }) => {
    if (isEE && !networkUsers) return [];
    const members = [...(networkUsers?.values() ?? [])].flat();
    const withLevel = new Set(members.filter(({ accessLevel }) => accessLevel < 3).map(({ id }) => id));
    return users
      .filter(
        ({ username, isAdmin, networks }) => !isAdmin && networks.length === 0 && !withLevel.has(username),
      )
      .map(({ username }) => ({
        subjects: [{ kind: 'user', name: username }],
        text: 'doesn’t have access to any network',
        fix: { label: 'Edit user', href: paths.user(username) },
      }));
  },
};

const fewAdmins = 5;

const manyAdmins: Check<ServerSource> = {
  kind: 'manyAdmins',
  severity: 'risky',
  title: 'More than five administrators',
  why: 'Every administrator can change everything on the server, other administrators included.',
  advice: 'Leave administrators who only need some networks as users of these networks.',
  needsUsers: true,
  find: ({ users }) => {
    const admins = users.filter(({ isAdmin }) => isAdmin);
    if (admins.length <= fewAdmins) return undefined;
    return {
      subjects: [{ kind: 'server' }],
      text: `has ${counted(admins.length, 'administrator')}`,
      facts: [{ label: 'Administrators', value: admins.map(({ username }) => username).join(', ') }],
      fix: { label: 'View users', href: paths.users() },
    };
  },
};

export const accessChecks = [openKey, usedKey];
export const accountChecks = [withoutNetwork, manyAdmins];
