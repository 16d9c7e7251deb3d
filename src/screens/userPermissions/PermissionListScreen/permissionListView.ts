import type { Act } from '../../../domain/actions/action.ts';
import { permissionOffers } from '../../../domain/actions/permissionActions.ts';
import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import { mapValue, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevelName } from '../../../domain/session/accessLevel.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { NetworkUser, NetworkUserForm } from '../../../domain/user/networkUser.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  listView,
  type ListActions,
  type PageOfList,
  type ListView,
} from '../../list/RecordList/listState.ts';

export type PermissionListInput = PageOfList & { readonly isRefreshing: boolean } & {
  readonly netid: string;
  /** Keyed by netid. */
  readonly users: Loadable<ReadonlyMap<string, readonly NetworkUser[]>>;
  readonly nodes: readonly Node[];
  readonly network?: Network | undefined;
  readonly accounts?: readonly User[];
  readonly viewer: Viewer;
};

export type PermissionListView = ListView<PermissionRow> & { readonly netid: string };

export function permissionListView(input: PermissionListInput): PermissionListView {
  const { netid, users } = input;
  const ofNetwork = mapValue(users, (all) => all.get(netid) ?? []);
  return {
    netid,
    ...listView({ data: ofNetwork, isLoading: input.isRefreshing }, input, {
      filter: searchFilter,
      find: (all, { search }) =>
        filterByText(all, search, ({ id, clients }) => [id, ...clients]).toSorted((a, b) =>
          compareNames(a.id, b.id),
        ),
      rowOf: (user) => permissionRow(user, input),
      keyOf: ({ id }) => id,
    }),
  };
}

function permissionRow(user: NetworkUser, input: PermissionListInput) {
  const { netid, nodes, network, accounts, viewer } = input;
  const networks = new Map(network && [[netid, network]]);
  const account = accounts?.find(({ username }) => username === user.id);
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
    isServerAdmin: account?.isAdmin ?? false,
    ...permissionOffers(user, netid, { viewer, users: accounts, networks }),
  };
}

export type PermissionRow = ReturnType<typeof permissionRow>;

export type PermissionListActions = ListActions & {
  act: Act;
  setAll(usernames: readonly string[], values: Partial<NetworkUserForm>): void;
};
