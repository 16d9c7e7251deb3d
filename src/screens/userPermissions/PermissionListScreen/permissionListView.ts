import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { type AccessLevel, accessLevelName } from '../../../domain/session/accessLevel.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import {
  listFrame,
  listState,
  type ListFrame,
  type ListInput,
  type ListState,
} from '../../shared/RecordList/listState.ts';

export type PermissionListInput = ListInput & {
  readonly netid: string;
  /** By netid. */
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
  readonly nodes: readonly Node[];
};

export type PermissionRow = {
  readonly netid: string;
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

export type PermissionListView = ListFrame &
  ListState<PermissionRow> & { readonly netid: string; readonly search: string };

/** §2 `/user-permissions/{netid}`, enterprise only. */
export function permissionListView(input: PermissionListInput): PermissionListView {
  const { netid, nodes, query } = input;
  const { search } = searchFilter.read(query);
  const users: Loadable<readonly NetworkUser[]> =
    input.users.status === 'ready'
      ? { ...input.users, value: input.users.value.get(netid) ?? [] }
      : input.users;
  const find = (all: readonly NetworkUser[]) =>
    filterByText(all, search, ({ id, clients }) => [id, ...clients]).toSorted((one, other) =>
      compareNames(one.id, other.id),
    );
  return {
    netid,
    ...listFrame(users, input),
    search,
    ...listState(users, input, find, (user) => rowOf(user, { netid, nodes })),
  };
}

function rowOf(
  user: NetworkUser,
  { netid, nodes }: Pick<PermissionListInput, 'netid' | 'nodes'>,
): PermissionRow {
  return {
    netid,
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
