import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { unlockedNetworkEdit } from '../../../domain/network/networkEdit.ts';
import { networkFields, networkForm } from '../../../domain/network/networkForm.ts';
import { NetworkEditScreen } from '../../../screens/networks/NetworkEditScreen/NetworkEditScreen.tsx';
import { networkEditView } from '../../../screens/networks/NetworkEditScreen/networkEditView.ts';
import { saveNetwork } from '../../flows/editNetwork.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../../forms/useRecordEdit.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { networkEditDrafts } from '../../stores/formDrafts.ts';
import { serverConfigStore } from '../../stores/records.ts';

type NetworkEditFormProps = {
  network: Network;
  isGone: boolean;
  canEditAllowed: boolean;
  backHref: string;
};

/** The form of a network that is there, or was when the form was opened. */
export function NetworkEditForm({ network, isGone, canEditAllowed, backHref }: NetworkEditFormProps) {
  const { netid } = network;
  const { data: nodes } = useNodes();
  const { data: config } = useSnapshot(serverConfigStore);
  const server = { isRceOn: valueOf(config)?.isRceOn ?? false };

  const { form, on, ...state } = useRecordEdit({
    drafts: networkEditDrafts,
    about: netid,
    current: networkForm(network),
    fields: networkFields,
    backHref,
    save: (edit) =>
      saveNetwork(netid, unlockedNetworkEdit(edit, { network, server }), {
        // The review has asked for consent before.
        mayOverwriteHiddenKeys: network.accessKeys.some((key) => key.secret.hidden),
      }),
  });

  return (
    <>
      <NetworkEditScreen
        view={networkEditView({
          ...state,
          network,
          server,
          isGone,
          nodeCount: valueOf(nodes)?.filter((node) => node.network === netid).length ?? 0,
          isEE: valueOf(config)?.isEE ?? false,
          canEditAllowed,
        })}
        on={{ ...on, retry: () => void refreshNodes() }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
