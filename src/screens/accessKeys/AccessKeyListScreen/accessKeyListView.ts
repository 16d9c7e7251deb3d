import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { isAddressable } from '../../../domain/fieldRules.ts';
import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import {
  listView,
  type ListActions,
  type ListFilter,
  type ListInput,
  type ListView,
} from '../../shared/RecordList/listState.ts';
import type { NoRecord } from '../../shared/AbsentPage/absentView.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';

export type AccessKeyListInput = ListInput & {
  readonly netid: string;
  readonly keys: Loadable<readonly AccessKey[]>;
  readonly isNetworkKnown: boolean;
  /** An administrator of the network, whom alone the server tells its keys. */
  readonly isAllowed: boolean;
  readonly links: AccessKeyLinks;
};

export type AccessKeyListView = NoRecord | ListedKeys;

export type ListedKeys = ListView<AccessKeyRow, AccessKeyFilter> & {
  readonly netid: string;
  readonly createHref: string;
  /** The server sends placeholders instead of keys. */
  readonly isHiding: boolean;
};

export function accessKeyListView(input: AccessKeyListInput): AccessKeyListView {
  const { netid, keys, links } = input;
  const toPicker = {
    status: 'noRecord',
    listHref: links.picker,
    listLabel: labels.action.selectNetwork,
  } as const;
  if (!input.isNetworkKnown) {
    return {
      ...toPicker,
      heading: `${netid}, ${messages['network.none']}`,
      text: 'There is no network of this name, or it is not one of yours.',
    };
  }
  if (!input.isAllowed) {
    return {
      ...toPicker,
      heading: `The access keys of ${netid} are locked`,
      text: 'Only an administrator of the network sees its access keys.',
    };
  }
  return {
    netid,
    createHref: links.create,
    isHiding: valueOf(keys)?.some((key) => key.secret.hidden) ?? false,
    ...listView(keys, input, {
      filter: accessKeyFilter,
      find: (all, { search, sort }) =>
        sorted(
          filterByText(all, search, ({ name }) => [name]),
          sort,
        ),
      rowOf: (key) => keyRow(key, { netid, links }),
      keyOf: ({ name }) => name,
    }),
  };
}

/** Keys with the same uses stand by name. */
function sorted(keys: readonly AccessKey[], { field, isAscending }: AccessKeySort): readonly AccessKey[] {
  const direction = isAscending ? 1 : -1;
  return keys.toSorted((one, other) => {
    const byUses = field === 'uses' ? one.uses - other.uses : 0;
    return direction * (byUses === 0 ? compareNames(one.name, other.name) : byUses);
  });
}

function keyRow({ name, uses }: AccessKey, { netid, links }: Pick<AccessKeyListInput, 'netid' | 'links'>) {
  return {
    netid,
    name,
    href: links.details(name),
    uses,
    /** The server cannot be asked to delete a key of this name. */
    isStuck: !isAddressable(name),
  };
}

export type AccessKeyRow = ReturnType<typeof keyRow>;

export type AccessKeyListActions = ListActions<AccessKeyFilter> & { remove(name: string): void };

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

/** The order after a press on a column's name: the other way round, or that column ascending. */
export function sortAfter({ field, isAscending }: AccessKeySort, pressed: string): AccessKeySort {
  const next = pressed === 'uses' ? 'uses' : 'name';
  return { field: next, isAscending: next === field ? !isAscending : true };
}

/** Where the screens of one network's keys lead: they stand in the administration and in the user area. */
export type AccessKeyLinks = {
  readonly picker: string;
  readonly create: string;
  readonly details: (name: string) => string;
};
