import { useNavigate } from 'react-router-dom';
import type { Network } from '../../../domain/network/network.ts';
import { allowedForm, type AllowedKind } from '../../../domain/network/networkAllowed.ts';
import { paths } from '../../../domain/paths.ts';
import { NetworkAllowedScreen } from '../../../screens/networks/NetworkAllowedScreen/NetworkAllowedScreen.tsx';
import { networkAllowedView } from '../../../screens/networks/NetworkAllowedScreen/networkAllowedView.ts';
import { saveAllowed } from '../../flows/editNetwork.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay } from '../../forms/useDeparture.tsx';
import { useRecordEdit } from '../../forms/useRecordEdit.ts';
import { networkAllowedDrafts } from '../../stores/formDrafts.ts';
import { loadNetworks } from '../../stores/records.ts';

type NetworkAllowedFormProps = { network: Network; kind: AllowedKind; known: readonly string[] };

export function NetworkAllowedForm({ network, kind, known }: NetworkAllowedFormProps) {
  const { netid } = network;
  const navigate = useNavigate();
  const { form, on, ...state } = useRecordEdit({
    drafts: networkAllowedDrafts,
    about: `${kind} ${netid}`,
    current: allowedForm(network, kind),
    fields: ['allowed'],
    backHref: paths.network(netid),
    save: (edit) =>
      saveAllowed(netid, kind, edit, {
        // The form has asked for consent before.
        mayOverwriteHiddenKeys: network.accessKeys.some((key) => key.secret.hidden),
      }),
    leave: () => {
      void navigate(paths.network(netid));
      return true;
    },
  });
  return (
    <>
      <Stay while={state.isSaving}>
        <NetworkAllowedScreen
          view={networkAllowedView({ ...state, network, kind, known })}
          on={{
            ...on,
            choose: (allowed) => form.change({ allowed }),
            save: () => void on.save(),
            retry: () => void loadNetworks(),
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
