import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { SearchedList } from '../../shared/SearchedList/SearchedList.tsx';
import { PermissionContent } from './PermissionContent.tsx';
import type { PermissionListActions } from './permissionListActions.ts';
import { PermissionHeader } from './PermissionHeader.tsx';
import type { PermissionListView, PermissionRow } from './permissionListView.ts';

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
