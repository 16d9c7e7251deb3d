import { useEffect, useState } from 'react';
import { clientKey, type ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { nodeKey, type NamedNode } from '../../../domain/node/node.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { AddClientDialog } from '../../../screens/externalClients/AddClientDialog/AddClientDialog.tsx';
import {
  addClientView,
  clientMadeView,
} from '../../../screens/externalClients/AddClientDialog/addClientView.ts';
import type { ClientLinks } from '../../../screens/externalClients/clientLinks.ts';
import { downloadConfig, openQr } from '../../flows/externalClients/clientConfig.ts';
import { createClient } from '../../flows/externalClients/externalClients.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { clientDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useClientLists } from './useClientLists.ts';
import { useClientQr } from './ClientQrRoute.tsx';

type AddClientProps = {
  viewer: Viewer;
  gateway: NamedNode;
  links: Pick<ClientLinks, 'qr'>;
  onClose: () => void;
};

/** Over the list: the name of a new client of a gateway, then its QR code. */
export function AddClient({ viewer, gateway, links, onClose }: AddClientProps) {
  const { lists } = useClientLists(viewer);
  const form = useForm(clientDrafts, `new on ${nodeKey(gateway)}`, { clientId: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [made, setMade] = useState<ExternalClient>();
  const qr = useClientQr(viewer, made);

  const { clientId } = form.value;
  const add = async () => {
    setFailure(undefined);
    setIsSaving(true);
    const result = await createClient(gateway, { clientId: clientId.trim(), qrHref: links.qr });
    setIsSaving(false);
    if (!result.ok) {
      if (result.error.kind !== 'superseded') setFailure(result.error);
      return;
    }
    form.discard();
    // Where nobody can tell which one is new, there is no code to show either.
    if (result.value) setMade(result.value);
    else onClose();
  };
  const close = () => {
    form.discard();
    if (made) showNewRow(clientKey(made));
    onClose();
  };

  const madeView = made && qr && clientMadeView({ gateway, client: made, qr, viewer });
  const isGone = made !== undefined && !madeView;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (isGone) return null;
  return (
    <>
      <AddClientDialog
        view={
          madeView ??
          addClientView({ gateway, clientId, clients: valueOf(lists.clients) ?? [], isSaving, failure })
        }
        on={{
          type: (text) => {
            setFailure(undefined);
            form.change({ clientId: text });
          },
          add: () => void add(),
          retry: () => made && void openQr(made),
          download: () => made && void downloadConfig(made),
          close,
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
