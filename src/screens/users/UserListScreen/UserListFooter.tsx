import { Button } from '../../../components/Button/Button.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { userText } from '../../../domain/text/userText.ts';
import type { UserListActions } from './userListActions.ts';
import type { UserListView } from './userListView.ts';

type UserListFooterProps = { view: Extract<UserListView, { status: 'ready' }>; on: UserListActions };

/** Where in the list one is; on phones with the order, which has no room above. */
export function UserListFooter({ view: { paging, frame }, on }: UserListFooterProps) {
  const { rowsPerPage } = paging;
  const { isAscending } = frame.filter;
  return (
    <Pagination
      label="Pages of users"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo({ page, rowsPerPage })}
      onRowsPerPageChange={(size) => on.turnTo({ page: 0, rowsPerPage: size })}
      phoneControl={
        <Button
          icon={isAscending ? 'arrowUp' : 'arrowDown'}
          aria-label={`${userText.username}, sort ${isAscending ? 'descending' : 'ascending'}`}
          onPress={() => on.filter({ isAscending: !isAscending })}
        >
          {userText.username}
        </Button>
      }
    />
  );
}
