import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import { linksOf } from '../../../domain/graph/neighbours.ts';
import type { Topology } from '../../../domain/graph/topology.ts';

/** What stays when everything else fades: a thing and what it is linked to, drawn or not, as the things that are drawn. */
export function nearTo(topology: Topology, drawn: DrawnGraph, id: string): ReadonlySet<string> | undefined {
  const group = drawn.groups.find((one) => one.id === id);
  // Plain nodes are linked to nearly everything: there is nothing to be told by fading.
  if (group && group.gatewayId === undefined) return undefined;
  const links = group ? drawn.links : linksOf(topology, id);
  const ends = links
    .filter(({ from, to }) => from === id || to === id)
    .map(({ from, to }) => (from === id ? to : from));
  return asDrawn(drawn, [id, ...ends]);
}

/** Members of closed groups stand for their groups. */
export function asDrawn({ groups }: Pick<DrawnGraph, 'groups'>, ids: Iterable<string>): ReadonlySet<string> {
  const wanted = new Set(ids);
  const holding = groups.filter(({ memberIds }) => memberIds.some((member) => wanted.has(member)));
  return new Set([...wanted, ...holding.map(({ id }) => id)]);
}
