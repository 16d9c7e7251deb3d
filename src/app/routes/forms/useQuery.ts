import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AddressFilter } from '../../../domain/listFilter.ts';
import { readPageRequest, writePageRequest, type PageRequest } from '../../../domain/paging.ts';
import { useRouter } from '../../shell/history.ts';
import { newRowStore } from '../../stores/newRow.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';

export type QueryChange = (before: URLSearchParams) => URLSearchParams;

/** `flushSync`: what the address asks for is drawn with the event that asks for it, not after the next frame. */
type ChangeOptions = { readonly replace: boolean; readonly flushSync?: boolean };

/**
 * The query of the address, which holds what a page shows. A change begins with what the last one asked for: the router
 * draws a new address late, and of two quick changes the second would otherwise take the first one back. Of a page that
 * is left already, and only still drawn, nothing is changed: the address is the next page's.
 */
export function useQuery() {
  const router = useRouter();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asked = useRef<readonly string[]>([]);
  const drawn = useRef({ pathname, query });
  useLayoutEffect(() => {
    drawn.current = { pathname, query };
    asked.current = answered(asked.current, query.toString());
  }, [pathname, query]);

  const change = useCallback(
    (next: QueryChange, options?: ChangeOptions) => {
      if (router.state.location.pathname !== drawn.current.pathname) return;
      const after = next(latest(asked.current, drawn.current.query));
      asked.current = [...asked.current, after.toString()];
      setQuery(after, options);
    },
    [router, setQuery],
  );

  /** `tableId` tells the tables of one page apart. */
  const turnTo = (request: PageRequest, tableId = '') => {
    const before = latest(asked.current, drawn.current.query);
    // Turning a page of somebody's link does not make the link's page size one's own.
    const { rowsPerPage } = readPageRequest(before, settingsStore.settings.rowsPerPage, tableId);
    if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
    // What turns to a new row by itself is no step of its own in the history.
    change(() => writePageRequest(before, request, tableId), { replace: isAwaited() });
  };
  return { query, change, turnTo };
}

function isAwaited(): boolean {
  return newRowStore.key !== undefined && !newRowStore.isSeen;
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

/** What narrows a list and where in it one is, which the address holds; `tableId` tells the tables of one page apart. */
export function useListQuery<Filter extends object>(list: AddressFilter<Filter>, tableId = '') {
  const { query, change, turnTo } = useQuery();
  const { settings } = useSnapshot(settingsStore);
  const { key, isSeen } = useSnapshot(newRowStore);

  return {
    query,
    newRow: isSeen ? undefined : key,
    change,
    rowsPerPage: settings.rowsPerPage,
    filter: (changes: Partial<Filter> & { readonly search?: string }) => {
      const isTyping = changes.search !== undefined;
      // Typing a search is one step in the history, not one for each letter. A letter and what it leaves of the list come
      // in one frame: that takes less time than drawing the letter first.
      change((before) => list.change(before, changes), { replace: isTyping, flushSync: isTyping });
    },
    turnTo: (request: PageRequest, ofTable = tableId) => turnTo(request, ofTable),
  };
}
