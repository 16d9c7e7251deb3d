import type { NodePaths } from '../../../screens/nodes/nodePaths.ts';
import type { RoleActions } from '../../../screens/nodes/roles/roleControl.ts';
import { useOpenDialog } from '../../shell/useDialogAddress.ts';

export function useCreateRole(places: NodePaths): RoleActions['createRole'] {
  const open = useOpenDialog();
  return (node, role) => open(role === 'egress' ? places.createEgress(node) : places.createRelay(node));
}
