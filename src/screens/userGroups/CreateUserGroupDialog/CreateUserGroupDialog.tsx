import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog/FormDialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { userGroupText } from '../../../domain/user/userText.ts';

export type CreateUserGroupView = {
  readonly name: string;
  readonly problem: string | undefined;
  readonly isSaving: boolean;
  /** Why the last attempt failed: the catalogue's words, and the reason. */
  readonly failure: { readonly fact: string; readonly reason: string } | undefined;
};

export type CreateUserGroupActions = {
  type: (name: string) => void;
  create: () => void;
  cancel: () => void;
};

type CreateUserGroupDialogProps = { view: CreateUserGroupView; on: CreateUserGroupActions };

/** §2 `/usergroups/create` */
export function CreateUserGroupDialog({ view, on }: CreateUserGroupDialogProps) {
  const { name, problem, isSaving, failure } = view;
  const [hasTried, setHasTried] = useState(false);
  const submit = () => {
    setHasTried(true);
    if (problem === undefined) on.create();
  };
  return (
    <FormDialog
      title={userGroupText.create}
      size="small"
      submitLabel={labels.action.create}
      isDirty={name !== ''}
      isPending={isSaving}
      onSubmit={submit}
      onCancel={on.cancel}
    >
      <Stack>
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Nothing you typed is lost.')}
          />
        )}
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
      </Stack>
    </FormDialog>
  );
}
