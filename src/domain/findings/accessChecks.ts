import { counted, grouped } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import { paths } from '../paths.ts';
import { groupBy } from '../groupBy.ts';
import { clientSubject, type Check, type NetworkScope, type ServerSource } from './check.ts';
import { type Deletable, type Fix, nodeSubject } from './finding.ts';

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

const withoutOwner: Check<NetworkScope> = {
  kind: 'withoutOwner',
  severity: 'risky',
  title: 'Client or node of a deleted user',
  why: 'Deleting a user doesn’t delete their external clients and nodes. Anyone who has the device or its configuration can still use the network.',
  advice: 'Delete the clients and nodes, unless someone else uses them now.',
  find: ({ clients, nodes, deletedOwners }) => {
    const isLost = ({ ownerId }: { readonly ownerId: string }) => deletedOwners.includes(ownerId);
    const lost = [
      ...clients.filter(isLost).map((client) => ({ ...client, subject: clientSubject(client) })),
      ...nodes.filter(isLost).map((node) => ({ ...node, subject: nodeSubject(node) })),
    ];
    return [...groupBy(lost, ({ ownerId }) => ownerId)].map(([owner, all]) => {
      const subjects = all.map(({ subject }) => subject);
      return {
        subjects,
        about: owner,
        text: `${subjects.length > 1 ? 'belong' : 'belongs'} to ${owner}, who was deleted`,
        fix: fixOf(subjects, owner),
      };
    });
  },
};

function fixOf([subject, ...others]: readonly Deletable[], owner: string): Fix | undefined {
  if (!subject) return undefined;
  if (others.length === 0) return { label: `Delete ${subject.kind}`, delete: subject };
  const query = `?${new URLSearchParams({ owner })}`;
  return subject.kind === 'client'
    ? { label: 'View clients', href: paths.externalClients(subject.network) + query }
    : { label: 'View nodes', href: paths.nodes(subject.network) + query };
}

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

export const accessChecks = [openKey, usedKey, withoutOwner];
export const accountChecks = [withoutNetwork, manyAdmins];
