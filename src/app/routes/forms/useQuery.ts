import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AddressFilter } from '../../../domain/listFilter.ts';
import { readPageRequest, writePageRequest, type PageRequest } from '../../../domain/paging.ts';
import type { ExportFormat } from '../../../screens/list/RecordList/listState.ts';
import { saveRecords } from '../../flows/saveFile.ts';
import { useRouter } from '../../stores/history.ts';
import { newRowStore } from '../../stores/newRow.ts';
import { useRunObstacle } from '../../stores/run.ts';
import { changeSettings, settingsStore } from '../../stores/settings.ts';

export type QueryChange = (before: URLSearchParams) => URLSearchParams;

export function without(parameter: string): QueryChange {
  return (before) => {
    const after = new URLSearchParams(before);
    after.delete(parameter);
    return after;
  };
}

/** `flushSync` renders the change within the event that caused it. */
type ChangeOptions = { readonly replace: boolean; readonly flushSync?: boolean };

/**
 * The query of the address, which holds the view state of a page. A change starts from the router’s current address,
 * because React may still render the previous one. Otherwise the second of two quick changes would undo the first, and a
 * page that is being left would change the address of the next.
 */
export function useQuery() {
  const router = useRouter();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (next: QueryChange, options?: ChangeOptions) => {
      const { location } = router.state;
      if (location.pathname === pathname) setQuery(next(new URLSearchParams(location.search)), options);
    },
    [router, pathname, setQuery],
  );

  const turnTo = (request: PageRequest, tableId = '') => {
    const shown = new URLSearchParams(router.state.location.search);
    // A page size from a link is not saved to the settings.
    const { rowsPerPage } = readPageRequest(shown, settingsStore.settings.rowsPerPage, tableId);
    if (request.rowsPerPage !== rowsPerPage) changeSettings({ rowsPerPage: request.rowsPerPage });
    // Opening the page of a new row adds no history entry.
    change((before) => writePageRequest(before, request, tableId), { replace: isAwaited() });
  };
  return { query, change, turnTo };
}

function isAwaited(): boolean {
  return newRowStore.key !== undefined && !newRowStore.isSeen;
}

export function useListQuery<Filter extends object>(list: AddressFilter<Filter>) {
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
      // Typing adds no history entries. Rendering the keystroke and the filtered list together is faster than separately.
      change((before) => list.change(before, changes), { replace: isTyping, flushSync: isTyping });
    },
    turnTo,
  };
}

const nothing: ReadonlySet<string> = new Set();

/** Keys of the rows selected in a list, forgotten when the list shows another network. */
export function useSelection(netid?: string) {
  const [chosen, setChosen] = useState({ netid, keys: nothing });
  const select = (keys: ReadonlySet<string>) => setChosen({ netid, keys });
  const selection = chosen.netid === netid ? chosen.keys : nothing;
  return { selected: { selection, runObstacle: useRunObstacle() }, select };
}

/** Returns the `page` for the view of a list with a selection, and `on` for its screen. `name` is the name of exports. */
export function useList<Filter extends object>(list: AddressFilter<Filter>, name: string, netid?: string) {
  const { query, rowsPerPage, newRow, change, filter, turnTo } = useListQuery(list);
  const { selected, select } = useSelection(netid);
  const fileName = netid === undefined ? name : `${name}-${netid}`;
  return {
    page: { query, rowsPerPage, newRow, ...selected },
    change,
    on: {
      filter,
      turnTo,
      select,
      saveRecords: (format: ExportFormat, records: readonly object[]) =>
        void saveRecords(fileName, format, records),
    },
  };
}
