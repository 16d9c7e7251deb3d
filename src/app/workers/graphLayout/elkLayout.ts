import type { ElkNode } from 'elkjs/lib/elk-api';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Start } from '../../../domain/graph/layout/startingPoints.ts';
import { treesOf, wrapped, type Trees } from '../../../domain/graph/layout/trees.ts';
import type { Elk } from './elkWorker.ts';

/** Of trees: elkjs is done with them within about a second, in its worker. */
export const mostThingsForElk = 240;

const spacing = 44;
const layerSpacing = 40;

/**
 * The arrangement of trees: each looks away from the middle, like the leaf of a fan. Spokes alone need no elkjs. Where
 * there are no trees, or too many for it, or where it fails, everything stays where it starts.
 */
export async function elkLayout(graph: LayoutGraph, start: Start, elk: () => Elk): Promise<Start> {
  const trees = treesOf(graph);
  const branched = branchedOf(trees);
  if (trees.members.length === 0 || branched.length > mostThingsForElk) return start;
  try {
    const { children = [] } =
      branched.length > 0 ? await elk().layout(elkGraphOf(graph, trees.edges, branched)) : {};
    const unrolled = new Map(
      children.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [
        Number(id),
        { x: x + width / 2, y: y + height / 2 },
      ]),
    );
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

/** By place among the things: what is in a tree with branches. Where a thing alone goes is known without elkjs. */
function branchedOf({ trees }: Trees): readonly number[] {
  return trees.flatMap(({ members }) => (members.length > 1 ? members : []));
}

/** What hangs on gateways, relays or a hub, unrolled: from left to right, one tree below the other. */
function elkGraphOf({ things }: LayoutGraph, edges: Trees['edges'], branched: readonly number[]): ElkNode {
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
    children: branched.map((index) => {
      const size = 2 * (things[index]?.radius ?? 0);
      return { id: String(index), width: size, height: size };
    }),
    edges: edges.map(([from, to]) => ({
      id: `${from}-${to}`,
      sources: [String(from)],
      targets: [String(to)],
    })),
  };
}
