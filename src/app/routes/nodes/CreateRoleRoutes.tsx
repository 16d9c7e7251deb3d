import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { nodeKey, isSameNode, type Node, type NodeRef } from '../../../domain/node/node.ts';
import {
  egressDraft,
  newEgressForm,
  newRelayForm,
  relayCandidates,
  relayedNodes,
} from '../../../domain/node/roleForms.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import {
  CreateEgressDialog,
  createEgressView,
} from '../../../screens/nodes/CreateEgressDialog/CreateEgressDialog.tsx';
import {
  CreateRelayDialog,
  createRelayView,
} from '../../../screens/nodes/CreateRelayDialog/CreateRelayDialog.tsx';
import type { RecordsNow } from '../../../domain/actions/known.ts';
import { createEgress, createRelay } from '../../flows/gateways.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { useFormSubmit } from '../forms/useForm.ts';
import { useKnown } from '../../stores/known.ts';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useRouter } from '../../stores/history.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { egressDrafts, relayDrafts } from '../../stores/drafts/formDrafts.ts';
import { useLastKnown } from '../useLastKnown.ts';

type NodeDialogProps = {
  readonly node: Node;
  readonly context: RecordsNow;
  readonly onClose: () => void;
};

/** Closes for an unknown node. The page underneath explains what is missing. */
function NodeDialog({ Dialog }: { Dialog: ComponentType<NodeDialogProps> }) {
  const { netid = '', nodeId = '' } = useParams();
  const ref: NodeRef = { network: netid, id: nodeId };
  const { routes } = useRouter();
  const location = useLocation();
  const close = useCloseDialog();
  const known = useKnown();
  const { listedNodes: nodes } = known;
  const node = useLastKnown(
    nodes?.find((candidate) => isSameNode(candidate, ref)),
    nodeKey(ref),
  );

  if (!node) return nodes ? <Navigate to={pageUnder(routes, location) + location.search} replace /> : null;
  return <Dialog key={nodeKey(node)} node={node} context={known} onClose={close} />;
}

export function CreateEgressRoute() {
  return <NodeDialog Dialog={EgressForm} />;
}

function EgressForm({ node, context, onClose }: NodeDialogProps) {
  const { form, guard } = useFormSubmit({
    toast: toasts.createEgress,
    drafts: egressDrafts,
    about: nodeKey(node),
    initial: newEgressForm,
    send: (typed) => createEgress(node, egressDraft(typed)),
    sent: onClose,
    leave: onClose,
  });
  const view = createEgressView({ node, context, form: form.value, isSaving: guard.isSaving });
  return (
    <LeaveGuard {...guard}>
      <CreateEgressDialog form={form} view={view} />
    </LeaveGuard>
  );
}

export function CreateRelayRoute() {
  return <NodeDialog Dialog={RelayForm} />;
}

function RelayForm({ node, context, onClose }: NodeDialogProps) {
  const { form, guard } = useFormSubmit({
    toast: toasts.createRelay,
    drafts: relayDrafts,
    about: nodeKey(node),
    initial: newRelayForm,
    send: (typed) => createRelay(node, relayedNodes(typed, relayCandidates(node, context.nodes))),
    sent: onClose,
    leave: onClose,
  });
  const view = createRelayView({ node, context, form: form.value, isSaving: guard.isSaving });
  return (
    <LeaveGuard {...guard}>
      <CreateRelayDialog form={form} view={view} />
    </LeaveGuard>
  );
}
