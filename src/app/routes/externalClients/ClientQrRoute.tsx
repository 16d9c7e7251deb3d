import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { ClientQrDialog } from '../../../screens/externalClients/ClientQrDialog/ClientQrDialog.tsx';
import { clientQrView } from '../../../screens/externalClients/ClientQrDialog/clientQrView.ts';
import { downloadConfig, openQr } from '../../flows/externalClients/clientConfig.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { clientDownloads, clearQr, clientQr } from '../../stores/changes.ts';
import { useClientLists } from './useClientLists.ts';

/** `/ext-clients/{netid}/{clientid}/qr` */
export function ClientQrRoute() {
  const viewer = useViewer();
  const { netid = '', clientId = '' } = useParams();
  return viewer && <Qr key={`${netid}/${clientId}`} viewer={viewer} netid={netid} clientId={clientId} />;
}

type QrProps = { viewer: Viewer; netid: string; clientId: string };

function Qr({ viewer, netid, clientId }: QrProps) {
  const close = useCloseDialog();
  const { lists } = useClientLists(viewer);
  const { shown } = useSnapshot(clientQr);
  const { pending } = useSnapshot(clientDownloads);
  const ref = { network: netid, clientId };
  const key = clientKey(ref);
  const isKnown = valueOf(lists.clients)?.some((client) => clientKey(client) === key) ?? false;

  useEffect(() => {
    if (!isKnown) return undefined;
    void openQr({ network: netid, clientId });
    return clearQr;
  }, [isKnown, netid, clientId]);

  return (
    <ClientQrDialog
      view={clientQrView({
        ref,
        lists,
        config: shown && clientKey(shown.client) === key ? shown.state : undefined,
        isDownloading: key in pending,
      })}
      on={{ retry: () => void openQr(ref), download: () => void downloadConfig(ref), close }}
    />
  );
}
