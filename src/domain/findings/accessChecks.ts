import { counted, grouped } from '../format/count.ts';
import type { Network } from '../network/network.ts';
import { paths } from '../paths.ts';
import { groupBy } from '../groupBy.ts';
import { clientSubject, type Check, networkSubject, type NetworkScope, type ServerSource } from './check.ts';
import { type Deletable, type Fix, nodeSubject } from './finding.ts';
import { act, deleteRecord, deletionOf, setNetwork } from './fixes.ts';

/** A leaked key with this many uses left is a lasting risk. */
const manyUses = 100;

const openKey: Check<NetworkScope> = {
  kind: 'openKey',
  severity: 'risky',
  title: 'Access key with many uses left',
  why: 'Keys on this server never expire. Anyone with this one can join machines without approval until it’s used up.',
  advice: 'Delete the key after the rollout. For new machines, create keys with few uses.',
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
  why: 'Deleting a user leaves these behind. Anyone with the device or its configuration still has access.',
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
        fix: deletionFix(subjects),
      };
    });
  },
};

function deletionFix(subjects: readonly Deletable[]): Fix | undefined {
  const [subject, ...others] = subjects;
  if (!subject) return undefined;
  if (others.length === 0) return deleteRecord(subject, `Delete ${subject.kind}`);
  return act(`Delete ${counted(subjects.length, 'record')}`, ...subjects.map(deletionOf));
}

function ofKey({ netid }: Network, name: string) {
  const key = { kind: 'accessKey', network: netid, name } as const;
  return { subjects: [key], fix: deleteRecord(key, 'Delete key') };
}

const openSignUp: Check<NetworkScope> = {
  kind: 'openSignUp',
  severity: 'risky',
  title: 'Network that machines join without a key',
  why: 'Anyone who knows the server and the network’s name can join. Nodes are peers even before approval.',
  advice: 'Turn off joining without a key, and create access keys with few uses instead.',
  find: ({ network }) =>
    network.allowManualSignup
      ? {
          subjects: [networkSubject(network.netid)],
          text: 'lets machines join without an access key',
          fix: setNetwork(network, 'Require a key', { allowManualSignup: false }),
        }
      : undefined,
};

const remoteCommands: Check<ServerSource> = {
  kind: 'remoteCommands',
  severity: 'risky',
  title: 'Remote command execution is on',
  why: 'Anyone who can edit a node’s postup or postdown can run commands on it as root.',
  advice: 'Set RCE=off in the server’s environment and restart the server, unless you need custom commands.',
  find: ({ isRceOn }) =>
    isRceOn
      ? { subjects: [{ kind: 'server' }], text: 'runs commands on machines for users of the console' }
      : undefined,
};

const builtInKey: Check<ServerSource> = {
  kind: 'builtInKey',
  severity: 'broken',
  title: 'Server without its own DNS key',
  why: 'Anyone who can reach the API can read access keys, private keys and users without logging in.',
  advice:
    'Set DNS_KEY in the server’s environment to a random value and restart the server. Then replace all access keys and external clients, because someone may have copied their keys.',
  find: ({ acceptsBuiltInKey }) =>
    acceptsBuiltInKey
      ? {
          subjects: [{ kind: 'server' }],
          text: 'accepts its built-in key, which is public, instead of a login',
          facts: [{ label: 'Random value from', value: 'openssl rand -hex 24' }],
        }
      : undefined,
};

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
  why: 'Every administrator can change everything on the server, including other administrators.',
  advice:
    'Administrators can’t be demoted on this server. Delete accounts that don’t need full access, and create them again as users.',
  needsUsers: true,
  find: ({ users }) => {
    const admins = users.filter(({ isAdmin }) => isAdmin);
    if (admins.length <= fewAdmins) return undefined;
    return {
      subjects: [{ kind: 'server' }],
      text: `has ${counted(admins.length, 'administrator')}`,
      facts: [{ label: 'Administrators', value: admins.map(({ username }) => username).join(', ') }],
      fix: { label: 'Choose accounts', href: paths.users() },
    };
  },
};

export const accessChecks = [openSignUp, openKey, usedKey, withoutOwner];
export const accountChecks = [builtInKey, remoteCommands, withoutNetwork, manyAdmins];
