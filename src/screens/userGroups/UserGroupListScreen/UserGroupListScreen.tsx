import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import { UserGroupContent } from './UserGroupContent.tsx';
import { UserGroupHeader } from './UserGroupHeader.tsx';
import type { UserGroupListActions } from './userGroupListActions.ts';
import type { UserGroupListView, UserGroupRow } from './userGroupListView.ts';

type UserGroupListScreenProps = { view: UserGroupListView; on: UserGroupListActions };

/** §2 "Users", enterprise: the groups that networks may allow. */
export function UserGroupListScreen({ view, on }: UserGroupListScreenProps) {
  const [asked, setAsked] = useState<UserGroupRow>();
  return (
    <>
      <ListPage
        header={<UserGroupHeader view={view} onRefresh={on.refresh} />}
        toolbar={
          <SearchField
            label="Search user groups"
            placeholder="Search name"
            value={view.search}
            onChange={on.search}
            shortcut="/"
          />
        }
        footer={
          view.status === 'ready' && (
            <Pagination
              label="Pages of user groups"
              {...view.paging}
              rowsPerPageOptions={rowsPerPageOptions}
              onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
              onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
            />
          )
        }
      >
        <UserGroupContent view={view} on={on} onAsk={setAsked} />
      </ListPage>
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
