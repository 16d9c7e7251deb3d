import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Divider } from '../../../components/Divider/Divider.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../../shared/RecordNotFoundScreen/RecordNotFoundScreen.tsx';
import { DeleteUserQuestion } from '../DeleteUserQuestion.tsx';
import { AccountSection } from './AccountSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import type { UserActions } from './userActions.ts';
import { UserEditForm } from './UserEditForm.tsx';
import { UserHeader } from './UserHeader.tsx';
import type { UserPage, UserView } from './userView.ts';
import * as css from './UserScreen.css.ts';

export type UserScreenProps = { view: UserView; on: UserActions };

/** §2 "Edit user": role and networks of a user, and on one's own page the password. */
export function UserScreen({ view, on }: UserScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <ErrorState heading="The user could not be loaded" text={view.reason} onRetry={on.refresh} />;
    case 'denied':
      return (
        <ErrorState
          heading="You may not see this user"
          text="Only administrators may. If you have become one, sign in again."
          detail={view.reason}
          onRetry={on.refresh}
        />
      );
    case 'missing':
      return <RecordNotFoundScreen view={view.notFound} />;
    case 'blank':
      return null;
    case 'ready':
      return <UserPageContent page={view} on={on} />;
  }
}

function UserPageContent({ page, on }: { page: UserPage; on: UserActions }) {
  const { username, record, password, staleBecause } = page;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <Page width="form">
          <UserHeader page={page} onDelete={() => setIsDeleting(true)} />
          {staleBecause !== undefined && (
            <Notice
              tone="warning"
              fact={staleBecause}
              action={
                <Button size="small" onPress={on.refresh}>
                  Try again
                </Button>
              }
            />
          )}
          <div>
            <AccountSection page={page} />
            {password && (
              <div className={css.next}>
                <PasswordSection view={password} on={on} />
              </div>
            )}
            {record && <Divider />}
          </div>
        </Page>
      </div>
      {record && <UserEditForm username={username} view={record.edit} on={on} />}
      {isDeleting && record?.deletion.isPossible && (
        <DeleteUserQuestion
          username={username}
          deletion={record.deletion}
          onNo={() => setIsDeleting(false)}
          onYes={() => {
            setIsDeleting(false);
            on.remove();
          }}
        />
      )}
    </div>
  );
}
