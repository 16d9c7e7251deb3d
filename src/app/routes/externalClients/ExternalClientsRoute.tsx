import { useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { clientKey, type ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { nodeKey, type NamedNode } from '../../../domain/node/node.ts';
import { addName } from '../../../domain/paths.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  AddClientDialog,
  clientCreatedView,
} from '../../../screens/externalClients/AddClientDialog/AddClientDialog.tsx';
import {
  areaClientLinks,
  consoleClientLinks,
  type ClientLinks,
} from '../../../screens/externalClients/clientLinks.ts';
import {
  clientTableId,
  gatewayTableId,
  clientFilter,
} from '../../../screens/externalClients/ExternalClientsScreen/clientQuery.ts';
import { ExternalClientsScreen } from '../../../screens/externalClients/ExternalClientsScreen/ExternalClientsScreen.tsx';
import { externalClientsView } from '../../../screens/externalClients/ExternalClientsScreen/externalClientsView.ts';
import { downloadConfig, downloadQrImage, openQr } from '../../flows/externalClients/clientConfig.ts';
import { createClient } from '../../flows/externalClients/newClient.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useList, without } from '../forms/useQuery.ts';
import { useOnOpen, useViewer, useRecords } from '../../stores/reading.ts';
import { ask } from '../../stores/asked.ts';
import { clientDownloads } from '../../stores/clientConfigs.ts';
import { clientDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { useClientQr } from './ClientDialogRoutes.tsx';
import { useFindingMarks } from '../../stores/findings.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type ClientsOfNetworkProps = { netid: string; links: ClientLinks };

const none: ReadonlySet<string> = new Set();

function ClientsOfNetwork({ netid, links }: ClientsOfNetworkProps) {
  const list = useList(clientFilter, 'external-clients', netid);
  const [collapsed, setCollapsed] = useState(none);
  const [chosen, setChosen] = useState<NamedNode>();
  const records = useRecords();
  const asked = list.page.query.get(addName);
  const adding = chosen ?? valueOf(records.gateways.data)?.find(({ id }) => id === asked);
  const { pending: downloads } = useSnapshot(clientDownloads);

  const view = externalClientsView(records, {
    ...list.page,
    netid,
    links,
    collapsed,
    downloads: new Set(Object.keys(downloads)),
    marks: useFindingMarks(),
  });

  const add = (gateway: NamedNode) => {
    setCollapsed((before) => new Set([...before].filter((id) => id !== gateway.id)));
    setChosen(gateway);
  };
  const stopAdding = () => {
    setChosen(undefined);
    if (asked !== null) list.change(without(addName), { replace: true });
  };

  return (
    <>
      <ExternalClientsScreen
        view={view}
        on={{
          refresh: () => void refreshNodes(),
          ...list.on,
          turnGateways: (request) => list.on.turnTo(request, gatewayTableId),
          turnTo: (request) => list.on.turnTo(request, clientTableId),
          act: ask,
          collapse: (ids) => setCollapsed(new Set(ids)),
          add,
          download: downloadConfig,
          downloadImage: downloadQrImage,
        }}
      />
      {adding && <AddClient key={adding.id} gateway={adding} links={links} onClose={stopAdding} />}
      {view.status !== 'noRecord' && view.isDenied !== true && <Outlet />}
    </>
  );
}

export function ExternalClientsRoute() {
  const { netid = '' } = useParams();
  return <ClientsOfNetwork key={netid} netid={netid} links={consoleClientLinks} />;
}

export function AreaClientsRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return <ClientsOfNetwork key={netid} netid={netid} links={areaClientLinks(viewer, netid)} />;
}

type AddClientProps = {
  gateway: NamedNode;
  links: Pick<ClientLinks, 'qr'>;
  onClose: () => void;
};

function AddClient({ gateway, links, onClose }: AddClientProps) {
  const { viewer, clients } = useRecords();
  const [made, setMade] = useState<ExternalClient>();
  const qr = useClientQr(made);
  const { form, guard } = useFormSubmit({
    toast: toasts.createExternalClient,
    drafts: clientDrafts,
    about: `new on ${nodeKey(gateway)}`,
    initial: { clientId: '' },
    send: async ({ clientId }) => {
      const result = await createClient(gateway, { clientId: trimmed(clientId), qrHref: links.qr });
      // Without the new client’s id there is no QR code to show.
      if (result.ok) {
        if (result.value) setMade(result.value);
        else onClose();
      }
      return result;
    },
    // The dialog then shows the QR code.
    sent: () => {},
    leave: () => {
      if (made) showNewRow(clientKey(made));
      onClose();
    },
  });

  const madeView = made && qr && clientCreatedView({ gateway, client: made, qr, viewer });
  const isGone = made !== undefined && !madeView;
  useOnOpen(onClose, isGone ? 'closing' : undefined);
  if (isGone) return null;
  return (
    <LeaveGuard form={guard.form}>
      <AddClientDialog
        gateway={gateway}
        clients={valueOf(clients.data) ?? []}
        form={form}
        created={madeView}
        on={{
          retry: () => made && void openQr(made),
          download: () => made && void downloadConfig(made),
          close: form.cancel,
        }}
      />
    </LeaveGuard>
  );
}
