import type { ELK, ElkNode } from 'elkjs/lib/elk-api';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { around, type Point, type Start } from '../../../domain/graph/layout/startingPoints.ts';
import { layoutIterations } from './forceLayout.ts';

/** For graphs of which it is done within about two seconds; the time grows with the square of the things. */
export const mostThingsForElk = 60;

const middle = 'middle';

/** How long links become. */
const spacing = 10;
const middleRadius = 20;

export function elkGraphOf({ things, springs }: LayoutGraph, { points }: Start): ElkNode {
  const free = things.flatMap(({ radius, part }, index) => {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    return part === 'disc' ? [] : [square(String(index), radius, { x, y })];
  });
  return {
    id: 'graph',
    layoutOptions: {
      'elk.algorithm': 'force',
      'elk.force.iterations': String(layoutIterations),
      'elk.randomSeed': '1',
      'elk.separateConnectedComponents': 'false',
      'elk.spacing.nodeNode': String(spacing),
    },
    children: [square(middle, middleRadius, { x: 0, y: 0 }), ...free],
    edges: [
      ...springs.map(([one, other]) => [String(one), String(other)] as const),
      ...things.flatMap(({ part }, index) => (part === 'ring' ? [[middle, String(index)] as const] : [])),
    ].map(([source, target]) => ({ id: `${source}-${target}`, sources: [source], targets: [target] })),
  };
}

function square(id: string, radius: number, { x, y }: Point): ElkNode {
  return { id, x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** The arrangement of a small graph. The force layout, starting from it, gives things the room that they need. */
export async function elkLayout(elk: ELK, graph: LayoutGraph, start: Start): Promise<Start> {
  const { children = [] } = await elk.layout(elkGraphOf(graph, start));
  const arranged = new Map(children.map((child) => [child.id, middleOf(child)]));
  const hub = graph.things.findIndex(({ part }) => part === 'hub');
  const origin = arranged.get(hub < 0 ? middle : String(hub)) ?? { x: 0, y: 0 };
  const points = graph.things.map(({ part }, index) => {
    const point = arranged.get(String(index));
    if (part === 'disc' || !point) return start.points[index] ?? { x: 0, y: 0 };
    return outside(start.coreRadius, { x: point.x - origin.x, y: point.y - origin.y });
  });
  return { ...start, points };
}

/** The disc went in as a point: everything moves away from it as far as the disc is wide. */
function outside(radius: number, { x, y }: Point): Point {
  const distance = Math.hypot(x, y);
  return distance === 0 ? { x, y } : around(distance + radius, Math.atan2(y, x));
}

function middleOf({ x = 0, y = 0, width = 0, height = 0 }: ElkNode): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
