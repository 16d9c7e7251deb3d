import { clientFiles } from '../../../domain/externalClient/clientFiles.ts';
import type { ClientQuota, ClientLists } from '../../../domain/externalClient/clientLists.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Leftover } from '../../../domain/node/leftovers.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { canKeepClients, isNetAdmin, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import type { ListInput } from '../../shared/RecordList/listState.ts';
import type { ClientLinks } from '../clientLinks.ts';
import { clientTableId, gatewayTableId, clientFilter, type ClientFilter } from './clientQuery.ts';
import { clientRow, gatewayRow, type ListRow, type RowSurroundings } from './clientRows.ts';
import { gatewayGroups, narrowGroups, type GatewayGroup } from './gatewayGroups.ts';

export type ExternalClientsInput = ListInput & {
  readonly netid: string;
  /** Whether there is such a network; undefined while that is not known. */
  readonly isKnownNetwork: boolean | undefined;
  readonly lists: ClientLists;
  readonly viewer: Viewer;
  readonly quota: ClientQuota | undefined;
  readonly links: ClientLinks;
  /** Gateways whose clients are hidden. */
  readonly collapsed: ReadonlySet<string>;
  /** By `clientKey`: a change is on its way, a download is. */
  readonly held: ReadonlySet<string>;
  readonly downloads: ReadonlySet<string>;
};

export type ExternalClientsView =
  /** No network of this name. */
  | { readonly status: 'missing'; readonly netid: string }
  | { readonly status: 'loading'; readonly frame: ClientsFrame }
  | { readonly status: 'failed'; readonly frame: ClientsFrame; readonly reason: string }
  /** The person has no access to this network's clients. */
  | { readonly status: 'denied'; readonly frame: ClientsFrame }
  /** Without `nodesHref` for whoever may not make a gateway. */
  | { readonly status: 'noGateways'; readonly frame: ClientsFrame; readonly nodesHref: string | undefined }
  | { readonly status: 'noMatch'; readonly frame: ClientsFrame }
  | {
      readonly status: 'ready';
      readonly frame: ClientsFrame;
      readonly rows: readonly ListRow[];
      readonly gatewayPaging: Paging;
      /** Of the clients that are not hidden. */
      readonly clientPaging: Paging;
    };

/** What stands around the list in nearly every state. */
export type ClientsFrame = {
  readonly title: string;
  readonly note: string | undefined;
  readonly netid: string;
  /** undefined while unknown. */
  readonly counts: { readonly clients: number; readonly gateways: number } | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  readonly filter: ClientFilter;
  readonly gatewayChoices: readonly FilterChoice[];
  readonly stateChoices: readonly FilterChoice[];
  readonly quota: ClientQuota | undefined;
  /** Ids of the gateways whose clients are shown and hidden. */
  readonly expanded: readonly string[];
  readonly collapsed: readonly string[];
};

export type FilterChoice = { readonly id: string; readonly label: string; readonly count: number };

/** The gateways of a network with their clients, as far as address and hidden groups let them through. */
export function externalClientsView(input: ExternalClientsInput): ExternalClientsView {
  const { netid, viewer, lists, links, query, rowsPerPage } = input;
  const { gateways, clients } = lists;
  const empty = frameOf(input, []);
  const failure = failureOf(gateways) ?? failureOf(clients);
  if (failure) return { status: 'failed', frame: empty, reason: failureText(failure) };
  if (gateways.status !== 'ready' || clients.status !== 'ready') return { status: 'loading', frame: empty };
  if (input.isKnownNetwork === false) return { status: 'missing', netid };
  if (!canKeepClients(viewer, netid)) return { status: 'denied', frame: empty };

  const ofNetwork = <T extends { readonly network: string }>(all: readonly T[]) =>
    all.filter(({ network }) => network === netid);
  const groups = gatewayGroups(ofNetwork(gateways.value), ofNetwork(clients.value));
  if (groups.length === 0) {
    // An unknown network has no gateways either: which of the two it is has to be told first.
    return input.isKnownNetwork === undefined
      ? { status: 'loading', frame: empty }
      : {
          status: 'noGateways',
          frame: { ...empty, counts: countsOf([]) },
          nodesHref: isNetAdmin(viewer, netid) ? links.nodes(netid) : undefined,
        };
  }
  const frame = frameOf(input, groups);
  const found = narrowGroups(groups, frame.filter);
  if (found.length === 0) return { status: 'noMatch', frame };

  const gatewayPaging = paginate(found.length, readPageRequest(query, rowsPerPage, gatewayTableId));
  const page = pageOf(found, gatewayPaging);
  const visible = page.flatMap((group) => (isHidden(group, input) ? [] : group.clients));
  const awaitedAt = visible.findIndex((client) => clientKey(client) === input.newRow);
  const clientPaging = paginate(
    visible.length,
    readPageRequest(query, rowsPerPage, clientTableId),
    awaitedAt,
  );
  return {
    status: 'ready',
    frame,
    rows: rowsOf(page, new Set(pageOf(visible, clientPaging)), input),
    gatewayPaging,
    clientPaging,
  };
}

/** Every gateway of the page, below each those of its clients that are on the page of clients. */
function rowsOf(
  groups: readonly GatewayGroup[],
  shown: ReadonlySet<ExternalClient>,
  input: ExternalClientsInput,
): readonly ListRow[] {
  const { query, timeZone, netid, viewer, links, quota, held, downloads } = input;
  const search = query.size > 0 ? `?${query}` : '';
  const files = clientFiles(valueOf(input.lists.clients) ?? []);
  const around: RowSurroundings = { viewer, links, search, quota, files, held, downloads, timeZone };
  return groups.flatMap((group) => {
    const clients = group.clients.filter((client) => shown.has(client));
    return [
      gatewayRow(group, netid, isHidden(group, input) ? undefined : clients.length, around),
      ...clients.map((client) => clientRow(client, group.name, around)),
    ];
  });
}

function isHidden({ gatewayId }: GatewayGroup, { collapsed }: ExternalClientsInput): boolean {
  return collapsed.has(gatewayId);
}

function failureOf(loadable: Loadable<unknown>): Failure | undefined {
  return loadable.status === 'failed' ? loadable.failure : undefined;
}

function frameOf(input: ExternalClientsInput, groups: readonly GatewayGroup[]): ClientsFrame {
  const { netid, lists, links, isRefreshing, query, quota, timeZone } = input;
  const clients = groups.flatMap((group) => group.clients);
  const enabled = clients.filter(({ isEnabled }) => isEnabled).length;
  const withClients = groups.filter((group) => group.clients.length > 0);
  return {
    netid,
    counts: groups.length > 0 ? countsOf(groups) : undefined,
    title: links.title,
    note: links.note,
    freshness: freshness(lists.clients, timeZone),
    isRefreshing,
    filter: clientFilter.read(query),
    gatewayChoices: groups.map((group) => ({
      id: group.gatewayId,
      label: group.name,
      count: group.clients.length,
    })),
    stateChoices: [
      { id: 'enabled', label: externalClientText.enabled, count: enabled },
      { id: 'disabled', label: externalClientText.disabled, count: clients.length - enabled },
    ],
    quota,
    expanded: withClients.filter((group) => !isHidden(group, input)).map(({ gatewayId }) => gatewayId),
    collapsed: withClients.filter((group) => isHidden(group, input)).map(({ gatewayId }) => gatewayId),
  };
}

function countsOf(groups: readonly GatewayGroup[]) {
  return {
    gateways: groups.length,
    clients: groups.reduce((sum, group) => sum + group.clients.length, 0),
  };
}

/** What can be asked for on the page. Questions before a change were answered already. */
export type ExternalClientsActions = {
  refresh: () => void;
  /** Goes to the list narrowed so, on its first pages. */
  filter: (changes: Partial<ClientFilter>) => void;
  turnGateways: (request: PageRequest) => void;
  turnClients: (request: PageRequest) => void;
  /** Hides the clients of these gateways and shows those of all others. */
  collapse: (gatewayIds: readonly string[]) => void;
  add: (gateway: NamedNode) => void;
  setEnabled: (client: ExternalClientRef, isEnabled: boolean) => void;
  remove: (client: ExternalClientRef, leftovers: readonly Leftover[]) => void;
  download: (client: ExternalClientRef) => void;
  downloadImage: (client: ExternalClientRef) => void;
};
