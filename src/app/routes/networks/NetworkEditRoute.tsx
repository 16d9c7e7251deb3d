import { Navigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { unlockedNetworkEdit } from '../../../domain/network/networkEdit.ts';
import { networkFields, networkForm } from '../../../domain/network/networkForm.ts';
import { paths } from '../../../domain/paths.ts';
import {
  networkEditDenied,
  networkEditView,
} from '../../../screens/networks/NetworkEditScreen/networkEditView.ts';
import { networkEditHref } from '../../../screens/networks/networkLinks.ts';
import { RecordPlaceholder } from '../../../screens/shared/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/shared/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../../screens/shared/NotFoundScreen/networkNotFound.ts';
import { RecordEditor } from '../../../screens/shared/RecordEditor/RecordEditor.tsx';
import { saveNetwork } from '../../flows/networks.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import {
  useIsViewerKnown,
  useKnownClients,
  useOnOpen,
  useNetworks,
  useNodes,
  useViewer,
  useRecords,
} from '../../stores/reading.ts';
import { networkEditDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadNetworks, isBeingRead, networksStore, nodesStore, pollNetworks } from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';
import { whileVisible } from '../../stores/whileVisible.ts';
import { useLastKnown } from '../useLastKnown.ts';
import { useNetworkAt } from './NetworkDetailsRoute.tsx';

export function NetworkEditRoute() {
  const { netid = '' } = useParams();
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const { data: networks } = useRecords().networks;
  const found =
    networks.status === 'ready' ? networks.value.find((candidate) => candidate.netid === netid) : undefined;
  const network = useLastKnown(found, netid);
  useOnOpen(startNetworkWatch, 'networks');

  const retry = () => void loadNetworks();

  // Only administrators can list networks. Network administrators edit their network in the user area.
  if (!viewer.user.isAdmin) {
    const ownPage = networkEditHref(netid, viewer);
    if (ownPage !== undefined) return <Navigate to={ownPage} replace />;
    return (
      <RecordPlaceholder view={isViewerKnown ? networkEditDenied : { status: 'loading' }} onRetry={retry} />
    );
  }
  if (!network) {
    const missing = networkNotFound(netid);
    return (
      <RecordPlaceholder view={recordPlaceholderView(networks, 'the network', missing)} onRetry={retry} />
    );
  }
  return (
    <NetworkEditForm
      key={netid}
      network={network}
      isGone={networks.status === 'ready' && !found}
      canEditAllowed
      backHref={paths.network(netid)}
    />
  );
}

const watchMs = 7_500;

/**
 * Polls the networks while one of them is edited, so that its deletion or change by someone else shows before saving.
 * Pauses while the page is hidden or the server doesn’t respond.
 */
function startNetworkWatch(): () => void {
  return whileVisible(watchMs, () => {
    const isAnswering = nodesStore.data.status === 'ready' && !nodesStore.data.staleBecause;
    if (!isAnswering || isBeingRead(networksStore)) return;
    if (liveSession()?.user.isAdmin) void pollNetworks();
  });
}

type NetworkEditFormProps = {
  network: Network;
  isGone: boolean;
  canEditAllowed: boolean;
  backHref: string;
};

export function NetworkEditForm({ network, isGone, canEditAllowed, backHref }: NetworkEditFormProps) {
  const { netid } = network;
  const { data: nodes } = useNodes();
  const config = valueOf(useRecords().config.data);
  const networks = useNetworks();
  const clients = useKnownClients();
  const server = { isRceOn: config?.isRceOn ?? false };

  const { form, on, ...state } = useRecordEdit({
    drafts: networkEditDrafts,
    about: netid,
    current: networkForm(network),
    fields: networkFields,
    backHref,
    save: (edit) =>
      saveNetwork(netid, unlockedNetworkEdit(edit, { network, server }), {
        // The review has already asked for consent.
        mayOverwriteHiddenKeys: network.accessKeys.some((key) => key.secret.hidden),
      }),
  });

  return (
    <LeaveGuard form={form}>
      <RecordEditor
        view={networkEditView({
          ...state,
          network,
          server,
          isDeleted: isGone,
          nodes: valueOf(nodes)?.filter((node) => node.network === netid) ?? [],
          clients: clients?.filter((client) => client.network === netid) ?? [],
          networks: valueOf(networks) ?? [],
          isEE: config?.isEE ?? false,
          canEditAllowed,
        })}
        on={on}
      />
    </LeaveGuard>
  );
}

export function AreaEditNetworkRoute() {
  const { netid = '' } = useParams();
  return <EditNetwork key={netid} netid={netid} />;
}

/** Loads the network by itself, because a user’s own data contains access keys that the server hides elsewhere. */
function EditNetwork({ netid }: { netid: string }) {
  const { found, refresh } = useNetworkAt(netid);
  if (found.status === 'ready') {
    return (
      <NetworkEditForm
        network={found.network}
        isGone={false}
        canEditAllowed={false}
        backHref={paths.userArea(netid)}
      />
    );
  }
  const isAbsent = found.status === 'missing' || found.status === 'denied';
  return <RecordPlaceholder view={isAbsent ? networkNotFound(netid) : found} onRetry={refresh} />;
}
