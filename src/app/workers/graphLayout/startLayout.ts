import type { ELK, ElkNode } from 'elkjs/lib/elk-api';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';
import { treesOf, wrapped, type Trees } from '../../../domain/graph/layout/trees.ts';
import { dismissElk, takeElk } from './elkWorker.ts';

/** What the worker is asked. */
export type LayoutOrder = { readonly graph: LayoutGraph; readonly start: Start };

/** What it answers, several times while things settle; one point per thing of the order. */
export type LayoutReport = { readonly points: readonly Point[]; readonly isSettled: boolean };

/**
 * Arranges a graph off the main thread and reports while things settle. A graph within the reach of elkjs is arranged by
 * it first. A worker that fails leaves things where they start. Returns what ends it at once.
 */
export function startLayout(
  graph: LayoutGraph,
  start: Start,
  onReport: (report: LayoutReport) => void,
): () => void {
  const forces = new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' });
  const report = (message: LayoutReport) => {
    if (message.isSettled) forces.terminate();
    onReport(message);
  };
  forces.addEventListener('message', ({ data }: MessageEvent<LayoutReport>) => report(data));
  forces.addEventListener('error', () => report({ points: start.points, isSettled: true }));
  const settle = (order: LayoutOrder) => forces.postMessage(order, []);

  const trees = treesOf(graph);
  const branched = branchedOf(trees).length;
  if (trees.members.length === 0 || branched > mostThingsForElk) {
    dismissElk();
    settle({ graph, start });
    return () => forces.terminate();
  }
  if (branched === 0) dismissElk();
  const elk = branched === 0 ? undefined : takeElk();
  let isOver = false;
  void elkLayout(elk, graph, start)
    .catch(() => start)
    .then((arrangement) => {
      elk?.terminateWorker();
      if (!isOver) settle({ graph, start: arrangement });
    });
  return () => {
    isOver = true;
    elk?.terminateWorker();
    forces.terminate();
  };
}

/** Of trees: elkjs is done with them within about a second, in its worker. */
export const mostThingsForElk = 240;

const spacing = 44;
const layerSpacing = 40;

/** By place among the things: what is in a tree with branches. Where a thing alone goes is known without elkjs. */
function branchedOf({ trees }: Trees): readonly number[] {
  return trees.flatMap(({ members }) => (members.length > 1 ? members : []));
}

/** What hangs on gateways, relays or a hub, unrolled: from left to right, one tree below the other. */
function elkGraphOf({ things }: LayoutGraph, trees: Trees): ElkNode {
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
    children: branchedOf(trees).map((index) => {
      const size = 2 * (things[index]?.radius ?? 0);
      return { id: String(index), width: size, height: size };
    }),
    edges: trees.edges.map(([from, to]) => ({
      id: `${from}-${to}`,
      sources: [String(from)],
      targets: [String(to)],
    })),
  };
}

/** The arrangement of trees: each looks away from the middle, like the leaf of a fan. Spokes alone need no elkjs. */
export async function elkLayout(elk: ELK | undefined, graph: LayoutGraph, start: Start): Promise<Start> {
  const trees = treesOf(graph);
  const { children = [] } = (await elk?.layout(elkGraphOf(graph, trees))) ?? {};
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
}
