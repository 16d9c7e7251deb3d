import type { Act } from '../../../domain/actions/action.ts';
import { deletionOfKey } from '../../../domain/actions/accessKeyActions.ts';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { joinedWith } from '../../../domain/accessKey/joinedNodes.ts';
import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import {
  listView,
  type ListActions,
  type ListFilter,
  type ListPage,
} from '../../list/RecordList/listState.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';

export type AccessKeyListInput = ListPage & { readonly isRefreshing: boolean } & {
  readonly netid: string;
  readonly keys: Loadable<readonly AccessKey[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly viewer: Viewer;
  readonly isNetworkKnown: boolean;
  /** The server lists keys only for administrators and network administrators. */
  readonly isAllowed: boolean;
  readonly links: AccessKeyLinks;
};

export type AccessKeyListView = ReturnType<typeof accessKeyListView>;
export type ListedKeys = Exclude<AccessKeyListView, { status: 'noRecord' }>;

export function accessKeyListView(input: AccessKeyListInput) {
  const { netid, keys, links } = input;
  const toPicker = {
    status: 'noRecord',
    listHref: links.picker,
    listLabel: labels.action.selectNetwork,
  } as const;
  if (!input.isNetworkKnown) {
    return networkNotFound(netid, { ...toPicker, heading: `${netid}, ${messages['network.none']}` });
  }
  if (!input.isAllowed) {
    return {
      ...toPicker,
      heading: `You don’t have access to keys in ${netid}`,
      text: 'Only administrators and network administrators can view access keys.',
    };
  }
  return {
    netid,
    createHref: links.create,
    /** The server sends placeholders in place of the keys. */
    areKeysHidden: valueOf(keys)?.some((key) => key.secret.hidden) ?? false,
    ...listView({ data: keys, isLoading: input.isRefreshing }, input, {
      filter: accessKeyFilter,
      find: (all, { search, sort }) =>
        sorted(
          filterByText(all, search, ({ name }) => [name]),
          sort,
        ),
      rowOf: (key) => keyRow(key, input),
      keyOf: ({ name }) => name,
    }),
  };
}

/** Sorts keys with the same number of uses by name. */
function sorted(keys: readonly AccessKey[], { field, isAscending }: AccessKeySort): readonly AccessKey[] {
  const direction = isAscending ? 1 : -1;
  return keys.toSorted((a, b) => {
    const byUses = field === 'uses' ? a.uses - b.uses : 0;
    return direction * (byUses === 0 ? compareNames(a.name, b.name) : byUses);
  });
}

type RowInput = Pick<AccessKeyListInput, 'netid' | 'links' | 'nodes' | 'viewer'>;

function keyRow(accessKey: AccessKey, { netid, links, nodes, viewer }: RowInput) {
  const { name, uses, secret } = accessKey;
  return {
    netid,
    name,
    href: links.details(name),
    uses,
    nodes: joinedWith(secret, netid, valueOf(nodes))?.map((node) => ({
      name: node.name,
      href: links.node(node),
    })),
    deletion: deletionOfKey(netid, accessKey, { viewer, nodes: valueOf(nodes) }),
  };
}

export type AccessKeyRow = ReturnType<typeof keyRow>;

export type AccessKeyListActions = ListActions<AccessKeyFilter> & {
  act: Act;
};

export type AccessKeySort = { readonly field: 'name' | 'uses'; readonly isAscending: boolean };

type AccessKeyFilter = ListFilter & { readonly sort: AccessKeySort };

export const accessKeyFilter = addressFilter<AccessKeyFilter>({
  search: searched,
  sort: {
    read: (query) => ({
      field: query.get('sort') === 'uses' ? 'uses' : 'name',
      isAscending: query.get('order') !== 'desc',
    }),
    write: ({ field, isAscending }) => ({
      sort: field === 'uses' ? ['uses'] : [],
      order: isAscending ? [] : ['desc'],
    }),
  },
});

/** Returns the order after a click on a column header: reversed, or ascending by a new column. */
export function sortAfter({ field, isAscending }: AccessKeySort, column: string): AccessKeySort {
  const next = column === 'uses' ? 'uses' : 'name';
  return { field: next, isAscending: next === field ? !isAscending : true };
}

/** Paths of the access key pages, which exist in the console and in the user dashboard. */
export type AccessKeyLinks = {
  readonly picker: string;
  readonly create: string;
  readonly details: (name: string) => string;
  readonly node: (node: NodeRef) => string;
};
