import { permissionOffers } from '../../../domain/actions/permissionActions.ts';
import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import { mapValue, valueOf } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { accessLevelName } from '../../../domain/session/accessLevel.ts';
import { networkIn, type Records } from '../../../domain/records.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { listView, type PageOfList, type ListView } from '../../list/RecordList/listState.ts';

type Page = PageOfList & { readonly netid: string };

export type PermissionListView = ListView<PermissionRow> & { readonly netid: string };

export function permissionListView(records: Records, page: Page): PermissionListView {
  const { netid } = page;
  const { data, isLoading } = records.networkUsers;
  const ofNetwork = mapValue(data, (all) => all.get(netid) ?? []);
  return {
    netid,
    ...listView({ data: ofNetwork, isLoading }, page, {
      filter: searchFilter,
      find: (all, { search }) =>
        filterByText(all, search, ({ id, clients }) => [id, ...clients]).toSorted((a, b) =>
          compareNames(a.id, b.id),
        ),
      rowOf: (user) => permissionRow(user, netid, records),
      keyOf: ({ id }) => id,
    }),
  };
}

function permissionRow(user: NetworkUser, netid: string, records: Records) {
  const network = networkIn(records, netid);
  const networks = new Map(network && [[netid, network]]);
  const nodes = valueOf(records.nodes.data) ?? [];
  const accounts = valueOf(records.users.data);
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
    ...permissionOffers(user, netid, {
      viewer: records.viewer,
      users: accounts,
      networks,
    }),
  };
}

export type PermissionRow = ReturnType<typeof permissionRow>;
