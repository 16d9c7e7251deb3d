import type { ReactNode } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userGroupText } from '../../../domain/user/userText.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { RecordTable, type Deletion } from '../../shared/RecordList/RecordTable.tsx';
import type { UserGroupListActions, UserGroupListView, UserGroupRow } from './userGroupListView.ts';

type UserGroupListScreenProps = { view: UserGroupListView; on: UserGroupListActions };

/** §2 "Users", enterprise: the groups that networks may allow. */
export function UserGroupListScreen({ view, on }: UserGroupListScreenProps) {
  return (
    <RecordList
      what="user groups"
      header={{ title: labels.section.userGroups }}
      create={{ label: userGroupText.create, href: view.createHref }}
      frame={view}
      state={view}
      search={view.search}
      placeholder="Search name"
      empty={{
        heading: messages['error.noresults'],
        text: 'Networks can allow the members of a group to use them.',
      }}
      noMatch={{ text: `No group’s name contains “${view.search}”.` }}
      on={on}
    >
      <RecordTable {...table} state={view} deletion={deletion} onDelete={({ name }) => on.remove(name)} />
    </RecordList>
  );
}

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

const table = {
  label: 'User groups',
  columns,
  rowKey: (row: UserGroupRow) => row.name,
  actionsWidth: 'small',
  card: (row: UserGroupRow, actions: ReactNode) => (
    <Inline gap="medium">
      <GroupName row={row} />
      <Text as="span" tone="tertiary">
        {row.members} {row.members === 1 ? 'member' : 'members'}
      </Text>
      {actions}
    </Inline>
  ),
} as const;

const deletion: Deletion<UserGroupRow> = {
  label: ({ name }) => `Delete ${name}`,
  obstacle: (row) => row.protectedBecause,
  question: ({ name, members, networks }) => ({
    title: `${userGroupText.delete} ${name}`,
    message: `Delete the group ${name}? Its members stay users of this server, without what they had through the group.`,
    consequences: [
      { label: 'Members that leave it', value: members },
      { label: 'Networks that allow it', value: networks },
    ],
    confirmLabel: 'Delete group',
  }),
};

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

export type CreateUserGroupView = FormDialogState & {
  readonly name: string;
  readonly problem: string | undefined;
};

export type CreateUserGroupActions = {
  type: (name: string) => void;
  create: () => void;
  cancel: () => void;
};

type CreateUserGroupDialogProps = { view: CreateUserGroupView; on: CreateUserGroupActions };

/** §2 `/usergroups/create` */
export function CreateUserGroupDialog({ view, on }: CreateUserGroupDialogProps) {
  const { name, problem } = view;
  return (
    <FormDialog
      title={userGroupText.create}
      size="small"
      submitLabel={labels.action.create}
      state={view}
      isValid={problem === undefined}
      onSubmit={on.create}
      onCancel={on.cancel}
    >
      {(hasTried) => (
        <TextField
          label={userGroupText.group}
          name="group"
          value={name}
          onChange={on.type}
          error={hasTried ? problem : undefined}
          hint="Networks can allow its members to use them"
          isRequired
          autoComplete="off"
          autoFocus
        />
      )}
    </FormDialog>
  );
}
