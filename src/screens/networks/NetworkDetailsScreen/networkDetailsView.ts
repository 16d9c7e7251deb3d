import { clientsByGateway } from '../../../domain/actions/known.ts';
import { networkOffers } from '../../../domain/actions/networkActions.ts';
import type { RecordPlaceholderView } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import type { Finding } from '../../../domain/findings/finding.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { rotationProgress, type KeyRotation } from '../../../domain/network/keyRotation.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { accessLevelName } from '../../../domain/session/accessLevel.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';
import { firstNames } from '../../../domain/text/labels.ts';
import { networkNotice } from '../../findings/FindingMark/findingNotice.ts';
import { freshness, momentOf } from '../../list/freshness/freshness.ts';
import { networkAt, type NetworkAt } from '../networkAt.ts';
import { networkLinks } from '../networkLinks.ts';
import { behaviourFields, defaultFields, rangeFields } from './networkFields.ts';

type Page = {
  readonly netid: string;
  readonly findings?: readonly Finding[];
  /** The latest request for new keys that this browser sent. */
  readonly rotation?: KeyRotation | undefined;
  /** Unix seconds. */
  readonly now: number;
};

export type NetworkDetailsView = RecordPlaceholderView | NetworkDetails;
type FoundNetwork = Extract<NetworkAt, { status: 'ready' }>;

export function networkDetailsView(records: Records, page: Page): NetworkDetailsView {
  const { netid } = page;
  const found = networkAt(records, netid);
  switch (found.status) {
    case 'ready':
      return detailsOf(found, records, page);
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

function detailsOf({ network, source }: FoundNetwork, records: Records, page: Page) {
  const { viewer, networks, ownNetwork } = records;
  const { netid, rotation } = page;
  const nodes = valueOf(records.nodes.data)?.filter((node) => node.network === netid);
  const clients = valueOf(records.clients.data)?.filter((client) => client.network === netid);
  return {
    status: 'ready' as const,
    netid,
    facts: [
      ...(nodes ? [counted(nodes.length, 'node')] : []),
      ...(clients ? [counted(clients.length, 'external client')] : []),
    ],
    findings: networkNotice(netid, page.findings ?? []),
    modified: momentOf(network.networkLastModified),
    freshness: freshness(source),
    isRefreshing: (viewer.user.isAdmin ? networks : ownNetwork).isLoading,
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
    rotation: rotation && nodes && rotationView(rotation, nodes, page.now),
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
