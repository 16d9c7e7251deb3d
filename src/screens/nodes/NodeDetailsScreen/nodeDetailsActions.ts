import type { NodeRef } from '../../../domain/node/node.ts';
import type { RoleActions } from '../roles/roleActions.ts';

/** What can be asked for on a node's page. Questions before a change were answered already. */
export type NodeDetailsActions = RoleActions & {
  refresh(): void;
  approve(node: NodeRef & { readonly name: string }): void;
  remove(node: NodeRef & { readonly name: string }): void;
};
