import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  clientIdProblem,
  clientKey,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import { canChangeClient, type Viewer } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import { NotFoundDialog } from '../../state/NotFoundDialog/NotFoundDialog.tsx';
import { missingClient } from '../clientLinks.ts';

export type RenameClientProps = {
  client: ExternalClientRef;
  clients: readonly ExternalClient[];
  viewer: Viewer;
  form: DialogForm<{ readonly clientId: string }>;
};

/** Renames an external client. Only its owner and administrators can do that. */
export function RenameClientDialog({ client: ref, clients, viewer, form }: RenameClientProps) {
  const title = `${externalClientText.rename} ${ref.clientId}`;
  const client = clients.find((candidate) => clientKey(candidate) === clientKey(ref));
  // During a rename the list may already have the new name while the dialog still shows the old one.
  if (!client && form.isSaving !== true) {
    return <NotFoundDialog {...missingClient(ref)} title={title} onClose={form.cancel} />;
  }
  const { clientId } = form.value;
  const problem = clientIdProblem(clientId, ref, clients);
  const obstacle = !client || canChangeClient(viewer, client) ? undefined : externalClientText.notOwner;
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={externalClientText.rename}
      form={{ ...form, obstacle }}
      isValid={problem === undefined}
    >
      {(hasTried) => (
        <TextField
          label={externalClientText.clientId}
          name="clientid"
          value={clientId}
          onChange={(text) => form.change({ clientId: text })}
          error={hasTried && problem ? messages[problem] : undefined}
          hint="Keys and addresses don’t change. Existing configurations keep working"
          isRequired
          autoComplete="off"
          autoFocus
        />
      )}
    </FormDialog>
  );
}
