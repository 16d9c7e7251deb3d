import { linksOf } from '../../../domain/graph/neighbours.ts';
import type { LinkKind, Topology } from '../../../domain/graph/topology.ts';
import { compareNames } from '../../../domain/order.ts';

/** The other end of a link. */
export type LinkedThing = { readonly id: string; readonly label: string; readonly kind: LinkKind };

/** What hangs on a node before its many peers. */
const order: Readonly<Record<LinkKind, number>> = { hub: 0, relay: 1, client: 2, range: 3, mesh: 4 };

/** What a thing is linked to, by kind of link and name. */
export function linkedThings(topology: Topology, id: string): readonly LinkedThing[] {
  const labels = new Map(topology.nodes.map((thing) => [thing.id, thing.label]));
  return linksOf(topology, id)
    .map(({ from, to, kind }) => {
      const other = from === id ? to : from;
      return { id: other, label: labels.get(other) ?? other, kind };
    })
    .toSorted((one, other) => order[one.kind] - order[other.kind] || compareNames(one.label, other.label));
}
