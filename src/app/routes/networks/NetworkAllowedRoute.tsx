import { networkIn } from '../../../domain/records.ts';
import { useNavigate, useParams } from 'react-router-dom';
import type { Network } from '../../../domain/network/network.ts';
import { type AllowedKind, allowedForm } from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { networkAllowedView } from '../../../screens/networks/NetworkAllowedScreen/networkAllowedView.ts';
import { RecordPlaceholder } from '../../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/state/RecordPlaceholder/recordPlaceholderView.ts';
import { networkNotFound } from '../../../screens/state/NotFoundScreen/networkNotFound.ts';
import { ChoiceEditor } from '../../../screens/editor/ChoiceEditor/ChoiceEditor.tsx';
import { saveAllowed } from '../../flows/networkAllowed.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../forms/useRecordEdit.ts';
import { networkAllowedDrafts } from '../../stores/drafts/formDrafts.ts';
import { loadNetworks } from '../../stores/records.ts';
import { useRecords } from '../../stores/reading.ts';

export function NetworkGroupsRoute() {
  return <NetworkAllowedRoute kind="groups" />;
}

export function NetworkUsersRoute() {
  return <NetworkAllowedRoute kind="users" />;
}

function NetworkAllowedRoute({ kind }: { kind: AllowedKind }) {
  const { netid = '' } = useParams();
  const records = useRecords();
  const network = networkIn(records, netid);
  if (network) return <NetworkAllowedForm key={`${kind} ${netid}`} network={network} kind={kind} />;

  const missing = networkNotFound(netid);
  return (
    <RecordPlaceholder
      view={recordPlaceholderView(records.networks.data, 'the network', missing)}
      onRetry={() => void loadNetworks()}
    />
  );
}

type NetworkAllowedFormProps = { network: Network; kind: AllowedKind };

function NetworkAllowedForm({ network, kind }: NetworkAllowedFormProps) {
  const { netid } = network;
  const records = useRecords();
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
        view={networkAllowedView(records, { ...state, network, kind })}
        on={{ ...on, choose: (allowed) => change({ allowed }) }}
      />
    </LeaveGuard>
  );
}
