import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import type { UserGroupListView } from './userGroupListView.ts';

export function UserGroupHeader({ view, onRefresh }: { view: UserGroupListView; onRefresh: () => void }) {
  const { staleBecause, updated } = view.freshness;
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
      {staleBecause && (
        <Notice
          tone="warning"
          fact={staleBecause}
          advice={updated && `Last updated ${updated.relative}`}
          action={
            <Button size="small" onPress={onRefresh}>
              Try again
            </Button>
          }
        />
      )}
    </>
  );
}
