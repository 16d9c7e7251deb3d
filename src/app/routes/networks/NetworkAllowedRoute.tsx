import { networkIn } from '../../../domain/records.ts';
import { useNavigate, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { type AllowedKind, allowedForm } from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { networkAllowedView } from '../../../screens/networks/NetworkAllowedScreen/networkAllowedView.ts';
import { RecordPlaceholder } from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../../screens/state/NotFoundScreen/networkNotFound.ts';
import { ChoiceEditor } from '../../../screens/editor/ChoiceEditor/ChoiceEditor.tsx';
import { saveAllowed } from '../../flows/networks.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { networkAllowedDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadNetworks } from '../../stores/records.ts';
import { useRecords } from '../../stores/reading.ts';

export function NetworkGroupsRoute() {
  const { userGroups } = useRecords();
  return <NetworkAllowedRoute kind="groups" known={valueOf(userGroups.data) ?? []} />;
}

export function NetworkUsersRoute() {
  const users = valueOf(useRecords().users.data) ?? [];
  return <NetworkAllowedRoute kind="users" known={users.map(({ username }) => username)} />;
}

type NetworkAllowedRouteProps = { kind: AllowedKind; known: readonly string[] };

function NetworkAllowedRoute({ kind, known }: NetworkAllowedRouteProps) {
  const { netid = '' } = useParams();
  const networks = useRecords().networks.data;
  const network = networkIn(useRecords(), netid);
  if (network)
    return <NetworkAllowedForm key={`${kind} ${netid}`} network={network} kind={kind} known={known} />;

  const missing = networkNotFound(netid);
  return (
    <RecordPlaceholder
      view={recordPlaceholderView(networks, 'the network', missing)}
      onRetry={() => void loadNetworks()}
    />
  );
}

type NetworkAllowedFormProps = { network: Network; kind: AllowedKind; known: readonly string[] };

function NetworkAllowedForm({ network, kind, known }: NetworkAllowedFormProps) {
  const { netid } = network;
  const { users, networkUsers } = useRecords();
  const navigate = useNavigate();
  const { form, change, on, ...state } = useRecordEdit({
    drafts: networkAllowedDrafts,
    about: `${kind} ${netid}`,
    current: allowedForm(network, kind),
    fields: ['allowed'],
    backHref: paths.network(netid),
    save: (edit) =>
      saveAllowed(netid, kind, edit, {
        // The form has already asked for consent.
        mayOverwriteHiddenKeys: network.accessKeys.some((key) => key.secret.hidden),
      }),
    leave: () => void navigate(paths.network(netid)),
  });
  return (
    <LeaveGuard form={form} isSaving={state.isSaving}>
      <ChoiceEditor
        view={networkAllowedView({
          ...state,
          network,
          kind,
          known,
          accounts: valueOf(users.data),
          networkUsers: valueOf(networkUsers.data),
        })}
        on={{ ...on, choose: (allowed) => change({ allowed }) }}
      />
    </LeaveGuard>
  );
}
