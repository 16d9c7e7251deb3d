import { accessKeyText, type AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { customEntries, type DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { ServerConfig } from '../../../domain/server/serverConfigWire.ts';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import {
  canKeepClients,
  isNetAdmin,
  networkChoices,
  seesOwnNodesOnly,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import {
  countByNetwork,
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerView,
  type PickerWords,
} from './networkPickerView.ts';

/** Those whose keys the viewer may see, in any order. */
export type AccessKeyNetworks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | {
      readonly status: 'ready';
      readonly value: readonly {
        readonly netid: string;
        readonly accessKeys: readonly Pick<AccessKey, 'uses'>[];
      }[];
    };

export type AccessKeyPickerInput = NetworkPickerQuery & { readonly networks: AccessKeyNetworks };

const keyColumn = { width: '180px', isNumeric: true } as const;

const accessKeyWords: PickerWords = {
  title: labels.section.accessKeys,
  description: `${labels.action.selectNetwork} to see its keys.`,
  columns: [
    { ...keyColumn, id: 'keys', header: labels.section.accessKeys },
    { ...keyColumn, id: 'uses', header: accessKeyText.uses },
  ],
  create: accessKeyText.create,
  failureHeading: 'The access keys could not be loaded',
  empty: {
    heading: messages['network.none'],
    text: 'There is no network whose access keys you administer.',
  },
};

/** §2 `/access-keys`: keys belong to a network, so first it is chosen; how many keys each has. */
export function accessKeyPickerView({ networks, ...query }: AccessKeyPickerInput): NetworkPickerView {
  const all = networks.status === 'ready' ? networks.value : [];
  const keysOf = new Map(all.map(({ netid, accessKeys }) => [netid, accessKeys]));
  const picker = networkPickerView({
    ...query,
    words: accessKeyWords,
    needs: [networks],
    netids: all.map(({ netid }) => netid),
    rowOf: (netid) => {
      const keys = keysOf.get(netid) ?? [];
      return {
        href: paths.accessKeys(netid),
        createHref: paths.createAccessKey(netid),
        // All joins that are left.
        facts: { keys: keys.length, uses: sum(keys.map(({ uses }) => uses)) },
        summary: counted(keys.length, 'key'),
      };
    },
  });
  return {
    ...picker,
    count: sum(all.map(({ accessKeys }) => accessKeys.length)),
    ...(all.length > 0 && {
      description: `in ${counted(all.length, 'network')}. ${accessKeyWords.description}`,
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

export type DnsPickerInput = NetworkPickerQuery & {
  readonly entries: Loadable<readonly DnsEntry[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly viewer: Viewer;
};

const width = { width: '160px', isNumeric: true } as const;

const dnsWords: PickerWords = {
  title: labels.section.dns,
  description: labels.action.selectNetwork,
  columns: [
    { ...width, id: 'custom', header: dnsText.custom },
    { ...width, id: 'defaults', header: dnsText.defaults },
  ],
  empty: {
    heading: messages['dns.none'],
    text: 'DNS entries belong to a network, and there is none yet.',
  },
};

/** §2 `/dns`: which network. */
export function dnsPickerView(input: DnsPickerInput): NetworkPickerView {
  const { entries, nodes, networks, config, viewer, ...query } = input;
  if (valueOf(config)?.isDnsOn === false) {
    return {
      status: 'closed',
      title: dnsWords.title,
      heading: messages['dns.disabled'],
      text: dnsText.disabledNote,
    };
  }
  const isConfigKnown = config.status === 'ready' || config.status === 'failed';
  const known = valueOf(nodes) ?? [];
  const listed = valueOf(entries);
  const custom = listed && countByNetwork(customEntries(listed, known));
  const defaults = countByNetwork(known);
  return networkPickerView({
    ...query,
    words: dnsWords,
    needs: viewer.user.isAdmin ? [nodes, networks] : [nodes],
    isOwn: !viewer.user.isAdmin,
    netids: isConfigKnown ? networkChoices(viewer, valueOf(networks) ?? [], known) : undefined,
    rowOf: (netid) => {
      // Either is undefined where it is not told to this user.
      const facts = {
        custom: custom && isNetAdmin(viewer, netid) ? (custom.get(netid) ?? 0) : undefined,
        defaults: defaults.get(netid) ?? (seesOwnNodesOnly(viewer, netid, known) ? undefined : 0),
      };
      return { href: paths.dns(netid), facts, summary: summaryOf(facts) };
    },
  });
}

function summaryOf({ custom, defaults }: { custom: number | undefined; defaults: number | undefined }) {
  return (
    [custom !== undefined && `${custom} custom`, defaults !== undefined && `${defaults} default`]
      .filter(Boolean)
      .join(', ') || 'Not known'
  );
}

export type ClientPickerInput = NetworkPickerQuery & {
  /** Undefined while not known. */
  readonly netids: readonly string[] | undefined;
  readonly lists: ClientLists;
  readonly viewer: Viewer;
};

const clientColumn = { width: '160px', isNumeric: true } as const;

const clientWords: PickerWords = {
  title: externalClientText.title,
  description: labels.action.selectNetwork,
  columns: [
    { ...clientColumn, id: 'gateways', header: 'Ingress gateways' },
    { ...clientColumn, id: 'clients', header: 'Clients' },
  ],
  failureHeading: 'The external clients could not be loaded',
  empty: {
    heading: messages['ingress.none'],
    text: 'External clients belong to a network, and there is none yet.',
  },
};

/** §2 `/ext-clients`: which network. */
export function clientPickerView({ netids, lists, viewer, ...query }: ClientPickerInput): NetworkPickerView {
  const { gateways, clients } = lists;
  const gatewayCounts = countByNetwork(valueOf(gateways) ?? []);
  const clientCounts = countByNetwork(valueOf(clients) ?? []);
  return networkPickerView({
    ...query,
    words: clientWords,
    needs: [gateways, clients],
    isOwn: !viewer.user.isAdmin,
    netids: netids?.filter((netid) => canKeepClients(viewer, netid)),
    rowOf: (netid) => {
      const facts = { gateways: gatewayCounts.get(netid) ?? 0, clients: clientCounts.get(netid) ?? 0 };
      return {
        href: paths.externalClients(netid),
        facts,
        summary: `${counted(facts.clients, 'client')} behind ${counted(facts.gateways, 'gateway')}`,
      };
    },
  });
}

export type PermissionPickerInput = NetworkPickerQuery & {
  /** To choose from. */
  readonly netids: readonly string[];
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
};

const permissionWords: PickerWords = {
  title: labels.section.userPermissions,
  description: `${labels.action.selectNetwork} to see what its users may do there.`,
  columns: [
    { id: 'users', header: labels.section.users, width: '120px', isNumeric: true },
    { id: 'levels', header: 'Access levels' },
  ],
  failureHeading: 'The permissions could not be loaded',
  empty: { heading: messages['error.noresults'], text: 'There is no network to give rights on.' },
};

/** §2 "Users", enterprise, `/user-permissions`: which network. */
export function permissionPickerView({ netids, users, ...query }: PermissionPickerInput): NetworkPickerView {
  return networkPickerView({
    ...query,
    words: permissionWords,
    needs: [users],
    netids,
    rowOf: (netid) => {
      const ofNetwork = valueOf(users)?.get(netid) ?? [];
      const levels = levelCounts(ofNetwork);
      return {
        href: paths.userPermissions(netid),
        facts: { users: ofNetwork.length, levels },
        summary: levels,
      };
    },
  });
}

/** "1 network admin, 3 no access" */
function levelCounts(users: readonly NetworkUser[]): string {
  return accessLevels
    .map(({ level, name }) => ({ name, count: users.filter((user) => user.accessLevel === level).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name.toLowerCase()}`)
    .join(', ');
}
