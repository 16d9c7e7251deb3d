import { isViewerKnown } from '../../../domain/records.ts';
import { Navigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkEditForm, networkFields, networkForm } from '../../../domain/network/networkForm.ts';
import { paths } from '../../../domain/paths.ts';
import {
  networkEditDenied,
  networkEditor,
} from '../../../screens/networks/NetworkEditScreen/networkEditor.ts';
import { editorView } from '../../../screens/editor/RecordEditor/editorView.ts';
import { networkEditHref } from '../../../screens/networks/networkLinks.ts';
import { RecordPlaceholder } from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { networkNotFound } from '../../../screens/state/NotFoundScreen/networkNotFound.ts';
import { RecordEditor } from '../../../screens/editor/RecordEditor/RecordEditor.tsx';
import { saveNetwork } from '../../flows/networks.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { useOnOpen, useRecords } from '../../stores/reading.ts';
import { networkEditDrafts } from '../../stores/drafts/formDrafts.ts';
import { followNetworks, loadNetworks } from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';
import { useLastKnown } from '../useLastKnown.ts';
import { useNetworkAt } from './NetworkDetailsRoute.tsx';

export function NetworkEditRoute() {
  const { netid = '' } = useParams();
  const records = useRecords();
  const { viewer } = records;
  if (viewer.user.isAdmin)
    return <EditNetwork netid={netid} canEditAllowed backHref={paths.network(netid)} />;

  // Network administrators edit their network in the user dashboard.
  const ownPage = networkEditHref(netid, viewer);
  if (ownPage !== undefined) return <Navigate to={ownPage} replace />;
  return (
    <RecordPlaceholder
      view={isViewerKnown(records) ? networkEditDenied : { status: 'loading' }}
      onRetry={() => void loadNetworks()}
    />
  );
}

export function AreaEditNetworkRoute() {
  const { netid = '' } = useParams();
  return <EditNetwork netid={netid} canEditAllowed={false} backHref={paths.userArea(netid)} />;
}

type EditNetworkProps = { netid: string; canEditAllowed: boolean; backHref: string };

/** Network administrators load the network by itself, because their own data contains access keys that the server hides elsewhere. */
function EditNetwork({ netid, ...rest }: EditNetworkProps) {
  const { found, refresh } = useNetworkAt(netid);
  const isAbsent = found.status === 'missing' || found.status === 'denied';
  const network = useLastKnown(found.status === 'ready' ? found.network : undefined, netid);
  useOnOpen(startNetworkWatch, 'networks');
  if (network) return <NetworkEditForm key={netid} network={network} isGone={isAbsent} {...rest} />;
  return (
    <RecordPlaceholder
      view={isAbsent || found.status === 'ready' ? networkNotFound(netid) : found}
      onRetry={refresh}
    />
  );
}

/** Polls the networks while one of them is edited, so that its deletion or change by someone else shows before saving. */
const startNetworkWatch = () => followNetworks(() => liveSession()?.user.isAdmin === true);

type NetworkEditFormProps = Omit<EditNetworkProps, 'netid'> & { network: Network; isGone: boolean };

function NetworkEditForm({ network, isGone, canEditAllowed, backHref }: NetworkEditFormProps) {
  const { netid } = network;
  const { nodes, networks, clients, config: settings } = useRecords();
  const config = valueOf(settings.data);
  const server = { isRceOn: config?.isRceOn ?? false };

  const { form, on, ...state } = useRecordEdit({
    drafts: networkEditDrafts,
    about: netid,
    current: networkForm(network),
    fields: networkFields,
    backHref,
    save: (edit) =>
      saveNetwork(netid, networkEditForm.unlocked(edit, { network, server }), {
        // The review has already asked for consent.
        mayOverwriteHiddenKeys: network.accessKeys.some((key) => key.secret.hidden),
      }),
  });

  return (
    <LeaveGuard form={form}>
      <RecordEditor
        view={editorView(networkEditor, network, {
          ...state,
          network,
          server,
          isDeleted: isGone,
          nodes: valueOf(nodes.data)?.filter((node) => node.network === netid) ?? [],
          clients: valueOf(clients.data)?.filter((client) => client.network === netid) ?? [],
          networks: valueOf(networks.data) ?? [],
          isEE: config?.isEE ?? false,
          canEditAllowed,
        })}
        on={on}
      />
    </LeaveGuard>
  );
}
