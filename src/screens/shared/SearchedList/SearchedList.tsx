import type { ReactNode } from 'react';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { PageRequest, Paging } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';

type SearchedListProps = {
  /** What is listed, such as "user groups". */
  what: string;
  header: ReactNode;
  search: string;
  placeholder: string;
  /** undefined while there are no rows. */
  paging: Paging | undefined;
  /** The rows, or what stands in their place. */
  children: ReactNode;
  on: { search: (text: string) => void; turnTo: (request: PageRequest) => void };
};

/** A page that is one list, with a search and pages. */
export function SearchedList(props: SearchedListProps) {
  const { what, header, search, placeholder, paging, children, on } = props;
  return (
    <ListPage
      header={header}
      toolbar={
        <SearchField
          label={`Search ${what}`}
          placeholder={placeholder}
          value={search}
          onChange={on.search}
          shortcut="/"
        />
      }
      footer={
        paging && (
          <Pagination
            label={`Pages of ${what}`}
            {...paging}
            rowsPerPageOptions={rowsPerPageOptions}
            onPageChange={(page) => on.turnTo({ page, rowsPerPage: paging.rowsPerPage })}
            onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
          />
        )
      }
    >
      {children}
    </ListPage>
  );
}
