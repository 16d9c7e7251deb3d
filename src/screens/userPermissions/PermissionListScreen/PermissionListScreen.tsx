import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ListPage } from '../../../components/ListPage/ListPage.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { PermissionContent } from './PermissionContent.tsx';
import { PermissionHeader } from './PermissionHeader.tsx';
import type { PermissionListView, PermissionRow } from './permissionListView.ts';

export type PermissionListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (username: string) => void;
};

type PermissionListScreenProps = { view: PermissionListView; on: PermissionListActions };

/** §2 "Users", enterprise: what each user may do on one network. */
export function PermissionListScreen({ view, on }: PermissionListScreenProps) {
  const [asked, setAsked] = useState<PermissionRow>();
  return (
    <>
      <ListPage
        header={<PermissionHeader view={view} onRefresh={on.refresh} />}
        toolbar={
          <SearchField
            label="Search user permissions"
            placeholder="Search user, client"
            value={view.search}
            onChange={on.search}
            shortcut="/"
          />
        }
        footer={
          view.status === 'ready' && (
            <Pagination
              label="Pages of user permissions"
              {...view.paging}
              rowsPerPageOptions={rowsPerPageOptions}
              onPageChange={(page) => on.turnTo({ page, rowsPerPage: view.paging.rowsPerPage })}
              onRowsPerPageChange={(rowsPerPage) => on.turnTo({ page: 0, rowsPerPage })}
            />
          )
        }
      >
        <PermissionContent view={view} on={on} onAsk={setAsked} />
      </ListPage>
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
