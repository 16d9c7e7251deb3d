import { type ComponentType, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isEdited } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { egressDraft, newEgressForm } from '../../../domain/node/egressForm.ts';
import { type Node, type NodeRef, nodeKey, isSameNode } from '../../../domain/node/node.ts';
import { newRelayForm, relayCandidates, relayedNodes } from '../../../domain/node/relayForm.ts';
import type { Result } from '../../../domain/result.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import { CreateEgressDialog } from '../../../screens/nodes/CreateEgressDialog/CreateEgressDialog.tsx';
import { createEgressView } from '../../../screens/nodes/CreateEgressDialog/createEgressView.ts';
import { CreateRelayDialog } from '../../../screens/nodes/CreateRelayDialog/CreateRelayDialog.tsx';
import { createRelayView } from '../../../screens/nodes/CreateRelayDialog/createRelayView.ts';
import type { RoleSurroundings } from '../../../screens/nodes/roles/roleControl.ts';
import { createEgress, createRelay } from '../../flows/gateways.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useDeparture, Stay } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { pageUnder } from '../../shell/currentRoute.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { type Drafts, egressDrafts, relayDrafts } from '../../stores/drafts/formDrafts.ts';
import { useLastKnown } from './useLastKnown.ts';

/** What a dialog about a node is told. */
export type NodeDialogProps = {
  readonly node: Node;
  readonly around: Pick<RoleSurroundings, 'viewer' | 'networks' | 'nodes'>;
  readonly onClose: () => void;
};

/** A dialog about the node in the address. An unknown node leaves the page under it, which says what is there. */
export function NodeDialog({ Dialog }: { Dialog: ComponentType<NodeDialogProps> }) {
  const { netid = '', nodeId = '' } = useParams();
  const ref: NodeRef = { network: netid, id: nodeId };
  const location = useLocation();
  const close = useCloseDialog();
  const viewer = useViewer();
  const { data } = useNodes();
  const networks = useNetworks();
  const nodes = valueOf(data);
  const node = useLastKnown(
    nodes?.find((one) => isSameNode(one, ref)),
    ref,
  );

  if (!node) return nodes ? <Navigate to={pageUnder(location) + location.search} replace /> : null;
  if (!viewer) return null;
  const around = {
    viewer,
    nodes: nodes ?? [],
    networks: new Map((valueOf(networks) ?? []).map((network) => [network.netid, network])),
  };
  return <Dialog key={nodeKey(node)} node={node} around={around} onClose={close} />;
}

type RoleForm<Form> = {
  readonly drafts: Drafts<Form>;
  /** Tells the nodes apart. */
  readonly about: string;
  readonly initial: Form;
  readonly texts: ToastTexts;
  readonly onClose: () => void;
};

/** The form that creates a role: what was typed, what came of sending it, and leaving it. */
export function useRoleForm<Form extends object>({ drafts, about, initial, texts, onClose }: RoleForm<Form>) {
  const form = useForm(drafts, about, initial);
  const [failure, setFailure] = useState<Failure>();

  function close() {
    form.discard();
    onClose();
  }

  const { isUnderway, after } = useDeparture(close);

  return {
    form,
    state: {
      isDirty: isEdited(form.edit),
      isSaving: isUnderway,
      failure: failure && { fact: texts.failure(''), reason: refusalText(failure) },
    },
    change(changes: Partial<Form>) {
      setFailure(undefined);
      form.change(changes);
    },
    send(call: () => Promise<Result<unknown, Failure>>) {
      setFailure(undefined);
      return after(async () => {
        const result = await call();
        if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
        return result.ok;
      });
    },
    cancel: close,
  };
}

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
