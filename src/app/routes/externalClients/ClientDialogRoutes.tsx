import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clientKey, type ExternalClientRef } from '../../../domain/externalClient/externalClient.ts';
import { succeed } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  ClientQrDialog,
  clientQrView,
  type ClientQrView,
} from '../../../screens/externalClients/ClientQrDialog/ClientQrDialog.tsx';
import { RenameClientDialog } from '../../../screens/externalClients/RenameClientDialog/RenameClientDialog.tsx';
import { downloadConfig, openQr } from '../../flows/externalClients/clientConfig.ts';
import { renameClient } from '../../flows/externalClients/externalClients.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useOnOpen, useRecords } from '../../stores/reading.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { clientDownloads, clearQr, clientQr } from '../../stores/clientConfigs.ts';
import { clientDrafts } from '../../stores/drafts/formDrafts.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export function ClientQrRoute() {
  const { netid = '', clientId = '' } = useParams();
  const close = useCloseDialog();
  const ref = { network: netid, clientId };
  const view = useClientQr(ref);
  return (
    <ClientQrDialog
      view={view}
      on={{ retry: () => void openQr(ref), download: () => void downloadConfig(ref), close }}
    />
  );
}

export function useClientQr(ref: ExternalClientRef): ClientQrView;
export function useClientQr(ref: ExternalClientRef | undefined): ClientQrView | undefined;
export function useClientQr(ref: ExternalClientRef | undefined): ClientQrView | undefined {
  const records = useRecords();
  const { shown } = useSnapshot(clientQr);
  const { pending } = useSnapshot(clientDownloads);
  const key = ref && clientKey(ref);
  const isKnown = valueOf(records.clients.data)?.some((client) => clientKey(client) === key) ?? false;
  useOnOpen(
    () => {
      if (ref) void openQr(ref);
      return clearQr;
    },
    isKnown ? key : undefined,
  );

  if (!ref || key === undefined) return undefined;
  return clientQrView(records, {
    ref,
    config: shown && clientKey(shown.client) === key ? shown.state : undefined,
    isDownloading: key in pending,
  });
}

export function RenameClientRoute() {
  const { netid = '', clientId = '' } = useParams();
  return <Rename key={`${netid}/${clientId}`} netid={netid} clientId={clientId} />;
}

function Rename({ netid, clientId }: { netid: string; clientId: string }) {
  const close = useCloseDialog();
  const records = useRecords();
  const clients = valueOf(records.clients.data);
  const ref = { network: netid, clientId };
  const { form, guard } = useFormSubmit({
    toast: toasts.updateExternalClient,
    drafts: clientDrafts,
    about: clientKey(ref),
    initial: { clientId },
    send: async (typed) => {
      const wanted = trimmed(typed.clientId);
      return wanted === clientId ? succeed(undefined) : renameClient(ref, wanted);
    },
    sent: close,
    leave: close,
  });
  if (!clients) return null;

  return (
    <LeaveGuard {...guard}>
      <RenameClientDialog client={ref} clients={clients} viewer={records.viewer} form={form} />
    </LeaveGuard>
  );
}
