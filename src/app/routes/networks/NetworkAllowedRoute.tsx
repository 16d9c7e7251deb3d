import { useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { AllowedKind } from '../../../domain/network/networkAllowed.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { NetworkAllowedScreen } from '../../../screens/networks/NetworkAllowedScreen/NetworkAllowedScreen.tsx';
import type { NetworkAllowedView } from '../../../screens/networks/NetworkAllowedScreen/networkAllowedView.ts';
import { noEditor } from '../../forms/noEditor.ts';
import { loadNetworks, networksStore, userGroupsStore, usersStore } from '../../stores/records.ts';
import { NetworkAllowedForm } from './NetworkAllowedForm.tsx';

/** `/networks/{netid}/edit/groups` */
export function NetworkGroupsRoute() {
  const { data: groups } = useSnapshot(userGroupsStore);
  return <NetworkAllowedRoute kind="groups" known={valueOf(groups) ?? []} />;
}

/** `/networks/{netid}/edit/networkusers` */
export function NetworkUsersRoute() {
  const { data: users } = useSnapshot(usersStore);
  return <NetworkAllowedRoute kind="users" known={(valueOf(users) ?? []).map(({ username }) => username)} />;
}

type NetworkAllowedRouteProps = { kind: AllowedKind; known: readonly string[] };

function NetworkAllowedRoute({ kind, known }: NetworkAllowedRouteProps) {
  const { netid = '' } = useParams();
  const { pathname } = useLocation();
  const { data: networks } = useSnapshot(networksStore);
  const network = valueOf(networks)?.find((one) => one.netid === netid);
  if (network)
    return <NetworkAllowedForm key={`${kind} ${netid}`} network={network} kind={kind} known={known} />;

  const view: NetworkAllowedView =
    networks.status === 'failed'
      ? { status: 'failed', reason: failureText(networks.failure) }
      : networks.status === 'ready'
        ? { status: 'missing', address: pathname }
        : { status: 'loading' };
  return (
    <NetworkAllowedScreen
      view={view}
      on={{ ...noEditor, choose: () => {}, save: () => {}, retry: () => void loadNetworks() }}
    />
  );
}
