import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import { SearchedList } from '../../shared/SearchedList/SearchedList.tsx';
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
