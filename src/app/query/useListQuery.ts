import { useSnapshot } from 'valtio';
import type { PageRequest } from '../../domain/paging.ts';
import { settingsStore } from '../stores/settings.ts';
import { useQuery } from './useQuery.ts';

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
