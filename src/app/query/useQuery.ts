import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPageRequest, writePageRequest, type PageRequest } from '../../domain/paging.ts';
import { setRowsPerPage, settingsStore } from '../stores/settings.ts';
import { answered } from './answered.ts';

export type QueryChange = (before: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, which holds what a page shows. A change begins with what the last one asked for: the router
 * draws a new address late, and of two quick changes the second would otherwise take the first one back.
 */
export function useQuery() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef<readonly string[]>([]);
  const drawn = useRef(query);
  useLayoutEffect(() => {
    drawn.current = query;
    asked.current = answered(asked.current, query.toString());
  }, [query]);

  const change = useCallback(
    (next: QueryChange, options?: { readonly replace: boolean }) => {
      const after = next(latest(asked.current, drawn.current));
      asked.current = [...asked.current, after.toString()];
      setQuery(after, options);
    },
    [setQuery],
  );

  /** `tableId` tells the tables of one page apart. */
  const turnTo = (request: PageRequest, tableId = '') => {
    const before = latest(asked.current, drawn.current);
    // Turning a page of somebody's link does not make the link's page size one's own.
    const { rowsPerPage } = readPageRequest(before, settingsStore.settings.rowsPerPage, tableId);
    if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
    change(() => writePageRequest(before, request, tableId));
  };
  return { query, change, turnTo };
}

function latest(asked: readonly string[], drawn: URLSearchParams): URLSearchParams {
  const last = asked.at(-1);
  return last === undefined ? drawn : new URLSearchParams(last);
}
