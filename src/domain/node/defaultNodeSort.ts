import type { NodeSort } from './nodeSort.ts';

/** Apart from the rules of sorting, which the first page doesn’t need. */
export const defaultNodeSort: NodeSort = { field: 'name', ascending: true };
