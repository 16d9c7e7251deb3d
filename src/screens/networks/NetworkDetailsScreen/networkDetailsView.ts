import { clientsByGateway } from '../../../domain/actions/known.ts';
import { networkOffers } from '../../../domain/actions/networkActions.ts';
import type { RecordPlaceholderView, NoRecord } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { isNoSuchRecord, type Failure } from '../../../domain/failure.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { rotationProgress, type KeyRotation } from '../../../domain/network/keyRotation.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevelName } from '../../../domain/session/accessLevel.ts';
import {
  canSeeUserGroups,
  isNetAdmin,
  networkChoices,
  type Viewer,
} from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { firstNames } from '../../../domain/text/labels.ts';
import { networkNotice } from '../../findings/FindingMark/findingNotice.ts';
import { freshness, momentOf } from '../../list/freshness/freshness.ts';
import { networkLinks } from '../networkLinks.ts';
import { behaviourFields, defaultFields, rangeFields } from './networkFields.ts';

export type NetworkDetailsInput = {
  readonly netid: string;
  readonly found: NetworkAt;
  readonly nodes: Loadable<readonly Node[]>;
  /** Undefined when this viewer can’t see clients. */
  readonly clients: readonly ExternalClient[] | undefined;
  readonly isRefreshing: boolean;
  readonly viewer: Viewer;
  readonly findings?: readonly Finding[];
  /** The latest request for new keys that this browser sent. */
  readonly rotation?: KeyRotation | undefined;
  /** Unix seconds. */
  readonly now: number;
};

export type NetworkDetailsView = RecordPlaceholderView | NetworkDetails;
type FoundNetwork = Extract<NetworkAt, { status: 'ready' }>;

export function networkDetailsView(input: NetworkDetailsInput): NetworkDetailsView {
  const { netid, found } = input;
  switch (found.status) {
    case 'ready':
      return detailsOf(found, input);
    case 'missing':
      return networkNotFound(netid);
    case 'denied':
      return {
        status: 'noRecord',
        heading: netid,
        text: 'Only administrators and network administrators can view network settings.',
        listHref: paths.nodes(netid),
        listLabel: 'See its nodes',
      };
    default:
      return found;
  }
}

function detailsOf({ network, source }: FoundNetwork, input: NetworkDetailsInput) {
  const { netid, viewer } = input;
  const nodes = valueOf(input.nodes)?.filter((node) => node.network === netid);
  const clients = input.clients?.filter((client) => client.network === netid);
  return {
    status: 'ready' as const,
    netid,
    facts: [
      ...(nodes ? [counted(nodes.length, 'node')] : []),
      ...(clients ? [counted(clients.length, 'external client')] : []),
    ],
    findings: networkNotice(netid, input.findings ?? []),
    modified: momentOf(network.networkLastModified),
    freshness: freshness(source),
    isRefreshing: input.isRefreshing,
    links: networkLinks(netid, viewer),
    /** Undefined for viewers who can never do it. */
    remove: viewer.user.isAdmin
      ? networkOffers(network, {
          viewer,
          listedNodes: nodes,
          clients: clients && clientsByGateway(clients),
        }).remove
      : undefined,
    otherNodes: nodes?.filter((node) => !node.isServer).length ?? 0,
    ranges: rangeFields(network, { nodes, clients }),
    defaults: defaultFields(network),
    behaviour: behaviourFields(network),
    rotation: input.rotation && nodes && rotationView(input.rotation, nodes, input.now),
    enterprise: viewer.isEE ? enterpriseView(network, viewer) : undefined,
  };
}

const mostNamed = 8;

/** Who has a new key, and who hasn’t. */
function rotationView(rotation: KeyRotation, nodes: readonly Node[], now: number) {
  const { asked, waiting, offline } = rotationProgress(rotation, nodes, now);
  const done = asked.length - waiting.length - offline.length;
  const named = (left: readonly Node[]) =>
    firstNames(left.map(({ name }) => name).toSorted(compareNames), mostNamed);
  return {
    startedAt: momentOf(rotation.startedAt),
    summary: `${grouped(done)} of ${counted(asked.length, 'node')}`,
    waiting: named(waiting),
    offline: named(offline),
  };
}

export type RotationView = ReturnType<typeof rotationView>;

export type NetworkDetails = ReturnType<typeof detailsOf>;

/** Displayed for networks without enterprise settings. */
const shownWithoutSettings = {
  defaultAccessLevel: 2,
  defaultUserNodeLimit: 0,
  defaultUserClientLimit: 0,
  allowedGroups: [],
  allowedUsers: [],
} as const satisfies Network['proSettings'];

const shownNames = 3;

function enterpriseView({ netid, proSettings }: Network, viewer: Viewer) {
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

export type EnterpriseView = ReturnType<typeof enterpriseView>;

function nameList(names: readonly string[], editHref: string | undefined) {
  return { first: names.slice(0, shownNames), others: names.slice(shownNames), editHref };
}

export type NameList = ReturnType<typeof nameList>;

export type NetworkAtInput = {
  readonly netid: string;
  readonly viewer: Viewer;
  readonly ownData: Loadable<unknown>;
  readonly networks: Loadable<readonly Network[]>;
  readonly own: Loadable<Network>;
  readonly nodes: Loadable<readonly Node[]>;
};

export type NetworkAt =
  | Exclude<RecordPlaceholderView, NoRecord>
  | { readonly status: 'missing' }
  | { readonly status: 'denied' }
  | {
      readonly status: 'ready';
      readonly network: Network;
      readonly source: Loadable<unknown>;
    };

export function networkAt(input: NetworkAtInput): NetworkAt {
  const { netid, viewer, ownData, networks, own, nodes } = input;
  if (viewer.user.isAdmin) {
    if (networks.status === 'failed') return failedNetwork(networks.failure);
    if (networks.status !== 'ready') return { status: 'loading' };
    const network = networks.value.find((candidate) => candidate.netid === netid);
    return network ? { status: 'ready', network, source: networks } : { status: 'missing' };
  }
  if (ownData.status === 'failed') return failedNetwork(ownData.failure);
  if (ownData.status !== 'ready') return { status: 'loading' };
  if (isNetAdmin(viewer, netid)) return ownNetwork(own);
  if (networkChoices(viewer, [], valueOf(nodes) ?? []).includes(netid)) return { status: 'denied' };
  const mayComeStill = nodes.status === 'idle' || nodes.status === 'loading';
  return { status: mayComeStill ? 'loading' : 'missing' };
}

function ownNetwork(own: Loadable<Network>): NetworkAt {
  if (own.status === 'ready') return { status: 'ready', network: own.value, source: own };
  if (own.status !== 'failed') return { status: 'loading' };
  // The network or the viewer’s rights were removed after the viewer’s own data was loaded.
  if (own.failure.kind === 'unauthorized') return { status: 'denied' };
  if (isNoSuchRecord(own.failure)) return { status: 'missing' };
  return failedNetwork(own.failure);
}

function failedNetwork(failure: Failure): NetworkAt {
  return { status: 'failed', subject: 'the network', reason: failureText(failure) };
}
