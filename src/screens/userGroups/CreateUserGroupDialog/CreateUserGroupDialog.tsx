import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { userGroupText } from '../../../domain/text/userGroupText.ts';

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
    if (problem === undefined && !isSaving) on.create();
  };
  return (
    <Dialog
      isOpen
      title={userGroupText.create}
      size="small"
      onClose={on.cancel}
      isDismissable={name === ''}
      isPending={isSaving}
      onSubmit={submit}
      footer={
        <>
          <Button
            size="form"
            onPress={on.cancel}
            {...(isSaving && { isDisabled: true, disabledReason: 'Waiting for the answer' })}
          >
            {labels.action.cancel}
          </Button>
          <Button type="submit" kind="primary" size="form" isPending={isSaving}>
            {labels.action.create}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && (
          <Notice tone="error" fact={failure.fact} advice={`${failure.reason}. Nothing you typed is lost.`} />
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
    </Dialog>
  );
}
