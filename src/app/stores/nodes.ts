import { proxy } from 'valtio';
import type { Node } from '../../domain/node/node.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const nodesStore = proxy(emptyCollection<readonly Node[]>());

export function loadNodes() {
  return loadInto(nodesStore, () => api.nodes.list());
}
