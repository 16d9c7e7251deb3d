import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readPageRequest, writePageRequest, type PageRequest } from '../../domain/paging.ts';
import { setRowsPerPage, settingsStore } from '../stores/settings.ts';

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

/**
 * What was asked for and is not drawn yet, now that `drawn` is. A step on the way, or the end of it, leaves what was asked
 * for after it; anything else is an address that was gone to otherwise, and nothing is awaited any more.
 */
export function answered(asked: readonly string[], drawn: string): readonly string[] {
  const at = asked.indexOf(drawn);
  return at === -1 ? [] : asked.slice(at + 1);
}

/** Search and page of a list, which live in the address; `tableId` tells the tables of one page apart. */
export function useListQuery(tableId = '') {
  const { query, change, turnTo } = useQuery();
  const { settings } = useSnapshot(settingsStore);
  const { rowsPerPage } = settings;

  return {
    query,
    rowsPerPage,
    // Typing is one step in the history, not one for each letter.
    search: (text: string) => change((before) => searched(before, text, tableId), { replace: true }),
    turnTo: (request: PageRequest) => turnTo(request, tableId),
  };
}

function searched(before: URLSearchParams, text: string, tableId: string): URLSearchParams {
  const query = new URLSearchParams(before);
  query.delete(`page${tableId}`);
  if (text.trim() === '') query.delete('search');
  else query.set('search', text.trim());
  return query;
}
