import type { ElkNode } from 'elkjs/lib/elk-api';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';
import { treesOf, wrapped, type Tree } from '../../../domain/graph/layout/trees.ts';
import { middlesBy, type Elk } from './elkWorker.ts';

/** elkjs lays out this many items of branched trees within about a second. */
export const mostThingsForElk = 240;

const spacing = 44;
const layerSpacing = 40;
const laneSpacing = 10;

/**
 * Arranges trees around the core, each pointing outwards. Most are a gateway with its leaves, whose positions need no
 * elkjs. If there are no trees, too many for elkjs or if it fails, everything stays where it starts.
 */
export async function treeLayout(graph: LayoutGraph, start: Start, elk: () => Elk): Promise<Start> {
  const trees = treesOf(graph);
  const stars = trees.trees.filter(isStar);
  const branched = trees.trees.filter((tree) => !isStar(tree));
  if (trees.members.length === 0 || membersOf(branched).length > mostThingsForElk) return start;
  try {
    const unrolled = new Map([
      ...stars.flatMap((star) => unrolledStar(graph, star)),
      ...(branched.length > 0 ? await unrolledByElk(elk(), graph, branched) : []),
    ]);
    const places = wrapped(graph, trees, unrolled, start.coreRadius);
    return {
      ...start,
      points: start.points.map((point, index) => places.get(index) ?? point),
      isArranged: true,
    };
  } catch {
    return start;
  }
}

function membersOf(trees: readonly Tree[]): readonly number[] {
  return trees.flatMap(({ members }) => members);
}

function isStar({ members, roots, edges }: Tree): boolean {
  const isFromRoot = edges.every(([from]) => from === roots[0]);
  return roots.length === 1 && isFromRoot && edges.length === members.length - 1;
}

export function unrolledStar(
  { items }: LayoutGraph,
  { edges, roots: [root = 0] }: Tree,
): readonly (readonly [number, Point])[] {
  const radiusOf = (index: number) => items[index]?.radius ?? 0;
  const leaves = edges.map(([, leaf]) => leaf);
  const heights: number[] = [];
  let end = 0;
  for (const radius of leaves.map(radiusOf)) {
    heights.push(end + radius);
    end += 2 * radius + spacing;
  }
  // Above and below, each line bends in its own lane.
  const gap = Math.max(layerSpacing, laneSpacing * (Math.floor(leaves.length / 2) + 1));
  const half = (leaves.length - 1) / 2;
  const middle = ((heights[Math.floor(half)] ?? 0) + (heights[Math.ceil(half)] ?? 0)) / 2;
  const column = leaves.map((leaf, row) => {
    const place = { x: radiusOf(root) + gap + radiusOf(leaf), y: (heights[row] ?? 0) - middle };
    return [leaf, place] as const;
  });
  return [[root, { x: 0, y: 0 }] as const, ...column];
}

export async function unrolledByElk(
  elk: Elk,
  graph: LayoutGraph,
  trees: readonly Tree[],
): Promise<readonly (readonly [number, Point])[]> {
  const middles = await middlesBy(elk, elkGraphOf(graph, trees));
  return [...middles].map(([id, middle]) => [Number(id), middle]);
}

function elkGraphOf({ items }: LayoutGraph, trees: readonly Tree[]): ElkNode {
  return {
    id: 'graph',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.randomSeed': '1',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
      'elk.spacing.nodeNode': String(spacing),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(layerSpacing),
    },
    children: membersOf(trees).map((index) => {
      const size = 2 * (items[index]?.radius ?? 0);
      return { id: String(index), width: size, height: size };
    }),
    edges: trees.flatMap(({ edges }) =>
      edges.map(([from, to]) => ({
        id: `${from}-${to}`,
        sources: [String(from)],
        targets: [String(to)],
      })),
    ),
  };
}
