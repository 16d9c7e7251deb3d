import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { isNoSuchRecord } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevelName, type AccessLevel } from '../../../domain/session/accessLevel.ts';
import {
  canSeeUserGroups,
  isNetAdmin,
  networkChoices,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness, momentOf, type Freshness, type Moment } from '../../shared/freshness/freshness.ts';
import { networkDeletion, type NetworkDeletion } from '../networkDeletion.ts';
import { networkLinks, type NetworkLinks } from '../networkLinks.ts';
import {
  behaviourFields,
  defaultFields,
  rangeFields,
  type BehaviourField,
  type Field,
} from './networkFields.ts';

export type NetworkDetailsInput = {
  readonly netid: string;
  readonly found: NetworkAt;
  readonly nodes: Loadable<readonly Node[]>;
  /** undefined: this viewer is not told of them. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly isRefreshing: boolean;
  readonly viewer: Viewer;
  readonly timeZone?: string;
};

export type NetworkDetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'missing'; readonly netid: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'denied'; readonly netid: string; readonly nodesHref: string }
  | NetworkDetails;

export type NetworkDetails = {
  readonly status: 'ready';
  readonly netid: string;
  readonly facts: readonly string[];
  readonly modified: Moment | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  readonly links: NetworkLinks;
  readonly deletion: NetworkDeletion | undefined;
  readonly ranges: readonly Field[];
  readonly defaults: readonly Field[];
  readonly behaviour: readonly BehaviourField[];
  readonly enterprise: EnterpriseView | undefined;
};

export function networkDetailsView(input: NetworkDetailsInput): NetworkDetailsView {
  const { netid, found, viewer, timeZone } = input;
  if (found.status === 'missing') return { status: 'missing', netid };
  if (found.status === 'denied') return { status: 'denied', netid, nodesHref: paths.nodes(netid) };
  if (found.status !== 'ready') return found.status === 'failed' ? found : { status: 'loading' };

  const { network, source } = found;
  const nodes = valueOf(input.nodes)?.filter((node) => node.network === netid);
  const clients = input.clients?.filter((client) => client.network === netid);
  return {
    status: 'ready',
    netid,
    facts: [
      ...(nodes ? [counted(nodes.length, 'node')] : []),
      ...(clients ? [counted(clients.length, 'external client')] : []),
    ],
    modified: momentOf(network.networkLastModified, timeZone),
    freshness: freshness(source, timeZone),
    isRefreshing: input.isRefreshing,
    links: networkLinks(netid, viewer),
    deletion: viewer.user.isAdmin
      ? networkDeletion(network, { nodes, clientCount: clients?.length })
      : undefined,
    ranges: rangeFields(network, { nodes, clients }),
    defaults: defaultFields(network),
    behaviour: behaviourFields(network),
    enterprise: enterpriseView(network, viewer),
  };
}

export type EnterpriseView = {
  readonly level: AccessLevel;
  readonly levelName: string;
  readonly nodeLimit: number;
  readonly clientLimit: number;
  readonly allowedGroups: NameList;
  readonly allowedUsers: NameList;
};

export type NameList = {
  readonly first: readonly string[];
  readonly others: readonly string[];
  readonly editHref: string | undefined;
};

/** Without settings of its own a network shows level 2 and no room for anything. */
const shownWithoutSettings = {
  defaultAccessLevel: 2,
  defaultUserNodeLimit: 0,
  defaultUserClientLimit: 0,
  allowedGroups: [],
  allowedUsers: [],
} as const satisfies Network['proSettings'];

const shownNames = 3;

function enterpriseView({ netid, proSettings }: Network, viewer: Viewer): EnterpriseView | undefined {
  if (!viewer.isEE) return undefined;
  const settings = proSettings ?? shownWithoutSettings;
  const mayEdit = canSeeUserGroups(viewer);
  return {
    level: settings.defaultAccessLevel,
    levelName: accessLevelName(settings.defaultAccessLevel),
    nodeLimit: settings.defaultUserNodeLimit,
    clientLimit: settings.defaultUserClientLimit,
    allowedGroups: nameList(settings.allowedGroups, mayEdit ? paths.editNetworkGroups(netid) : undefined),
    allowedUsers: nameList(settings.allowedUsers, mayEdit ? paths.editNetworkUsers(netid) : undefined),
  };
}

function nameList(names: readonly string[], editHref: string | undefined): NameList {
  return { first: names.slice(0, shownNames), others: names.slice(shownNames), editHref };
}

export type NetworkAtInput = {
  readonly netid: string;
  readonly viewer: Viewer;
  readonly ownData: Loadable<unknown>;
  readonly networks: Loadable<readonly Network[]>;
  /** The network of the address, as its own administrators read it. */
  readonly own: Loadable<Network>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type NetworkAt =
  | { readonly status: 'loading' | 'missing' }
  /** There is such a network, but its settings are for its administrators. */
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly network: Network;
      readonly source: Loadable<unknown>;
    };

/** Unknown only once what would name it is loaded. */
export function networkAt(input: NetworkAtInput): NetworkAt {
  const { netid, viewer, ownData, networks, own, nodes } = input;
  if (viewer.user.isAdmin) {
    if (networks.status === 'failed') return { status: 'failed', reason: failureText(networks.failure) };
    if (networks.status !== 'ready') return { status: 'loading' };
    const network = networks.value.find((one) => one.netid === netid);
    return network ? { status: 'ready', network, source: networks } : { status: 'missing' };
  }
  if (ownData.status === 'failed') return { status: 'failed', reason: failureText(ownData.failure) };
  if (ownData.status !== 'ready') return { status: 'loading' };
  if (isNetAdmin(viewer, netid)) return ownNetwork(own);
  if (networkChoices(viewer, [], valueOf(nodes) ?? []).includes(netid)) return { status: 'denied' };
  const mayComeStill = nodes.status === 'idle' || nodes.status === 'loading';
  return { status: mayComeStill ? 'loading' : 'missing' };
}

function ownNetwork(own: Loadable<Network>): NetworkAt {
  if (own.status === 'ready') return { status: 'ready', network: own.value, source: own };
  if (own.status !== 'failed') return { status: 'loading' };
  // The rights, or the network, were taken away since the own data was read.
  if (own.failure.kind === 'unauthorized') return { status: 'denied' };
  if (isNoSuchRecord(own.failure)) return { status: 'missing' };
  return { status: 'failed', reason: failureText(own.failure) };
}
