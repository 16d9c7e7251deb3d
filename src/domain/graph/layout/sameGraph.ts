import type { LayoutGraph } from './layoutGraph.ts';

/** Whether a layout of the one is a layout of the other, so that a refresh which brings nothing new ends no layout. */
export function sameGraph(one: LayoutGraph, other: LayoutGraph): boolean {
  return (
    one.things.length === other.things.length &&
    one.springs.length === other.springs.length &&
    one.things.every(({ id, radius, part }, index) => {
      const twin = other.things[index];
      return id === twin?.id && radius === twin.radius && part === twin.part;
    }) &&
    one.springs.every(([a, b], index) => {
      const twin = other.springs[index];
      return a === twin?.[0] && b === twin[1];
    })
  );
}
