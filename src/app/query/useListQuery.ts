import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readPageRequest, writePageRequest, type PageRequest } from '../../domain/paging.ts';
import { setRowsPerPage, settingsStore } from '../stores/settings.ts';

/** Search and page of a list, which live in the address; `tableId` tells the tables of one page apart. */
export function useListQuery(tableId = '') {
  const [query, setQuery] = useSearchParams();
  const { settings } = useSnapshot(settingsStore);
  const { rowsPerPage } = settings;

  return {
    query,
    rowsPerPage,
    search: (text: string) => {
      const next = new URLSearchParams(query);
      next.delete(`page${tableId}`);
      if (text.trim() === '') next.delete('search');
      else next.set('search', text.trim());
      // Typing is one step in the history, not one for each letter.
      setQuery(next, { replace: true });
    },
    turnTo: (request: PageRequest) => {
      // Turning a page of somebody's link does not make the link's page size one's own.
      const current = readPageRequest(query, rowsPerPage, tableId);
      if (request.rowsPerPage !== current.rowsPerPage) setRowsPerPage(request.rowsPerPage);
      setQuery(writePageRequest(query, request, tableId));
    },
  };
}
