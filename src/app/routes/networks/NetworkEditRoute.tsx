import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Network } from '../../../domain/network/network.ts';
import { paths } from '../../../domain/paths.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { NetworkEditScreen } from '../../../screens/networks/NetworkEditScreen/NetworkEditScreen.tsx';
import { networkEditHref } from '../../../screens/networks/networkLinks.ts';
import type { NetworkEditView } from '../../../screens/networks/NetworkEditScreen/networkEditView.ts';
import { noEditor } from '../../forms/noEditor.ts';
import { useIsViewerKnown } from '../../shell/useIsViewerKnown.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { loadNetworks, networksStore } from '../../stores/records.ts';
import { NetworkEditForm } from './NetworkEditForm.tsx';

/** `/networks/{netid}/edit` */
export function NetworkEditRoute() {
  const { netid = '' } = useParams();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const { data: networks } = useSnapshot(networksStore);
  const found = networks.status === 'ready' ? networks.value.find((one) => one.netid === netid) : undefined;
  const network = useLastKnown(found, netid);

  if (!viewer) return null;
  // Only administrators can list networks; a network's own administrators edit it in the user area.
  if (!viewer.user.isAdmin) {
    const ownPage = networkEditHref(netid, viewer);
    if (ownPage !== undefined) return <Navigate to={ownPage} replace />;
    const view: NetworkEditView = isViewerKnown
      ? { status: 'denied', listHref: paths.networks() }
      : { status: 'loading' };
    return <NetworkEditScreen view={view} on={withoutForm} />;
  }
  if (!network) {
    const view: NetworkEditView =
      networks.status === 'failed'
        ? { status: 'failed', reason: failureText(networks.failure) }
        : networks.status === 'ready'
          ? { status: 'missing', address: pathname }
          : { status: 'loading' };
    return <NetworkEditScreen view={view} on={withoutForm} />;
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

/** A network that somebody else deletes stays on the page: the form holds what was typed about it. */
function useLastKnown(found: Network | undefined, netid: string): Network | undefined {
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.netid === netid ? last : undefined);
}

const withoutForm = { ...noEditor, retry: () => void loadNetworks() };
