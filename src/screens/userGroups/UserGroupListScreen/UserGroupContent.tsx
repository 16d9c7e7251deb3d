import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import type { UserGroupListActions } from './userGroupListActions.ts';
import type { UserGroupListView, UserGroupRow } from './userGroupListView.ts';
import { UserGroupTable } from './UserGroupTable.tsx';

type UserGroupContentProps = {
  view: UserGroupListView;
  on: UserGroupListActions;
  onAsk: (row: UserGroupRow) => void;
};

/** The rows, or what stands in their place. */
export function UserGroupContent({ view, on, onAsk }: UserGroupContentProps) {
  switch (view.status) {
    case 'loading':
      return <UserGroupTable rows={[]} isLoading onAsk={onAsk} />;
    case 'ready':
      return <UserGroupTable rows={view.rows} onAsk={onAsk} />;
    case 'failed':
      return (
        <ErrorState heading="The user groups could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text="Networks can allow the members of a group to use them."
          primary={
            <LinkButton kind="primary" size="form" icon="plus" href={view.createHref}>
              {userGroupText.create}
            </LinkButton>
          }
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text={`No group’s name contains “${view.search}”.`}
          primary={
            <Button size="form" onPress={() => on.search('')}>
              Clear search
            </Button>
          }
        />
      );
  }
}
