import type { GraphNode, Topology } from '../../../domain/graph/topology.ts';
import { compareNames } from '../../../domain/order.ts';
import { search } from '../../../domain/search.ts';

/** Ids of what has a text in its name or addresses, in the order of the names; none while the text is blank. */
export function thingsMatching({ nodes }: Topology, text: string): readonly string[] {
  if (text.trim() === '') return [];
  return search(nodes, text, fieldsOf)
    .toSorted((one, other) => compareNames(one.label, other.label))
    .map(({ id }) => id);
}

/** What a thing is found by. */
export function fieldsOf(thing: GraphNode): readonly string[] {
  const addressed = 'node' in thing ? thing.node : 'client' in thing ? thing.client : undefined;
  return addressed ? [thing.label, addressed.address, addressed.address6] : [thing.label];
}
