import { TextField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { userGroupText } from '../../../domain/user/userText.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';

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
