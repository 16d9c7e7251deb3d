import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { sentences } from '../../../domain/text/failureText.ts';
import { labels } from '../../../domain/text/labels.ts';

/** What both forms have besides their fields. */
export type CreateRoleState = {
  /** There is input to lose. */
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the form cannot be sent. */
  readonly obstacle: string | undefined;
  /** Why the last attempt failed: the catalogue's words, and the reason. */
  readonly failure: { readonly fact: string; readonly reason: string } | undefined;
};

type CreateRoleDialogProps = {
  title: string;
  /** What the node will do. */
  purpose: ReactNode;
  state: CreateRoleState;
  onSubmit: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** §2 "Gateway toggles on a node": the frame of the forms that create a role, over the page they were opened on. */
export function CreateRoleDialog({
  title,
  purpose,
  state,
  onSubmit,
  onCancel,
  children,
}: CreateRoleDialogProps) {
  const { isDirty, isSaving, obstacle, failure } = state;
  return (
    <Dialog
      isOpen
      title={title}
      lead={purpose}
      onClose={onCancel}
      isDismissable={!isDirty}
      isPending={isSaving}
      onSubmit={onSubmit}
      footer={
        <>
          <Button
            size="form"
            onPress={onCancel}
            {...(isSaving && { isDisabled: true, disabledReason: 'Waiting for the answer' })}
          >
            {labels.action.cancel}
          </Button>
          <Button
            type="submit"
            kind="primary"
            size="form"
            isPending={isSaving}
            {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
          >
            {labels.action.create}
          </Button>
        </>
      }
    >
      <Stack>
        {obstacle !== undefined && <Notice tone="warning" fact={obstacle} />}
        {failure && (
          <Notice
            tone="error"
            fact={failure.fact}
            advice={sentences(failure.reason, 'Nothing you typed is lost.')}
          />
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
