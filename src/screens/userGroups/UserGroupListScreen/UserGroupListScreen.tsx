import { useState, useCallback } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userGroupText } from '../../../domain/user/userText.ts';
import { SearchedList } from '../../shared/SearchedList/SearchedList.tsx';
import { StaleNotice } from '../../shared/StaleNotice/StaleNotice.tsx';
import type { UserGroupListActions, UserGroupListView, UserGroupRow } from './userGroupListView.ts';

type UserGroupListScreenProps = { view: UserGroupListView; on: UserGroupListActions };

/** §2 "Users", enterprise: the groups that networks may allow. */
export function UserGroupListScreen({ view, on }: UserGroupListScreenProps) {
  const [asked, setAsked] = useState<UserGroupRow>();
  return (
    <>
      <SearchedList
        what="user groups"
        header={<UserGroupHeader view={view} onRefresh={on.refresh} />}
        search={view.search}
        placeholder="Search name"
        paging={view.status === 'ready' ? view.paging : undefined}
        on={on}
      >
        <UserGroupContent view={view} on={on} onAsk={setAsked} />
      </SearchedList>
      {asked && (
        <ConfirmDialog
          isOpen
          title={`${userGroupText.delete} ${asked.name}`}
          message={`Delete the group ${asked.name}? Its members stay users of this server, without what they had through the group.`}
          consequences={[
            { label: 'Members that leave it', value: asked.members },
            { label: 'Networks that allow it', value: asked.networks },
          ]}
          confirmLabel="Delete group"
          isDanger
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            on.remove(asked.name);
          }}
        />
      )}
    </>
  );
}

function UserGroupHeader({ view, onRefresh }: { view: UserGroupListView; onRefresh: () => void }) {
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

type UserGroupContentProps = {
  view: UserGroupListView;
  on: UserGroupListActions;
  onAsk: (row: UserGroupRow) => void;
};

/** The rows, or what stands in their place. */
function UserGroupContent({ view, on, onAsk }: UserGroupContentProps) {
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

type UserGroupTableProps = {
  rows: readonly UserGroupRow[];
  isLoading?: boolean;
  onAsk: (row: UserGroupRow) => void;
};

const keyOf = (row: UserGroupRow) => row.name;

const columns: readonly Column<UserGroupRow>[] = [
  { id: 'name', header: userGroupText.group, isRowHeader: true, cell: (row) => <GroupName row={row} /> },
  { id: 'members', header: 'Members', width: '120px', isNumeric: true, cell: (row) => row.members },
  {
    id: 'networks',
    header: 'Allowed in networks',
    width: '180px',
    isNumeric: true,
    cell: (row) => row.networks,
  },
];

function UserGroupTable({ rows, isLoading = false, onAsk }: UserGroupTableProps) {
  const rowActions = useCallback((row: UserGroupRow) => <DeleteGroup row={row} onAsk={onAsk} />, [onAsk]);
  const renderCard = useCallback(
    (row: UserGroupRow) => (
      <Inline gap="medium">
        <GroupName row={row} />
        <Text as="span" tone="tertiary">
          {row.members} {row.members === 1 ? 'member' : 'members'}
        </Text>
        <DeleteGroup row={row} onAsk={onAsk} />
      </Inline>
    ),
    [onAsk],
  );
  return (
    <DataTable
      label="User groups"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth="small"
      renderCard={renderCard}
      isLoading={isLoading}
    />
  );
}

function GroupName({ row: { name, meaning } }: { row: UserGroupRow }) {
  return (
    <Inline gap="medium">
      <Identifier>{name}</Identifier>
      {meaning && (
        <Text as="span" variant="hint" tone="tertiary">
          {meaning}
        </Text>
      )}
    </Inline>
  );
}

function DeleteGroup({ row, onAsk }: { row: UserGroupRow; onAsk: (row: UserGroupRow) => void }) {
  const { name, protectedBecause } = row;
  return (
    <IconButton
      icon="trash"
      label={`Delete ${name}`}
      onPress={() => onAsk(row)}
      {...(protectedBecause !== undefined && { isDisabled: true, disabledReason: protectedBecause })}
    />
  );
}
