import { useParams } from 'react-router-dom';
import type { NodeRef } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import { canEditNode, seesOwnNodesOnly } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { missingNodeText } from '../../../domain/text/userAreaText.ts';
import { NodeEditScreen } from '../../../screens/nodes/NodeEditScreen/NodeEditScreen.tsx';
import type { NodeEditView } from '../../../screens/nodes/NodeEditScreen/nodeEditView.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { isSame } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { noEditor } from '../../forms/noEditor.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { NodeEditForm } from './NodeEditForm.tsx';
import { useLastKnown } from './useLastKnown.ts';

/** `/nodes/{netid}/{nodeId}/edit` */
export function NodeEditRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const ref: NodeRef = { network: netid, id: nodeId };
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const found = nodes.status === 'ready' ? nodes.value.find((one) => isSame(one, ref)) : undefined;
  const node = useLastKnown(found, ref);

  if (!viewer) return null;
  if (!node) {
    const view: NodeEditView =
      nodes.status === 'failed'
        ? { status: 'failed', reason: failureText(nodes.failure) }
        : nodes.status === 'ready'
          ? {
              status: 'missing',
              listHref: paths.nodes(netid),
              text: missingNodeText(seesOwnNodesOnly(viewer, netid, nodes.value)),
            }
          : { status: 'loading' };
    return <NodeEditScreen view={view} on={withoutForm} />;
  }
  if (!canEditNode(viewer, node)) {
    return <NodeEditScreen view={{ status: 'denied', detailsHref: paths.node(node) }} on={withoutForm} />;
  }
  return (
    <NodeEditForm
      key={nodeKey(node)}
      node={node}
      isGone={nodes.status === 'ready' && !found}
      backHref={paths.node(node)}
    />
  );
}

const withoutForm = { ...noEditor, retry: () => void refreshNodes() };
