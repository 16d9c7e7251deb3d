import type { NodeRef } from '../../../domain/node/node.ts';
import type { RoleActions } from '../../nodes/roles/roleActions.ts';
import type { GraphQuery } from './graphQuery.ts';

/** What can be asked for on a graph. Questions before a change were answered already. */
export type GraphActions = RoleActions & {
  refresh(): void;
  /** What lives in the address: selection, shape, search. The same function in every render. */
  readonly change: (changes: Partial<GraphQuery>) => void;
  /** Opens a collapsed group, or closes it again. The same function in every render. */
  readonly toggleGroup: (id: string) => void;
  approve(node: NodeRef & { readonly name: string }): void;
  remove(node: NodeRef & { readonly name: string }): void;
};
