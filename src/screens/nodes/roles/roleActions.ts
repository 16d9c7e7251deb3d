import type { CreatedRole, GatewayRole } from '../../../domain/node/gateways.ts';
import type { NodeRef } from '../../../domain/node/node.ts';

/** What every screen with roles can ask for. Questions before a change were answered already. */
export type RoleActions = {
  /** Opens the page on which the role is created. The same function in every render. */
  readonly createRole: (node: NodeRef, role: CreatedRole) => void;
  switchRole(node: NodeRef & { readonly name: string }, role: GatewayRole, isOn: boolean): void;
};
