import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPageRequest, writePageRequest, type PageRequest } from '../../domain/paging.ts';
import { setRowsPerPage, settingsStore } from '../stores/settings.ts';

export type QueryChange = (before: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, which holds what a page shows. A change begins with what the last one asked for: the router
 * draws a new address late, and of two quick changes the second would otherwise take the first one back.
 */
export function useQuery() {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);

  const change = useCallback(
    (next: QueryChange, options?: { readonly replace: boolean }) => {
      latest.current = next(latest.current);
      setQuery(latest.current, options);
    },
    [setQuery],
  );

  /** `tableId` tells the tables of one page apart. */
  const turnTo = (request: PageRequest, tableId = '') => {
    // Turning a page of somebody's link does not make the link's page size one's own.
    const { rowsPerPage } = readPageRequest(latest.current, settingsStore.settings.rowsPerPage, tableId);
    if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
    change((before) => writePageRequest(before, request, tableId));
  };
  return { query, change, turnTo };
}
