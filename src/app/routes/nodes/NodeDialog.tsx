import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import type { RoleSurroundings } from '../../../screens/nodes/roles/roleControl.ts';
import { isSame } from '../../flows/nodes.ts';
import { pageUnder } from '../../shell/pageUnder.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
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
    nodes?.find((one) => isSame(one, ref)),
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
