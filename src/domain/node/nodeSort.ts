import type { Node } from './node.ts';

export const nodeSortFields = ['address', 'name', 'network'] as const;
export type NodeSortField = (typeof nodeSortFields)[number];

/** §3 "Node sort preference". */
export type NodeSort = { readonly field: NodeSortField; readonly ascending: boolean };

export const defaultNodeSort: NodeSort = { field: 'name', ascending: true };

type Sortable = Pick<Node, 'id' | 'name' | 'network' | 'address' | 'address6'>;

// One collator for all comparisons: a call of localeCompare would look one up each time.
const collator = new Intl.Collator();

/** As text by the chosen field, then by id, so that the server's random order never shows; descending is the reverse. */
export function sortNodes<T extends Sortable>(nodes: readonly T[], sort: NodeSort): readonly T[] {
  const sorted = nodes.toSorted(
    (one, other) =>
      collator.compare(fieldOf(one, sort.field), fieldOf(other, sort.field)) ||
      collator.compare(one.id, other.id),
  );
  return sort.ascending ? sorted : sorted.toReversed();
}

/** A node of an IPv6 network has its one address in the other field. */
function fieldOf(node: Sortable, field: NodeSortField): string {
  return field === 'address' ? node.address || node.address6 : node[field];
}
