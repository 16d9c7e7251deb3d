import type { Option } from '../../../components/Select/OptionList.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import type { KnownClients } from '../../../domain/actions/clientActions.ts';
import { clientFiles } from '../../../domain/externalClient/clientFiles.ts';
import { quotaIn, type ClientQuota } from '../../../domain/externalClient/clientQuota.ts';
import {
  clientKey,
  type ExternalClient,
  type ExternalClientRef,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { canCreateClients, isNetAdmin, networkChoices } from '../../../domain/session/permissions.ts';
import type { Records } from '../../../domain/records.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { NoRecord } from '../../state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import {
  selectionOf,
  type ListActions,
  type ListFrame,
  type PageOfList,
  type ListSelection,
  type ListState,
} from '../../list/RecordList/listState.ts';
import { countedOptions } from '../../list/countedOptions.ts';
import type { ClientLinks } from '../clientLinks.ts';
import { clientTableId, gatewayTableId, clientFilter, type ClientFilter } from './clientQuery.ts';
import { clientRow, gatewayRow, type ClientRow, type ListRow, type RowContext } from './clientRows.ts';
import { gatewayGroups, narrowGroups, type GatewayGroup } from './gatewayGroups.ts';

type Page = PageOfList & {
  readonly netid: string;
  readonly links: ClientLinks;
  readonly collapsed: ReadonlySet<string>;
  /** Keys of clients whose configuration is being downloaded. */
  readonly downloads: ReadonlySet<string>;
};

export type ExternalClientsView = NoRecord | ListedClients;

/** `paging` counts only the clients of expanded gateways. */
export type ListedClients = ListFrame &
  ListState<ListRow> & {
    readonly filter: ClientFilter;
    readonly selection?: ListSelection<ClientRow> | undefined;
    readonly title: string;
    readonly note: string | undefined;
    readonly netid: string;
    readonly gatewayCount: number | undefined;
    readonly gatewayChoices: readonly Option[];
    readonly stateChoices: readonly Option[];
    /** Empty if no client has an owner. */
    readonly ownerChoices: readonly Option[];
    readonly quota: ClientQuota | undefined;
    readonly known: KnownClients;
    /** Ids of the expanded and collapsed gateways that have clients. */
    readonly expanded: readonly string[];
    readonly collapsed: readonly string[];
    readonly gatewayPaging?: Paging;
    /** The list is empty because the viewer has no access to this network’s clients. */
    readonly isDenied?: true;
    readonly nodesHref?: string | undefined;
  };

export function externalClientsView(records: Records, page: Page): ExternalClientsView {
  const { viewer } = records;
  const { netid, links, query, rowsPerPage } = page;
  const [gateways, clients] = [records.gateways.data, records.clients.data];
  const isKnown = isKnownNetwork(records, netid);
  const empty = frameOf(records, page, []);
  const failure = failureOf(gateways) ?? failureOf(clients);
  if (failure) return { ...empty, status: 'failed', reason: failureText(failure) };
  if (gateways.status !== 'ready' || clients.status !== 'ready') return { ...empty, status: 'loading' };
  if (isKnown === false) {
    return networkNotFound(netid, {
      heading: messages['network.none'],
      listHref: links.picker,
      listLabel: 'Choose a network',
    });
  }
  if (!canCreateClients(viewer, netid)) return { ...empty, status: 'empty', isDenied: true };

  const ofNetwork = <T extends { readonly network: string }>(all: readonly T[]) =>
    all.filter(({ network }) => network === netid);
  const groups = gatewayGroups(
    ofNetwork(gateways.value),
    ofNetwork(clients.value),
    ofNetwork(valueOf(records.nodes.data) ?? []),
  );
  if (groups.length === 0) {
    // Until the networks have loaded, the network may turn out to be unknown.
    if (isKnown === undefined) return { ...empty, status: 'loading' };
    const nodesHref = isNetAdmin(viewer, netid) ? links.nodes(netid) : undefined;
    return { ...empty, status: 'empty', count: 0, gatewayCount: 0, nodesHref };
  }
  const frame = frameOf(records, page, groups);
  const matches = narrowGroups(groups, frame.filter);
  const context = contextOf(records, page);
  const nameOf = new Map(groups.map((group) => [group.gatewayId, group.name]));
  const selected = (found: readonly ExternalClient[], paging?: Paging) =>
    selectionOf(page, {
      all: groups.flatMap((group) => group.clients),
      found,
      state: paging ? { status: 'ready', rows: [], paging } : { status: 'noMatch' },
      keyOf: clientKey,
      rowOf: (client) => clientRow(client, nameOf.get(client.ingressGatewayId) ?? '', context),
    });
  if (matches.length === 0) return { ...frame, status: 'noMatch', selection: selected([]) };

  const gatewayPaging = paginate(matches.length, readPageRequest(query, rowsPerPage, gatewayTableId));
  const shown = pageOf(matches, gatewayPaging);
  const visible = shown.flatMap((group) => (isCollapsed(group, page) ? [] : group.clients));
  const newRowIndex = visible.findIndex((client) => clientKey(client) === page.newRow);
  const paging = paginate(visible.length, readPageRequest(query, rowsPerPage, clientTableId), newRowIndex);
  const rows = rowsOf(shown, new Set(pageOf(visible, paging)), page, context);
  return { ...frame, status: 'ready', rows, paging, gatewayPaging, selection: selected(visible, paging) };
}

/** Undefined until the networks that the viewer knows have loaded. */
function isKnownNetwork({ viewer, networks, ownData, nodes }: Records, netid: string): boolean | undefined {
  const source = viewer.user.isAdmin ? networks : ownData;
  if (source.data.status !== 'ready') return undefined;
  return networkChoices(viewer, valueOf(networks.data) ?? [], valueOf(nodes.data) ?? []).includes(netid);
}

function rowsOf(
  groups: readonly GatewayGroup[],
  shown: ReadonlySet<ExternalClient>,
  page: Page,
  context: RowContext,
): readonly ListRow[] {
  const { netid } = page;
  return groups.flatMap((group) => {
    const clients = group.clients.filter((client) => shown.has(client));
    return [
      gatewayRow(group, netid, isCollapsed(group, page) ? undefined : clients.length, context),
      ...clients.map((client) => clientRow(client, group.name, context)),
    ];
  });
}

function contextOf(records: Records, page: Page): RowContext {
  const { netid, query, links, downloads, marks } = page;
  const { viewer, switching, usernames } = records;
  const search = query.size > 0 ? `?${query}` : '';
  const files = clientFiles(valueOf(records.clients.data) ?? []);
  const quota = quotaIn(records, netid);
  return { known: { viewer, switching }, links, search, quota, files, downloads, marks, usernames };
}

function isCollapsed({ gatewayId }: GatewayGroup, { collapsed }: Page): boolean {
  return collapsed.has(gatewayId);
}

function failureOf(loadable: Loadable<unknown>): Failure | undefined {
  return loadable.status === 'failed' ? loadable.failure : undefined;
}

function frameOf(records: Records, page: Page, groups: readonly GatewayGroup[]) {
  const { viewer, switching } = records;
  const { netid, links, query } = page;
  const clients = groups.flatMap((group) => group.clients);
  const enabled = clients.filter(({ isEnabled }) => isEnabled).length;
  const withClients = groups.filter((group) => group.clients.length > 0);
  const isKnown = groups.length > 0;
  return {
    netid,
    count: isKnown ? clients.length : undefined,
    gatewayCount: isKnown ? groups.length : undefined,
    title: links.title,
    note: links.note,
    freshness: freshness(records.clients.data),
    isRefreshing: records.clients.isLoading || records.nodes.isLoading || records.ownData.isLoading,
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
    ownerChoices: countedOptions(clients.map(({ ownerId }) => ownerId)),
    quota: quotaIn(records, netid),
    known: { viewer, switching },
    expanded: withClients.filter((group) => !isCollapsed(group, page)).map(({ gatewayId }) => gatewayId),
    collapsed: withClients.filter((group) => isCollapsed(group, page)).map(({ gatewayId }) => gatewayId),
  };
}

/** `turnTo` turns the pages of clients. */
export type ExternalClientsActions = ListActions<ClientFilter> & {
  turnGateways(request: PageRequest): void;
  /** Collapses exactly these gateways and expands all others. */
  collapse(gatewayIds: readonly string[]): void;
  add(gateway: NamedNode): void;
  act: Act;
  download(client: ExternalClientRef): void;
  downloadImage(client: ExternalClientRef): void;
};
