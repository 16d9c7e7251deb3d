import type { Point } from './disc.ts';

type Links<Id> = { readonly roots: readonly Id[]; readonly edges: readonly (readonly [from: Id, to: Id])[] };

type Unrolling<Id> = {
  readonly radiusOf: (id: Id) => number;
  /** Least distance of the figures in a column, and of two columns. */
  readonly spacing: number;
  readonly layerSpacing: number;
};

/**
 * Lays out what hangs together from left to right, with one column per step from the roots. Each item without
 * children has a height of its own, and the others are in the middle of their children, also of shared ones.
 * `length` is the room all of them need, without which they would overlap.
 */
export function unrolled<Id>(
  { roots, edges }: Links<Id>,
  { radiusOf, spacing, layerSpacing }: Unrolling<Id>,
): { readonly places: ReadonlyMap<Id, Point>; readonly length: number } {
  const childrenOf = new Map<Id, Id[]>();
  for (const [from, to] of edges) childrenOf.set(from, [...(childrenOf.get(from) ?? []), to]);
  const columns: Id[][] = [];
  const columnOf = new Map<Id, number>();
  const heights = new Map<Id, number>();
  let length = 0;
  const visit = (id: Id, column: number) => {
    columnOf.set(id, column);
    (columns[column] ??= []).push(id);
    const first = columnOf.size;
    for (const child of childrenOf.get(id) ?? []) if (!columnOf.has(child)) visit(child, column + 1);
    if (columnOf.size > first) return;
    heights.set(id, length + radiusOf(id));
    length += 2 * radiusOf(id) + spacing;
  };
  for (const root of roots) visit(root, 0);

  const heightOf = (id: Id) => heights.get(id) ?? 0;
  for (const [index, column] of [...columns.entries()].toReversed()) {
    for (const id of column) {
      const children = (childrenOf.get(id) ?? []).filter((child) => (columnOf.get(child) ?? 0) > index);
      if (children.length > 0) heights.set(id, middleOf(children.map(heightOf)));
    }
    let [end, moved] = [-Infinity, 0];
    for (const id of column.toSorted((a, b) => heightOf(a) - heightOf(b))) {
      const height = Math.max(heightOf(id), end + radiusOf(id));
      moved += height - heightOf(id);
      heights.set(id, height);
      end = height + radiusOf(id) + spacing;
    }
    for (const id of column) heights.set(id, heightOf(id) - moved / column.length);
  }

  const places = new Map<Id, Point>();
  let left = -Math.max(0, ...(columns[0] ?? []).map(radiusOf));
  for (const column of columns) {
    for (const id of column) places.set(id, { x: left + radiusOf(id), y: heightOf(id) });
    // The links of a wide fan need a longer way, to be told apart.
    const widest = Math.max(0, ...column.map((id) => childrenOf.get(id)?.length ?? 0));
    left += 2 * Math.max(...column.map(radiusOf)) + Math.max(layerSpacing, 5 * (widest + 2));
  }
  return { places, length };
}

function middleOf(heights: readonly number[]): number {
  return (Math.min(...heights) + Math.max(...heights)) / 2;
}
