import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { UserGroupListView } from './userGroupListView.ts';

export function UserGroupHeader({ view, onRefresh }: { view: UserGroupListView; onRefresh: () => void }) {
  return (
    <>
      <PageHeader
        title={labels.section.userGroups}
        isLoading={view.status === 'loading'}
        {...(view.count !== undefined && { count: view.count })}
        actions={
          <>
            <IconButton
              icon="refresh"
              label={labels.action.refresh}
              isPending={view.isRefreshing}
              onPress={onRefresh}
            />
            <LinkButton kind="primary" icon="plus" href={view.createHref}>
              {userGroupText.create}
            </LinkButton>
          </>
        }
      />
      <StaleNotice freshness={view.freshness} onRetry={onRefresh} />
    </>
  );
}
