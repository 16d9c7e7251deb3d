import { newRelayForm, relayCandidates, relayedNodes } from '../../../domain/node/relayForm.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { CreateRelayDialog } from '../../../screens/nodes/CreateRelayDialog/CreateRelayDialog.tsx';
import { createRelayView } from '../../../screens/nodes/CreateRelayDialog/createRelayView.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { createRelay } from '../../flows/gateways.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay } from '../../forms/useDeparture.tsx';
import { relayDrafts } from '../../stores/formDrafts.ts';
import { NodeDialog, type NodeDialogProps } from './NodeDialog.tsx';
import { useRoleForm } from './useRoleForm.ts';

/** `/nodes/{netid}/{nodeId}/create-relay` */
export function CreateRelayRoute() {
  return <NodeDialog Dialog={RelayForm} />;
}

function RelayForm({ node, around, onClose }: NodeDialogProps) {
  const { form, state, change, send, cancel } = useRoleForm({
    drafts: relayDrafts,
    about: nodeKey(node),
    initial: newRelayForm,
    texts: toasts.createRelay(),
    onClose,
  });
  return (
    <>
      <Stay while={state.isSaving}>
        <CreateRelayDialog
          view={createRelayView({ ...state, node, around, form: form.value })}
          on={{
            change,
            cancel,
            create: () => {
              const relayed = relayedNodes(form.value, relayCandidates(node, around.nodes));
              void send(() => createRelay(node, relayed));
            },
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
