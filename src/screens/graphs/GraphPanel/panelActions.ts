import type { NodeRef } from '../../../domain/node/node.ts';
import type { RoleActions } from '../../nodes/roles/roleActions.ts';

/** What can be asked for in the panel. Questions before a change were answered already. */
export type PanelActions = RoleActions & {
  /** The same function in every render. */
  readonly select: (id: string) => void;
  /** undefined: what the panel stands in closes it. */
  readonly close: (() => void) | undefined;
  approve(node: NodeRef & { readonly name: string }): void;
  remove(node: NodeRef & { readonly name: string }): void;
};
