import {
  type ExternalClient,
  externalClientText,
  newClientIdProblem,
} from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import type { ClientQrView } from '../ClientQrDialog/clientQrView.ts';

export type AddClientView =
  | (FormDialogState & {
      readonly status: 'form';
      readonly title: string;
      readonly lead: string;
      readonly clientId: string;
      readonly problem: string | undefined;
    })
  | ClientMadeView;

export type ClientMadeView = {
  readonly status: 'made';
  readonly title: string;
  readonly lead: string;
  readonly qr: Extract<ClientQrView, { status: 'shown' }>;
  /** For whoever may see what it reaches. */
  readonly reach: { readonly gateway: string; readonly href: string } | undefined;
  /** A network that denies by default takes new clients in without letting them through. */
  readonly isDisabled: boolean;
};

type NewClient = {
  readonly gateway: NamedNode;
  /** As typed. */
  readonly clientId: string;
  readonly clients: readonly ExternalClient[];
  readonly isSaving: boolean;
  /** Of the last attempt. */
  readonly failure: Failure | undefined;
};

export function addClientView({ gateway, clientId, clients, isSaving, failure }: NewClient): AddClientView {
  const { name, network } = gateway;
  const problem = newClientIdProblem({ clientId, network }, clients);
  return {
    status: 'form',
    title: externalClientText.add,
    lead: `A phone or computer without netclient, behind ${name} in ${network}.`,
    clientId,
    problem: problem && messages[problem],
    isDirty: clientId !== '',
    isSaving,
    failure: failedText(toasts.createExternalClient(), failure),
  };
}

type MadeClient = {
  readonly gateway: NamedNode;
  readonly client: ExternalClient;
  readonly qr: ClientQrView;
  readonly viewer: Viewer;
};

/** Undefined where the client is gone already. */
export function clientMadeView({ gateway, client, qr, viewer }: MadeClient): ClientMadeView | undefined {
  if (qr.status !== 'shown') return undefined;
  const { clientId, network, address, address6, isEnabled } = client;
  return {
    status: 'made',
    title: `${clientId} is ready`,
    lead: `Behind ${gateway.name} in ${network}, with the address ${address || address6}.`,
    qr,
    reach: canSeeAcls(viewer) ? { gateway: gateway.name, href: paths.reachOf(network, clientId) } : undefined,
    isDisabled: !isEnabled,
  };
}
