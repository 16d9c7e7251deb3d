import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { NodeEditForm } from '../nodes/NodeEditForm.tsx';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { useNodes } from '../../shell/useNodes.ts';
import { RequireLevel } from './RequireLevel.tsx';

/** `/prouser/{netid}/nodeview/edit/{nodeId}`: only for level 0, which is the one that may edit its network (§2). */
export function AreaEditNodeRoute() {
  return (
    <RequireLevel section="proedit">
      <EditNode />
    </RequireLevel>
  );
}

function EditNode() {
  const { netid = '', nodeId = '' } = useParams();
  const { data: nodes } = useNodes();
  if (nodes.status !== 'ready') return <LoadingScreen />;
  const node = nodes.value.find((one) => one.id === nodeId && one.network === netid);
  return node ? (
    <NodeEditForm key={nodeKey(node)} node={node} isGone={false} backHref={paths.userAreaNodes(netid)} />
  ) : (
    <NotFoundRoute />
  );
}
