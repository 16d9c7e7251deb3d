import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { PermissionListView } from './permissionListView.ts';

export function PermissionHeader({ view, onRefresh }: { view: PermissionListView; onRefresh: () => void }) {
  const { staleBecause, updated } = view.freshness;
  return (
    <>
      <PageHeader
        title={labels.section.userPermissions}
        isLoading={view.status === 'loading'}
        {...(view.count !== undefined && { count: view.count })}
        facts={
          <Text as="span" tone="secondary">
            in {view.netid}
          </Text>
        }
        actions={
          <IconButton
            icon="refresh"
            label={labels.action.refresh}
            isPending={view.isRefreshing}
            onPress={onRefresh}
          />
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
