import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { NodeDetailsScreen } from '../../../screens/nodes/NodeDetailsScreen/NodeDetailsScreen.tsx';
import { nodeDetailsView } from '../../../screens/nodes/NodeDetailsScreen/nodeDetailsView.ts';
import { approveNode, removeNode } from '../../flows/nodes.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { aclsStore, loadAcls } from '../../stores/acls.ts';
import { clock } from '../../stores/clock.ts';
import { externalClientsStore } from '../../stores/externalClients.ts';
import { networksStore } from '../../stores/networks.ts';
import { nodesStore } from '../../stores/nodes.ts';

/** `/nodes/{netid}/{nodeId}` */
export function NodeDetailsRoute() {
  const { netid = '', nodeId = '' } = useParams();
  const navigate = useNavigate();
  const viewer = useViewer();
  const nodes = useSnapshot(nodesStore);
  const { data: networks } = useSnapshot(networksStore);
  const { data: clients } = useSnapshot(externalClientsStore);
  const acls = useSnapshot(aclsStore);
  const { now } = useSnapshot(clock);

  const maySeeAcls = viewer?.user.isAdmin ?? false;
  useEffect(() => {
    if (maySeeAcls) void loadAcls(netid);
  }, [maySeeAcls, netid]);

  if (!viewer) return null;

  const view = nodeDetailsView({
    node: { network: netid, id: nodeId },
    nodes: nodes.data,
    networks,
    isRefreshing: nodes.isLoading,
    clients: valueOf(clients) ?? [],
    acls: acls.netid === netid ? acls.data : { status: 'idle' },
    viewer,
    now: now / 1000,
  });

  return (
    <NodeDetailsScreen
      view={view}
      on={{
        refresh: () => void refreshNodes(),
        approve: (node) => void approveNode(node),
        remove: async (node) => {
          if (await removeNode(node)) void navigate(paths.nodes(node.network));
        },
      }}
    />
  );
}
