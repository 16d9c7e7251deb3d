import { Inline } from '../../../components/Layout/Layout.tsx';
import { Hint, Identifier } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { CardFacts } from '../../../components/DataTable/RowCard.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { counted } from '../../../domain/format/count.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { groupNameProblem } from '../../../domain/user/userGroupRules.ts';
import { userGroupText } from '../../../domain/user/userText.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from '../../list/RecordList/RecordTable.tsx';
import { SelectionBar, type BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import type { UserGroupListView, UserGroupRow } from './userGroupListView.ts';

type UserGroupListScreenProps = { view: UserGroupListView; on: ListActions & { act: Act } };

/** Lists the user groups. */
export function UserGroupListScreen({ view, on }: UserGroupListScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<UserGroupListView, UserGroupListScreenProps['on']> = {
  noun: 'user groups',
  title: labels.section.userGroups,
  create: { label: userGroupText.create, href: paths.createUserGroup },
  placeholder: 'Search name',
  empty: () => ({
    heading: messages['error.noresults'],
    text: 'Use groups to give several users access to a network at once.',
  }),
  bulk: ({ selection }, on) => <SelectionBar bulk={bulk} selection={selection} on={on} />,
  rows: (view, on) => <RecordTable table={table} view={view} onAct={on.act} onSelect={on.select} />,
};

const table: TableDefinition<UserGroupRow> = {
  label: 'User groups',
  columns: [
    {
      id: 'name',
      header: userGroupText.group,
      maxWidth: '360px',
      isRowHeader: true,
      card: 'title',
      cell: (row) => <GroupName row={row} />,
    },
    {
      id: 'members',
      header: 'Members',
      width: '120px',
      cell: (row) => row.members,
      card: (row) => <CardFacts>{counted(row.members, 'member')}</CardFacts>,
    },
    {
      id: 'networks',
      header: 'Allowed in networks',
      width: '180px',
      cell: (row) => row.allowedOn.length,
    },
  ],
  rowKey: (row) => row.name,
  nameOf: (row) => row.name,
  actionsWidth: 'single',
  offerOf: ({ deletion }) => deletion,
};

const bulk: BulkDefinition<UserGroupRow, UserGroupListScreenProps['on']> = {
  nameOf: table.nameOf,
  record: ({ name, members, allowedOn }) => ({ name, members, networks: allowedOn.length }),
  actions: [deletionOfSelected(({ deletion }) => deletion)],
};

function GroupName({ row: { name, meaning } }: { row: UserGroupRow }) {
  return (
    <Inline gap="medium">
      <Identifier>{name}</Identifier>
      {meaning && <Hint as="span">{meaning}</Hint>}
    </Inline>
  );
}

type CreateUserGroupDialogProps = {
  form: DialogForm<{ readonly name: string }>;
  groups: readonly string[];
};

/** Creates a user group from a name. */
export function CreateUserGroupDialog({ form, groups }: CreateUserGroupDialogProps) {
  const { name } = form.value;
  const problem = groupNameProblem(name, groups);
  return (
    <FormDialog
      title={userGroupText.create}
      size="small"
      submitLabel={labels.action.create}
      form={form}
      isValid={problem === undefined}
    >
      {(hasTried) => (
        <TextField
          label={userGroupText.group}
          name="group"
          value={name}
          onChange={(text) => form.change({ name: text })}
          error={hasTried && problem ? messages[problem] : undefined}
          hint="Networks can allow all members of a group"
          isRequired
          autoComplete="off"
          autoFocus
        />
      )}
    </FormDialog>
  );
}
