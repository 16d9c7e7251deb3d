import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { messages } from '../../../domain/text/messages.ts';
import type { PermissionListActions } from './permissionListActions.ts';
import type { PermissionListView, PermissionRow } from './permissionListView.ts';
import { PermissionTable } from './PermissionTable.tsx';

type PermissionContentProps = {
  view: PermissionListView;
  on: Pick<PermissionListActions, 'refresh' | 'search'>;
  onAsk: (row: PermissionRow) => void;
};

/** The rows, or what stands in their place. */
export function PermissionContent({ view, on, onAsk }: PermissionContentProps) {
  switch (view.status) {
    case 'loading':
      return <PermissionTable rows={[]} isLoading onAsk={onAsk} />;
    case 'ready':
      return <PermissionTable rows={view.rows} onAsk={onAsk} />;
    case 'failed':
      return (
        <ErrorState heading="The permissions could not be loaded" text={view.reason} onRetry={on.refresh} />
      );
    case 'empty':
      return (
        <EmptyState
          heading={`${view.netid}, ${messages['pro.networkusers.none']}`}
          text="Users appear here once the network allows them, or one of their groups."
        />
      );
    case 'noMatch':
      return (
        <EmptyState
          heading={messages['error.noresults']}
          text={`No user and none of their clients contains “${view.search}”.`}
          primary={
            <Button size="form" onPress={() => on.search('')}>
              Clear search
            </Button>
          }
        />
      );
  }
}
