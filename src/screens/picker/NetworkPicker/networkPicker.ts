import type { Column } from '../../../components/DataTable/column.ts';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { Failure } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { filterByText, searchFilter } from '../../../domain/listFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import type { Records, Refreshable } from '../../../domain/records.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { pageFound, type AnyListView, type ListState } from '../../list/RecordList/listState.ts';

export type PickerPage = {
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
  /** By network, where its ACLs are loaded. */
  readonly blockedPairs?: ReadonlyMap<string, number>;
  readonly now: number;
};

export type NetworkPicker = {
  readonly title: string;
  /** @default labels.action.selectNetwork */
  readonly description?: string;
  readonly closed?: (records: Records) => ClosedWords | undefined;
  /** The lists that must be loaded. @default the networks */
  readonly needs?: (records: Records) => readonly Refreshable<unknown>[];
  /** @default all networks that the viewer knows of */
  readonly netids?: (records: Records) => readonly string[];
  readonly hrefOf: (netid: string) => string;
  readonly columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'width' | 'isNumeric'>[];
  readonly factsOf: (records: Records, page: PickerPage) => (netid: string) => NetworkFacts;
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

export function networkPickerView(
  picker: NetworkPicker,
  records: Records,
  page: PickerPage,
): NetworkPickerView {
  const closed = picker.closed?.(records);
  if (closed) return { status: 'closed', ...closed };
  const { networks, nodes, viewer } = records;
  const { netids = () => networkChoices(viewer, valueOf(networks.data) ?? [], valueOf(nodes.data) ?? []) } =
    picker;
  const { description = labels.action.selectNetwork } = picker;
  const own = picker.emptyForUsers ?? { heading: 'No networks yet', text: ownText.noNetwork };
  const filter = searchFilter.read(page.query);
  const frame = {
    picker,
    description,
    empty: viewer.user.isAdmin ? picker.empty : own,
    filter,
  };
  const needs = picker.needs?.(records) ?? [networks];
  const failure = needs.map(({ data }) => failureOf(data)).find((candidate) => candidate !== undefined);
  if (failure) return { ...frame, status: 'failed', reason: failureText(failure) };
  if (needs.some(({ data }) => data.status !== 'ready')) return { ...frame, status: 'loading' };
  const all = netids(records);
  if (all.length === 0) return { ...frame, status: 'empty' };
  const found = filterByText(all, filter.search, (netid) => [netid]).toSorted(compareNames);
  const factsOf = picker.factsOf(records, page);
  const state = pageFound(found, page, (netid) => ({ netid, ...factsOf(netid) }));
  const fact = picker.counted;
  if (fact === undefined) return { ...frame, ...state };
  const count = all.reduce((sum, netid) => sum + Number(factsOf(netid).facts[fact] ?? 0), 0);
  return { ...frame, ...state, description: `in ${counted(all.length, 'network')}. ${description}`, count };
}

function failureOf(need: Loadable<unknown>): Failure | undefined {
  return need.status === 'failed' ? need.failure : undefined;
}
