import { useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userText } from '../../../domain/user/userText.ts';
import { DeleteUserQuestion } from '../DeleteUserQuestion.tsx';
import { UserListHead } from './UserListHead.tsx';
import { noUserFilter, type UserFilter, type UserListActions, type UserListView } from './userListView.ts';
import type { UserRow } from './userRow.ts';
import { UserTable } from './UserTable.tsx';
import * as css from './UserListScreen.css.ts';

export type UserListScreenProps = { view: UserListView; on: UserListActions };

/** §2 "Users": who may sign in to this server. */
export function UserListScreen({ view, on }: UserListScreenProps) {
  const isPhone = useFrameWidth() === 'phone';
  const [asked, setAsked] = useState<UserRow>();
  return (
    <div className={css.screen}>
      <UserListHead view={view} isPhone={isPhone} on={on} />
      <div className={css.content}>
        <Content view={view} on={on} onAsk={setAsked} />
      </div>
      {view.status === 'ready' && <UserListFooter view={view} on={on} />}
      {asked?.deletion.isPossible && (
        <DeleteUserQuestion
          username={asked.username}
          deletion={asked.deletion}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            on.remove(asked.username);
          }}
        />
      )}
    </div>
  );
}

type ContentProps = UserListScreenProps & { onAsk: (row: UserRow) => void };

function Content({ view, on, onAsk }: ContentProps) {
  switch (view.status) {
    case 'loading':
    case 'ready':
      return <UserTable view={view} on={on} onAsk={onAsk} />;
    case 'failed':
      return <ErrorState heading="The users could not be loaded" text={view.reason} onRetry={on.refresh} />;
    case 'denied':
      return (
        <ErrorState
          heading="You may not see the users"
          text="Only administrators may. If you have become one, sign in again."
          detail={view.reason}
          onRetry={on.refresh}
        />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text="This server tells of no users."
          primary={
            <LinkButton kind="primary" size="form" icon="plus" href={view.frame.createHref}>
              {userText.create}
            </LinkButton>
          }
        />
      );
    case 'noMatch':
      return <UsersNoMatch filter={view.frame.filter} onFilter={on.filter} />;
  }
}

type UsersNoMatchProps = { filter: UserFilter; onFilter: UserListActions['filter'] };

/** Search and filters leave nothing: says what was looked for, and takes it away. */
function UsersNoMatch({ filter, onFilter }: UsersNoMatchProps) {
  const { search, roles, networks } = filter;
  const others = roles.length + networks.length > 0 ? ' and passes the filters' : '';
  return (
    <EmptyState
      heading={messages['error.noresults']}
      text={
        search === ''
          ? 'No user passes these filters.'
          : `No user’s name or network contains “${search}”${others}.`
      }
      primary={
        <Button size="form" onPress={() => onFilter(noUserFilter)}>
          {others ? 'Clear search and filters' : 'Clear search'}
        </Button>
      }
    />
  );
}

type UserListFooterProps = { view: Extract<UserListView, { status: 'ready' }>; on: UserListActions };

/** Where in the list one is; on phones with the order, which has no room above. */
function UserListFooter({ view: { paging, frame }, on }: UserListFooterProps) {
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
