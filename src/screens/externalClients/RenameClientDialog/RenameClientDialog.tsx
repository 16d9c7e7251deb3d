import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Heading, Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  clientIdProblem,
  externalClientText,
  type ExternalClient,
  type ExternalClientRef,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { canChangeClient, type Viewer } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { missingClientText } from '../clientLinks.ts';

export type RenameClientInput = {
  readonly ref: ExternalClientRef;
  /** As typed. */
  readonly clientId: string;
  readonly clients: readonly ExternalClient[];
  readonly viewer: Viewer;
  readonly isSaving: boolean;
  /** Of the last attempt. */
  readonly failure: Failure | undefined;
};

type RenameClientView =
  | { readonly status: 'missing'; readonly title: string; readonly text: string }
  | (FormDialogState & {
      readonly status: 'ready';
      readonly title: string;
      readonly clientId: string;
      readonly problem: string | undefined;
    });

export function renameClientView(input: RenameClientInput): RenameClientView {
  const { ref, clientId, clients, viewer, isSaving, failure } = input;
  const title = `${externalClientText.rename} ${ref.clientId}`;
  const client = clients.find((one) => one.network === ref.network && one.clientId === ref.clientId);
  // While it is renamed, the client of the address is gone before the dialog is.
  if (!client && !isSaving) return { status: 'missing', title, text: missingClientText(ref) };
  const problem = clientIdProblem(clientId, ref, clients);
  return {
    status: 'ready',
    title,
    clientId,
    problem: problem && messages[problem],
    obstacle: !client || canChangeClient(viewer, client) ? undefined : externalClientText.notOwner,
    isDirty: clientId !== ref.clientId,
    isSaving,
    failure: failedText(toasts.updateExternalClient(), failure),
  };
}

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

type MissingClientDialogProps = { title: string; text: string; onClose: () => void };

/** The page is there, but not the client that its address names. */
export function MissingClientDialog({ title, text, onClose }: MissingClientDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <Button kind="primary" size="form" onPress={onClose} autoFocus>
          Back to the list
        </Button>
      }
    >
      <Stack gap="medium">
        <Heading level={3}>{messages['extclient.notfound']}</Heading>
        <Text tone="secondary">{text}</Text>
      </Stack>
    </Dialog>
  );
}
