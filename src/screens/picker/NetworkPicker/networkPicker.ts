import type { Column } from '../../../components/DataTable/column.ts';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { filterByText, searchFilter } from '../../../domain/listFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import type { ServerConfig } from '../../../domain/server/serverConfigWire.ts';
import { networkChoices, type Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { pageFound, type AnyListView, type ListState } from '../../list/RecordList/listState.ts';

export type PickerData = {
  readonly viewer: Viewer;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly dnsEntries: Loadable<readonly DnsEntry[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly clientLists: {
    readonly gateways: Loadable<readonly Node[]>;
    readonly clients: Loadable<readonly ExternalClient[]>;
  };
  readonly networkUsers: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
  /** By network, where its ACLs are loaded. */
  readonly blockedPairs?: ReadonlyMap<string, number> | undefined;
  /** Unix seconds. */
  readonly now: number;
};

export type NetworkPicker = {
  readonly title: string;
  /** @default labels.action.selectNetwork */
  readonly description?: string;
  readonly closed?: (data: PickerData) => ClosedWords | undefined;
  /** The lists that must be loaded. @default the networks */
  readonly needs?: (data: PickerData) => readonly Loadable<unknown>[];
  /** @default all networks that the viewer knows of */
  readonly netids?: (data: PickerData) => readonly string[];
  readonly hrefOf: (netid: string) => string;
  readonly columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'width' | 'isNumeric'>[];
  readonly factsOf: (data: PickerData) => (netid: string) => NetworkFacts;
  /** The fact whose sum the header shows. */
  readonly counted?: string;
  readonly create?: { readonly label: string; readonly hrefOf: (netid: string) => string };
  readonly all?: { readonly label: string; readonly href: string };
  readonly empty: EmptyStateProps;
  /** Empty state for viewers who see only their own networks. @default explains how to get one */
  readonly emptyForUsers?: EmptyStateProps;
  /** @default 'Couldn’t load networks' */
  readonly failureHeading?: string;
};

type ClosedWords = { readonly title?: string; readonly heading: string; readonly text: string };

type NetworkFacts = {
  readonly facts: Readonly<Record<string, string | number | undefined>>;
  readonly summary: string;
};

export type PickerRow = NetworkFacts & { readonly netid: string };

export type OpenPicker = AnyListView &
  ListState<PickerRow> & {
    readonly picker: NetworkPicker;
    readonly description: string;
    readonly empty: EmptyStateProps;
  };

export type NetworkPickerView = ({ readonly status: 'closed' } & ClosedWords) | OpenPicker;

type PickerQuery = { readonly query: URLSearchParams; readonly rowsPerPage: RowsPerPage };

export function networkPickerView(
  picker: NetworkPicker,
  data: PickerData,
  page: PickerQuery,
): NetworkPickerView {
  const closed = picker.closed?.(data);
  if (closed) return { status: 'closed', ...closed };
  const { networks, nodes, viewer } = data;
  const { netids = () => networkChoices(viewer, valueOf(networks) ?? [], valueOf(nodes) ?? []) } = picker;
  const { description = labels.action.selectNetwork } = picker;
  const own = picker.emptyForUsers ?? { heading: 'No networks yet', text: ownText.noNetwork };
  const filter = searchFilter.read(page.query);
  const frame = {
    picker,
    description,
    empty: viewer.user.isAdmin ? picker.empty : own,
    filter,
  };
  const needs = picker.needs?.(data) ?? [networks];
  const failure = needs.map(failureOf).find((candidate) => candidate !== undefined);
  if (failure) return { ...frame, status: 'failed', reason: failureText(failure) };
  if (needs.some(({ status }) => status !== 'ready')) return { ...frame, status: 'loading' };
  const all = netids(data);
  if (all.length === 0) return { ...frame, status: 'empty' };
  const found = filterByText(all, filter.search, (netid) => [netid]).toSorted(compareNames);
  const factsOf = picker.factsOf(data);
  const state = pageFound(found, page, (netid) => ({ netid, ...factsOf(netid) }));
  const fact = picker.counted;
  if (fact === undefined) return { ...frame, ...state };
  const count = all.reduce((sum, netid) => sum + Number(factsOf(netid).facts[fact] ?? 0), 0);
  return { ...frame, ...state, description: `in ${counted(all.length, 'network')}. ${description}`, count };
}

function failureOf(need: Loadable<unknown>): Failure | undefined {
  return need.status === 'failed' ? need.failure : undefined;
}
