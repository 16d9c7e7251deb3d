import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { PermissionListView } from './permissionListView.ts';

export function PermissionHeader({ view, onRefresh }: { view: PermissionListView; onRefresh: () => void }) {
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
      <StaleNotice freshness={view.freshness} onRetry={onRefresh} />
    </>
  );
}
