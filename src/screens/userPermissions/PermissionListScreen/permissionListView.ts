import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { filterByText } from '../../../domain/search.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { accessLevelName } from '../../../domain/text/accessLevelText.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { rowsByRecord } from '../../shared/rowsByRecord.ts';

export type PermissionListInput = {
  readonly netid: string;
  /** By netid. */
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
  readonly isRefreshing: boolean;
  readonly nodes: readonly Node[];
  /** Of the address: search, page and page size. */
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
};

export type PermissionRow = {
  readonly id: string;
  readonly editHref: string;
  readonly level: AccessLevel;
  readonly levelName: string;
  readonly nodeLimit: number;
  readonly clientLimit: number;
  readonly nodes: readonly { readonly name: string; readonly href: string }[];
  readonly clients: readonly string[];
  readonly clientsHref: string;
};

export type PermissionListView = {
  readonly netid: string;
  readonly count: number | undefined;
  readonly search: string;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
} & (
  | { readonly status: 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly PermissionRow[]; readonly paging: Paging }
);

/** §2 `/user-permissions/{netid}`, enterprise only. */
export function permissionListView(input: PermissionListInput): PermissionListView {
  const { netid, users, query } = input;
  const ofNetwork = valueOf(users)?.get(netid) ?? [];
  const frame = {
    netid,
    count: users.status === 'ready' ? ofNetwork.length : undefined,
    search: query.get('search')?.trim() ?? '',
    freshness: freshness(users),
    isRefreshing: input.isRefreshing,
  };
  if (users.status === 'failed') return { ...frame, status: 'failed', reason: failureText(users.failure) };
  if (users.status !== 'ready') return { ...frame, status: 'loading' };
  if (ofNetwork.length === 0) return { ...frame, status: 'empty' };

  const found = filterByText(ofNetwork, frame.search, ({ id, clients }) => [id, ...clients]).toSorted(
    (one, other) => compareNames(one.id, other.id),
  );
  if (found.length === 0) return { ...frame, status: 'noMatch' };
  const paging = paginate(found.length, readPageRequest(query, input.rowsPerPage));
  return {
    ...frame,
    status: 'ready',
    paging,
    rows: pageOf(found, paging).map((user) => keptRow(user, { netid, nodes: input.nodes })),
  };
}

const keptRow = rowsByRecord(rowOf);

function rowOf(
  user: NetworkUser,
  { netid, nodes }: Pick<PermissionListInput, 'netid' | 'nodes'>,
): PermissionRow {
  return {
    id: user.id,
    editHref: paths.editUserPermission(netid, user.id),
    level: user.accessLevel,
    levelName: accessLevelName(user.accessLevel),
    nodeLimit: user.nodeLimit,
    clientLimit: user.clientLimit,
    nodes: user.nodes.map((id) => ({
      name: nodes.find((node) => node.id === id && node.network === netid)?.name ?? id,
      href: paths.node({ network: netid, id }),
    })),
    clients: user.clients,
    clientsHref: paths.externalClients(netid),
  };
}

export type PermissionListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (username: string) => void;
};
