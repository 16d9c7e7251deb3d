import { egressDraft, newEgressForm } from '../../../domain/node/egressForm.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { CreateEgressDialog } from '../../../screens/nodes/CreateEgressDialog/CreateEgressDialog.tsx';
import { createEgressView } from '../../../screens/nodes/CreateEgressDialog/createEgressView.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { createEgress } from '../../flows/gateways.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay } from '../../forms/useDeparture.tsx';
import { egressDrafts } from '../../stores/formDrafts.ts';
import { NodeDialog, type NodeDialogProps } from './NodeDialog.tsx';
import { useRoleForm } from './useRoleForm.ts';

/** `/nodes/{netid}/{nodeId}/create-egress` */
export function CreateEgressRoute() {
  return <NodeDialog Dialog={EgressForm} />;
}

function EgressForm({ node, around, onClose }: NodeDialogProps) {
  const { form, state, change, send, cancel } = useRoleForm({
    drafts: egressDrafts,
    about: nodeKey(node),
    initial: newEgressForm,
    texts: toasts.createEgress(),
    onClose,
  });
  return (
    <>
      <Stay while={state.isSaving}>
        <CreateEgressDialog
          view={createEgressView({ ...state, node, around, form: form.value })}
          on={{
            change,
            cancel,
            create: () => void send(() => createEgress(node, egressDraft(form.value))),
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
