import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { changedFields } from '../../../domain/edit/edit.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { unlockedEdit, type NodeEditContext } from '../../../domain/node/nodeEdit.ts';
import { nodeFields, nodeForm } from '../../../domain/node/nodeForm.ts';
import { NodeEditScreen } from '../../../screens/nodes/NodeEditScreen/NodeEditScreen.tsx';
import { nodeEditView } from '../../../screens/nodes/NodeEditScreen/nodeEditView.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { saveNode } from '../../flows/editNode.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useRecordEdit } from '../../forms/useRecordEdit.ts';
import { useKnownClients } from '../../shell/useKnownClients.ts';
import { useNetwork } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { aclsStore, openAcls } from '../../stores/acls.ts';
import { clock } from '../../stores/clock.ts';
import { nodeDrafts } from '../../stores/formDrafts.ts';
import { serverConfigStore } from '../../stores/records.ts';

type NodeEditFormProps = { node: Node; isGone: boolean; backHref: string };

/** The form of a node that is there, or was when the form was opened. */
export function NodeEditForm({ node, isGone, backHref }: NodeEditFormProps) {
  const network = useNetwork(node.network);
  const { data: config } = useSnapshot(serverConfigStore);
  const { now } = useSnapshot(clock);
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const clients = useKnownClients(viewer);
  const acls = useSnapshot(aclsStore);
  const context: NodeEditContext = {
    node,
    network,
    server: { isRceOn: valueOf(config)?.isRceOn ?? false },
  };

  const { form, on, ...state } = useRecordEdit({
    drafts: nodeDrafts,
    about: nodeKey(node),
    current: nodeForm(node),
    fields: nodeFields,
    backHref,
    save: (edit) => saveNode(node, unlockedEdit(edit, context)),
  });

  // A container can be large: it is read once the rule is changed, to tell what that does.
  const needsRules = (viewer?.user.isAdmin ?? false) && changedFields(state.edit, ['defaultAcl']).length > 0;
  useEffect(() => {
    if (needsRules) void openAcls(node.network);
  }, [needsRules, node.network]);

  return (
    <>
      <NodeEditScreen
        view={nodeEditView({
          ...context,
          ...state,
          node,
          isGone,
          network,
          nodes: valueOf(nodes) ?? [],
          clients: clients ?? [],
          acl: acls.netid === node.network ? valueOf(acls.data) : undefined,
          now: now / 1000,
        })}
        on={{ ...on, retry: () => void refreshNodes() }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
