import type { NodeSort } from '../../../domain/node/nodeSort.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import type { RoleActions } from '../roles/roleActions.ts';
import type { NodeFilter } from './nodeListQuery.ts';
import type { NamedNode } from './selectionView.ts';

export type ExportFormat = 'csv' | 'json';

/** What can be asked for on the node list. Questions before a change were answered already. */
export type NodeListActions = RoleActions & {
  refresh(): void;
  /** Goes to the list with these filters changed, on its first page. */
  filter(changes: Partial<NodeFilter>): void;
  sortBy(sort: NodeSort): void;
  turnTo(page: PageRequest): void;
  /** The keys of all nodes that are now selected. */
  select(keys: ReadonlySet<string>): void;
  approve(node: NamedNode): void;
  remove(node: NamedNode): void;
  /** Of several nodes, each with a result of its own. */
  approveAll(nodes: readonly NamedNode[]): void;
  removeAll(nodes: readonly NamedNode[]): void;
  retryFailed(): void;
  closeBulkResult(): void;
  /** Everything the list shows over all its pages, or what is selected of it. */
  export(format: ExportFormat, scope: 'shown' | 'selected'): void;
};
