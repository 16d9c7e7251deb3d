import { proxy } from 'valtio';
import { defaultNodeSort, type NodeSort } from '../../domain/node/nodeSort.ts';

/** How node lists are sorted (§3 "Node sort preference"). */
export const nodeSortStore = proxy<{ sort: NodeSort }>({ sort: defaultNodeSort });

export function setNodeSort(sort: NodeSort): void {
  nodeSortStore.sort = sort;
}
