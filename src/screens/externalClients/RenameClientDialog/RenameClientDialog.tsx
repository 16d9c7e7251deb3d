import { TextField } from '../../../components/TextField/TextField.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { FormDialog } from '../../shared/FormDialog/FormDialog.tsx';
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
  const { title, clientId, problem } = view;
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={externalClientText.rename}
      state={view}
      isValid={problem === undefined}
      onSubmit={on.rename}
      onCancel={on.cancel}
    >
      {(hasTried) => (
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
      )}
    </FormDialog>
  );
}
