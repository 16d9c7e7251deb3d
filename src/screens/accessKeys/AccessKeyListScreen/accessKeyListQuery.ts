export type AccessKeySort = { readonly field: 'name' | 'uses'; readonly isAscending: boolean };

export type AccessKeyQuery = {
  /** Trimmed. */
  readonly search: string;
  readonly sort: AccessKeySort;
};

/** Search and order as the address has them; what it does not name is by name, ascending. */
export function readAccessKeyQuery(query: URLSearchParams): AccessKeyQuery {
  return {
    search: query.get('search')?.trim() ?? '',
    sort: {
      field: query.get('sort') === 'uses' ? 'uses' : 'name',
      isAscending: query.get('order') !== 'desc',
    },
  };
}

/** The query with these changes and back on the first page; the page size and the values of others stay. */
export function writeAccessKeyQuery(
  query: URLSearchParams,
  changes: Partial<AccessKeyQuery>,
): URLSearchParams {
  const { search, sort } = { ...readAccessKeyQuery(query), ...changes };
  const written = new URLSearchParams(query);
  setOrDelete(written, 'search', search.trim());
  setOrDelete(written, 'sort', sort.field === 'uses' ? 'uses' : '');
  setOrDelete(written, 'order', sort.isAscending ? '' : 'desc');
  written.delete('page');
  return written;
}

/** The order after a press on a column's name: the other way round, or that column ascending. */
export function sortAfter({ field, isAscending }: AccessKeySort, pressed: string): AccessKeySort {
  const next = pressed === 'uses' ? 'uses' : 'name';
  return { field: next, isAscending: next === field ? !isAscending : true };
}

function setOrDelete(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}
