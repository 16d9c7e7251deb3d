import { useState } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { NamedNode } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import {
  areaClientLinks,
  type ClientLinks,
  consoleClientLinks,
} from '../../../screens/externalClients/clientLinks.ts';
import {
  clientTableId,
  gatewayTableId,
  clientFilter,
} from '../../../screens/externalClients/ExternalClientsScreen/clientQuery.ts';
import { ExternalClientsScreen } from '../../../screens/externalClients/ExternalClientsScreen/ExternalClientsScreen.tsx';
import { externalClientsView } from '../../../screens/externalClients/ExternalClientsScreen/externalClientsView.ts';
import { downloadConfig, downloadQrImage } from '../../flows/externalClients/clientConfig.ts';
import { removeClient, setClientEnabled } from '../../flows/externalClients/externalClients.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useListQuery } from '../../query/useQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { clientChanges, clientDownloads } from '../../stores/changes.ts';
import { RequireLevel } from '../userArea/RequireLevel.tsx';
import { AddClient } from './AddClient.tsx';
import { useClientLists } from './useClientLists.ts';

type ClientsOfNetworkProps = { links: ClientLinks; pickerHref: string };

/** The gateways and clients of the network in the address; the dialogs in its outlet get the links. */
export function ClientsOfNetwork(props: ClientsOfNetworkProps) {
  const viewer = useViewer();
  const { netid = '' } = useParams();
  // What is hidden and what is being made belongs to one network.
  return viewer && <Page key={netid} {...props} netid={netid} viewer={viewer} />;
}

type PageProps = ClientsOfNetworkProps & { netid: string; viewer: Viewer };

const none: ReadonlySet<string> = new Set();

function Page({ links, pickerHref, netid, viewer }: PageProps) {
  const { query, rowsPerPage, newRow, filter, turnTo } = useListQuery(clientFilter);
  const [collapsed, setCollapsed] = useState(none);
  const [adding, setAdding] = useState<NamedNode>();
  const known = useClientLists(viewer);
  const { held } = useSnapshot(clientChanges);
  const { pending: downloads } = useSnapshot(clientDownloads);

  const view = externalClientsView({
    netid,
    isKnownNetwork: known.netids?.includes(netid),
    lists: known.lists,
    isRefreshing: known.isRefreshing,
    viewer,
    quota: known.quotaOn(netid),
    links,
    query,
    rowsPerPage,
    newRow,
    collapsed,

    held: new Set(Object.keys(held)),
    downloads: new Set(Object.keys(downloads)),
  });

  const add = (gateway: NamedNode) => {
    setCollapsed((before) => new Set([...before].filter((id) => id !== gateway.id)));
    setAdding(gateway);
  };

  return (
    <>
      <ExternalClientsScreen
        view={view}
        pickerHref={pickerHref}
        on={{
          refresh: () => void refreshNodes(),
          filter,
          turnGateways: (request) => turnTo(request, gatewayTableId),
          turnClients: (request) => turnTo(request, clientTableId),
          collapse: (ids) => setCollapsed(new Set(ids)),
          add,
          setEnabled: (client, isEnabled) => void setClientEnabled(client, isEnabled),
          remove: (client) => void removeClient(client),
          download: (client) => void downloadConfig(client),
          downloadImage: (client) => void downloadQrImage(client),
        }}
      />
      {adding && (
        <AddClient
          key={adding.id}
          viewer={viewer}
          gateway={adding}
          links={links}
          onClose={() => setAdding(undefined)}
        />
      )}
      {view.status !== 'missing' && view.status !== 'denied' && <Outlet context={links} />}
    </>
  );
}

/** `/ext-clients/{netid}`, which stays under the dialogs of its clients. */
export function ExternalClientsRoute() {
  return <ClientsOfNetwork links={consoleClientLinks} pickerHref={paths.externalClients()} />;
}

/** `/prouser/{netid}/vpnview`, which stays under the dialogs of its clients. */
export function AreaClientsRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  return (
    <RequireLevel section="vpnview">
      {viewer && <ClientsOfNetwork links={areaClientLinks(viewer, netid)} pickerHref={paths.userArea()} />}
    </RequireLevel>
  );
}
