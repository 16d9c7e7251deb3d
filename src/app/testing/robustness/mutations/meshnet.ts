import type { World } from '../../../../../mocks/world/state.ts';
import type { WireNode } from '../../../../../mocks/wire/wire.ts';
import type { Edit } from '../../../../domain/edit/edit.ts';
import { valueOf } from '../../../../domain/loadable.ts';
import type { Node } from '../../../../domain/node/node.ts';
import { nodesStore } from '../../../stores/records.ts';

export const net = 'meshnet';

export function loadedNode(name: string): Node {
  const node = valueOf(nodesStore.data)?.find((candidate) => candidate.name === name);
  if (!node) throw new Error(`No node ${name}`);
  return node;
}

export function serverNode(world: World, name: string): WireNode | undefined {
  return [...world.nodes.values()].find((node) => node.name === name);
}

export function edited<Form>(before: Form, changes: Partial<Form>): Edit<Form> {
  return { before, after: { ...before, ...changes } };
}
