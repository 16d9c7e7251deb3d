import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { RenameClientDialog } from '../../../screens/externalClients/RenameClientDialog/RenameClientDialog.tsx';
import { renameClientView } from '../../../screens/externalClients/RenameClientDialog/renameClientView.ts';
import { renameClient } from '../../flows/externalClients/externalClients.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { clientDrafts } from '../../stores/drafts/formDrafts.ts';
import { useClientLists } from './useClientLists.ts';

/** `/ext-clients/{netid}/{clientid}/edit` */
export function RenameClientRoute() {
  const viewer = useViewer();
  const { netid = '', clientId = '' } = useParams();
  return viewer && <Rename key={`${netid}/${clientId}`} viewer={viewer} netid={netid} clientId={clientId} />;
}

type RenameProps = { viewer: Viewer; netid: string; clientId: string };

function Rename({ viewer, netid, clientId }: RenameProps) {
  const close = useCloseDialog();
  const clients = valueOf(useClientLists(viewer).lists.clients);
  const ref = { network: netid, clientId };
  const form = useForm(clientDrafts, clientKey(ref), { clientId });
  const [failure, setFailure] = useState<Failure>();
  const leave = () => {
    form.discard();
    close();
  };
  const { isUnderway, after } = useDeparture(leave);
  if (!clients) return null;

  const rename = async () => {
    const wanted = form.value.clientId.trim();
    if (wanted === clientId) return true;
    const result = await renameClient(ref, wanted);
    if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  };

  return (
    <>
      <Stay while={isUnderway}>
        <RenameClientDialog
          view={renameClientView({
            ref,
            clientId: form.value.clientId,
            clients,
            viewer,
            isSaving: isUnderway,
            failure,
          })}
          on={{
            type: (text) => {
              setFailure(undefined);
              form.change({ clientId: text });
            },
            rename: () => void after(rename),
            cancel: leave,
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
