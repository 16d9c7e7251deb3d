import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { SearchedList } from '../../shared/SearchedList/SearchedList.tsx';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { PermissionListActions, PermissionListView, PermissionRow } from './permissionListView.ts';
import { PermissionTable } from './PermissionTable.tsx';

type PermissionListScreenProps = { view: PermissionListView; on: PermissionListActions };

/** §2 "Users", enterprise: what each user may do on one network. */
export function PermissionListScreen({ view, on }: PermissionListScreenProps) {
  const [asked, setAsked] = useState<PermissionRow>();
  return (
    <>
      <SearchedList
        what="user permissions"
        header={<PermissionHeader view={view} onRefresh={on.refresh} />}
        search={view.search}
        placeholder="Search user, client"
        paging={view.status === 'ready' ? view.paging : undefined}
        on={on}
      >
        <PermissionContent view={view} on={on} onAsk={setAsked} />
      </SearchedList>
      {asked && (
        <ConfirmDialog
          isOpen
          title={`Remove ${asked.id} from ${view.netid}`}
          message={`Take all rights on ${view.netid} from ${asked.id}? Nodes and external clients stay until they are deleted.`}
          consequences={[
            { label: 'Nodes that stay', value: asked.nodes.length },
            { label: 'External clients that stay', value: asked.clients.length },
          ]}
          confirmLabel="Remove user"
          isDanger
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            on.remove(asked.id);
          }}
        />
      )}
    </>
  );
}

function PermissionHeader({ view, onRefresh }: { view: PermissionListView; onRefresh: () => void }) {
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

type PermissionContentProps = {
  view: PermissionListView;
  on: Pick<PermissionListActions, 'refresh' | 'search'>;
  onAsk: (row: PermissionRow) => void;
};

/** The rows, or what stands in their place. */
function PermissionContent({ view, on, onAsk }: PermissionContentProps) {
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
