import type { Column } from '../../../components/DataTable/column.ts';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import type { Failure } from '../../../domain/failure.ts';
import { counted } from '../../../domain/format/count.ts';
import { filterByText } from '../../../domain/listFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { networkChoices, seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { pageFound, type ListState } from '../RecordList/listState.ts';

/** What a page says around the networks to choose from, and what it tells of each. */
export type PickerWords = {
  readonly title: string;
  /** What to do here. */
  readonly description: string;
  /** Beside the names; of each row the fact with the id. */
  readonly columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'width' | 'isNumeric'>[];
  /** What each row's button makes. */
  readonly create?: string;
  /** @default 'The networks could not be loaded' */
  readonly failureHeading?: string;
  /** Why there is no network to choose, where they would be all of the server. */
  readonly empty: EmptyStateProps;
};

export type NetworkPickerRow = {
  readonly netid: string;
  readonly href: string;
  /** By the ids of the columns; undefined where it is not known or not told. */
  readonly facts: Readonly<Record<string, string | number | undefined>>;
  /** What a phone says below the name in place of columns; empty where nothing is known. */
  readonly summary: string;
  readonly createHref?: string;
};

/** What of the address and the settings narrows a picker. */
export type NetworkPickerQuery = { readonly query: URLSearchParams; readonly rowsPerPage: RowsPerPage };

/** Nobody can choose here, whatever networks there are. */
export type ClosedPicker = {
  readonly status: 'closed';
  readonly title?: string;
  readonly heading: string;
  readonly text: string;
};

export type NetworkPickerView = ClosedPicker | OpenPicker;

export type OpenPicker = PickerWords & {
  readonly search: string;
  /** The networks are those of one person: that there is none says nothing of the server. */
  readonly isOwn?: boolean;
  /** Of what the networks hold. */
  readonly count?: number;
  /** A way past the choice. */
  readonly all?: { readonly label: string; readonly href: string };
} & ListState<NetworkPickerRow>;

type NetworkPickerInput = NetworkPickerQuery & {
  readonly words: PickerWords;
  /** What has to be known before there is anything to choose from: any `Loadable`. */
  readonly needs: readonly (
    | { readonly status: 'idle' | 'loading' | 'ready' }
    | { readonly status: 'failed'; readonly failure: Failure }
  )[];
  /** In any order; undefined while not known. */
  readonly netids: readonly string[] | undefined;
  /** @default false */
  readonly isOwn?: boolean;
  /** Asked for the rows of one page only. */
  readonly rowOf: (netid: string) => Omit<NetworkPickerRow, 'netid'>;
};

/** Which network: of those there are the ones a search finds, by name, a page of them. */
export function networkPickerView(input: NetworkPickerInput): OpenPicker {
  const { words, needs, netids, query, rowsPerPage, rowOf, isOwn = false } = input;
  const frame = { ...words, search: query.get('search')?.trim() ?? '', ...(isOwn && { isOwn }) };
  for (const need of needs) {
    if (need.status === 'failed') return { ...frame, status: 'failed', reason: failureText(need.failure) };
  }
  if (!netids || needs.some(({ status }) => status !== 'ready')) return { ...frame, status: 'loading' };
  if (netids.length === 0) return { ...frame, status: 'empty' };
  const found = filterByText(netids, frame.search, (netid) => [netid]).toSorted(compareNames);
  return { ...frame, ...pageFound(found, { query, rowsPerPage }, (netid) => ({ netid, ...rowOf(netid) })) };
}

/** How many there are of each network that has any. */
export function countByNetwork(
  records: readonly { readonly network: string }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of records) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}

/** Of pickers that tell how many nodes each network has. */
export const nodeCountColumns: PickerWords['columns'] = [
  { id: 'nodes', header: labels.section.nodes, width: '120px', isNumeric: true },
];

type NodeCountInput = NetworkPickerQuery & {
  readonly words: PickerWords;
  readonly hrefOf: (netid: string) => string;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
};

/** All networks of the server, which are there before their nodes are known. */
export function allNetworksPicker(input: NodeCountInput): OpenPicker {
  const { hrefOf, networks, nodes } = input;
  const countOf = nodeCounts(nodes);
  return networkPickerView({
    ...input,
    needs: [networks],
    netids: valueOf(networks)?.map(({ netid }) => netid),
    rowOf: (netid) => nodeCountRow(hrefOf(netid), countOf(netid)),
  });
}

/** The networks on which the viewer may see nodes; administrators are told of those without nodes, too. */
export function seenNetworksPicker(input: NodeCountInput & { readonly viewer: Viewer }): OpenPicker {
  const { hrefOf, networks, nodes, viewer } = input;
  const { isAdmin } = viewer.user;
  const known = valueOf(nodes) ?? [];
  const countOf = nodeCounts(nodes);
  return networkPickerView({
    ...input,
    needs: isAdmin ? [nodes, networks] : [nodes],
    isOwn: !isAdmin,
    netids: networkChoices(viewer, valueOf(networks) ?? [], known),
    rowOf: (netid) => {
      const count = countOf(netid);
      // To whom only own nodes are told, none of them is no count of the network's.
      const isTold = count !== 0 || !seesOwnNodesOnly(viewer, netid, known);
      return nodeCountRow(hrefOf(netid), isTold ? count : undefined);
    },
  });
}

function nodeCountRow(href: string, nodes: number | undefined) {
  return { href, facts: { nodes }, summary: nodes === undefined ? '' : counted(nodes, 'node') };
}

/** How many nodes a network has, as far as they are known. */
function nodeCounts(nodes: Loadable<readonly Node[]>): (netid: string) => number | undefined {
  const known = valueOf(nodes);
  const counts = known && countByNetwork(known);
  return (netid) => counts && (counts.get(netid) ?? 0);
}
