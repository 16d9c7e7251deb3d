import { aclGroupings, type AclGrouping } from '../../../domain/acl/aclGroups.ts';

/** Which rows and columns are shown: every one, those with a blocked pair, or those with a changed one. */
export const aclShown = ['all', 'blocked', 'changed'] as const;
export type AclShown = (typeof aclShown)[number];

/** What narrows and orders the matrix. It lives in the address, so that a narrowed matrix can be linked to. */
export type AclFilter = {
  /** Trimmed, over name, addresses and id. */
  readonly rows: string;
  readonly columns: string;
  readonly shown: AclShown;
  readonly groupBy: AclGrouping | undefined;
};

const names = { rows: 'search', columns: 'columns', shown: 'show', groupBy: 'group' } as const;

export function readAclFilter(query: URLSearchParams): AclFilter {
  const text = (name: string) => query.get(name)?.trim() ?? '';
  return {
    rows: text(names.rows),
    columns: text(names.columns),
    shown: aclShown.find((one) => one === query.get(names.shown)) ?? 'all',
    groupBy: aclGroupings.find((one) => one === query.get(names.groupBy)),
  };
}

export function writeAclFilter(query: URLSearchParams, filter: AclFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string) =>
    value === '' ? written.delete(name) : written.set(name, value);
  put(names.rows, filter.rows.trim());
  put(names.columns, filter.columns.trim());
  put(names.shown, filter.shown === 'all' ? '' : filter.shown);
  put(names.groupBy, filter.groupBy ?? '');
  return written;
}
