import type { Node } from '../../../domain/node/node.ts';

/** The hub of each network that has one, by netid. */
export type Hubs = ReadonlyMap<string, Node>;

export function hubsAmong(nodes: readonly Node[]): Hubs {
  return new Map(nodes.filter((node) => node.isHub).map((node) => [node.network, node]));
}
