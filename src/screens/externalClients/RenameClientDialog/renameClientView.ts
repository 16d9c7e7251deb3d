import {
  clientIdProblem,
  type ExternalClient,
  type ExternalClientRef,
  externalClientText,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { type Viewer, canChangeClient } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
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

export type RenameClientView =
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
