import { useState } from 'react';
import { FormDialog } from '../../../components/FormDialog/FormDialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClientText.ts';
import { sentences } from '../../../domain/text/failureText.ts';
import { MissingClientDialog } from '../MissingClientDialog.tsx';
import type { RenameClientView } from './renameClientView.ts';

export type RenameClientActions = {
  type: (clientId: string) => void;
  rename: () => void;
  cancel: () => void;
};

type RenameClientDialogProps = { view: RenameClientView; on: RenameClientActions };

/** §2 `/ext-clients/{netid}/{clientid}/edit` */
export function RenameClientDialog({ view, on }: RenameClientDialogProps) {
  if (view.status === 'missing') {
    return <MissingClientDialog title={view.title} text={view.text} onClose={on.cancel} />;
  }
  return <RenameForm view={view} on={on} />;
}

type RenameFormProps = {
  view: Extract<RenameClientView, { status: 'ready' }>;
  on: RenameClientActions;
};

function RenameForm({ view, on }: RenameFormProps) {
  const { title, clientId, wasClientId, problem, isSaving, failure } = view;
  const [hasTried, setHasTried] = useState(false);
  const submit = () => {
    setHasTried(true);
    if (problem === undefined) on.rename();
  };
  const isDirty = clientId !== wasClientId;
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={externalClientText.rename}
      isDirty={isDirty}
      isPending={isSaving}
      obstacle={view.obstacle}
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
          label={externalClientText.clientId}
          name="clientid"
          value={clientId}
          onChange={on.type}
          error={hasTried ? problem : undefined}
          hint="Keys and addresses stay. A configuration that is in use goes on working"
          isRequired
          autoComplete="off"
          autoFocus
        />
      </Stack>
    </FormDialog>
  );
}
