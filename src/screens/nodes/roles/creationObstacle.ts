import { hasRole, type CreatedRole } from '../../../domain/node/gateways.ts';
import type { Node } from '../../../domain/node/node.ts';
import { canToggleRoles } from '../../../domain/session/permissions.ts';
import { roleObstacle, type RoleSurroundings } from './roleControl.ts';

/** Why the form of a role cannot be sent, such as when its address was opened directly or somebody else was faster. */
export function creationObstacle(
  node: Node,
  role: CreatedRole,
  around: Pick<RoleSurroundings, 'viewer' | 'networks' | 'nodes'>,
): string | undefined {
  if (!canToggleRoles(around.viewer, node)) return `Available to administrators of ${node.network}`;
  if (hasRole(node, role)) {
    return `${node.name} is ${role === 'egress' ? 'an egress gateway' : 'a relay'} already`;
  }
  return roleObstacle(node, role, around);
}
