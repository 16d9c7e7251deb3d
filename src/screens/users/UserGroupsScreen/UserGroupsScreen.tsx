import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { messages } from '../../../domain/text/messages.ts';
import { ChoiceEditor } from '../../shared/ChoiceEditor/ChoiceEditor.tsx';
import type { ChoiceEditorActions } from '../../shared/ChoiceEditor/choiceEditorView.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import type { UserGroupsView } from './userGroupsView.ts';

type UserGroupsScreenProps = {
  view: UserGroupsView;
  on: ChoiceEditorActions<'groups'> & { retry: () => void };
};

/** §2 "Users", enterprise: the groups of one user. */
export function UserGroupsScreen({ view, on }: UserGroupsScreenProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedRead heading="The user could not be loaded" reason={view.reason} onRetry={on.retry} />;
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: messages['user.notfound'],
            text: `There is no user ${view.username}.`,
            listHref: view.listHref,
            listLabel: 'See all users',
          }}
        />
      );
    case 'ready':
      return <ChoiceEditor view={view} on={on} />;
  }
}
