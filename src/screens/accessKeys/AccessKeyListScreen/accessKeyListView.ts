import { deletionOfKey } from '../../../domain/actions/accessKeyActions.ts';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { joinedWith } from '../../../domain/accessKey/joinedNodes.ts';
import { listedKeys } from '../../../domain/accessKey/listedKeys.ts';
import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { NodeRef } from '../../../domain/node/node.ts';
import { compareNames } from '../../../domain/order.ts';
import type { Records } from '../../../domain/records.ts';
import { listView, type ListFilter, type PageOfList } from '../../list/RecordList/listState.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';

type Page = PageOfList & { readonly netid: string; readonly links: AccessKeyLinks };

export type AccessKeyListView = ReturnType<typeof accessKeyListView>;
export type ListedKeys = Exclude<AccessKeyListView, { status: 'noRecord' }>;

export function accessKeyListView(records: Records, page: Page) {
  const { netid, links } = page;
  const { keys, isNetworkKnown, isAllowed } = listedKeys(records, netid);
  const toPicker = {
    status: 'noRecord',
    listHref: links.picker,
    listLabel: labels.action.selectNetwork,
  } as const;
  if (!isNetworkKnown) {
    return networkNotFound(netid, { ...toPicker, heading: `${netid}, ${messages['network.none']}` });
  }
  if (!isAllowed) {
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
    areKeysHidden: valueOf(keys.data)?.some((key) => key.secret.hidden) ?? false,
    ...listView(keys, page, {
      filter: accessKeyFilter,
      find: (all, { search, sort }) =>
        sorted(
          filterByText(all, search, ({ name }) => [name]),
          sort,
        ),
      rowOf: (key) => keyRow(key, records, page),
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

function keyRow(accessKey: AccessKey, { nodes: listed, viewer }: Records, { netid, links }: Page) {
  const nodes = valueOf(listed.data);
  const { name, uses, secret } = accessKey;
  return {
    netid,
    name,
    href: links.details(name),
    uses,
    nodes: joinedWith(secret, netid, nodes)?.map((node) => ({
      name: node.name,
      href: links.node(node),
    })),
    deletion: deletionOfKey(netid, accessKey, { viewer, nodes }),
  };
}

export type AccessKeyRow = ReturnType<typeof keyRow>;

export type AccessKeySort = { readonly field: 'name' | 'uses'; readonly isAscending: boolean };

export type AccessKeyFilter = ListFilter & { readonly sort: AccessKeySort };

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
