import { useState } from 'react';
import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { userText } from '../../../domain/text/userText.ts';
import { DeleteUserQuestion } from '../DeleteUserQuestion.tsx';
import { UserListFooter } from './UserListFooter.tsx';
import { UserListHead } from './UserListHead.tsx';
import type { UserListActions } from './userListActions.ts';
import type { UserListView } from './userListView.ts';
import { UsersNoMatch } from './UsersNoMatch.tsx';
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
