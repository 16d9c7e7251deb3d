import { useState } from 'react';
import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { AccessChange } from '../../../domain/user/networkLevels.ts';
import type { GroupChange } from '../../../domain/user/userForm.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import { AccessChanges } from '../../actions/AccessChanges/AccessChanges.tsx';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';
import type { BulkDialogProps } from '../../list/RecordList/SelectionBar.tsx';
import type { UserRow } from './userListView.ts';

type ChangeGroups = { changeGroups(usernames: readonly string[], change: GroupChange): void };

export type ChangeGroupsDialogProps = BulkDialogProps<UserRow, ChangeGroups> & {
  groupNames: readonly string[];
  isAdding: boolean;
  /** Returns the changes of access levels and limits, or undefined if they are unknown. */
  accessAfter: (usernames: readonly string[], change: GroupChange) => readonly AccessChange[] | undefined;
};

/** Adds several users to groups, or removes them from groups. */
export function ChangeGroupsDialog(props: ChangeGroupsDialogProps) {
  const { rows, details, groupNames, isAdding, accessAfter, on, onClose, onDone } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const usernames = rows.map(({ username }) => username);
  const change = { groups: [...chosen], isAdding };
  const items = groupNames.map((name) => {
    const members = rows.filter((row) => row.groupNames.includes(name)).length;
    const applies = isAdding ? members < rows.length : members > 0;
    return {
      id: name,
      label: name,
      note:
        name === wildcardGroup ? 'everyone, in any group' : `${members} of ${counted(rows.length, 'user')}`,
      ...(!applies && { disabledReason: isAdding ? 'All of them are members' : 'None of them is a member' }),
    };
  });
  const losesAll =
    !isAdding &&
    rows.some((row) => row.groupNames.length > 0 && row.groupNames.every((name) => chosen.has(name)));
  return (
    <FormDialog
      title={`${isAdding ? 'Add' : 'Remove'} ${counted(rows.length, 'user')} ${isAdding ? 'to' : 'from'} groups`}
      submitLabel={`${isAdding ? 'Add' : 'Remove'} ${counted(rows.length, 'user')}`}
      isValid
      form={{
        isDirty: chosen.size > 0,
        obstacle: chosen.size === 0 ? 'Select a group first' : undefined,
        cancel: onClose,
        submit: () => {
          on.changeGroups(usernames, change);
          onDone();
        },
      }}
    >
      {() => (
        <>
          {details}
          <CheckboxList
            label={labels.section.userGroups}
            items={items}
            selected={chosen}
            onChange={setChosen}
          />
          {losesAll && (
            <Notice
              tone="warning"
              fact="Users without a group lose all access, so they will be added to *."
            />
          )}
          {chosen.size > 0 && <AccessChanges changes={accessAfter(usernames, change)} />}
          <Text tone="secondary">Their other groups won’t change.</Text>
        </>
      )}
    </FormDialog>
  );
}
