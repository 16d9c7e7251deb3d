import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';

/** §9 "Graph layout". */
export const layoutIterations = 600;

/** Ticks after which positions are shown. */
const ticksPerReport = 20;
const springLength = 34;
const alphaMin = 0.001;
/** How strongly what is arranged goes back to its place. */
const homing = 0.1;

type Body = SimulationNodeDatum & { readonly radius: number; readonly home: Point };

/**
 * Forces, with collisions. Yields positions as they settle, the last time for good. The library's random
 * numbers begin with the same seed every time.
 */
export function* forceLayout(graph: LayoutGraph, start: Start): Generator<readonly Point[]> {
  const bodies = bodiesOf(graph, start);
  const core = bodies.length - 1;
  const springs = [
    ...graph.springs.map(([source, target]) => ({ source, target })),
    ...graph.things.flatMap(({ part }, source) => (part === 'ring' ? [{ source, target: core }] : [])),
  ];
  const simulation = forceSimulation(bodies)
    .alphaDecay(1 - alphaMin ** (1 / layoutIterations))
    .force('collisions', forceCollide<Body>(({ radius }) => radius).iterations(2))
    .stop();
  if (start.isArranged) {
    simulation
      .force('x', forceX<Body>(({ home }) => home.x).strength(homing))
      .force('y', forceY<Body>(({ home }) => home.y).strength(homing));
  } else
    simulation
      .force(
        'springs',
        forceLink(springs).distance(
          ({ source, target }) => radiusOf(source) + radiusOf(target) + springLength,
        ),
      )
      .force(
        'apart',
        forceManyBody<Body>()
          .strength(({ radius }) => (radius === 0 ? 0 : -220))
          .distanceMax(600),
      )
      .force('x', forceX(0).strength(0.02))
      .force('y', forceY(0).strength(0.02));
  for (let tick = 0; tick < layoutIterations; tick += ticksPerReport) {
    simulation.tick(Math.min(ticksPerReport, layoutIterations - tick));
    yield pointsOf(graph, bodies);
  }
}

/** The things and, last, the disc in the middle. What stands on the disc takes no part of its own. */
function bodiesOf({ things }: LayoutGraph, { points, coreRadius }: Start): Body[] {
  return [
    ...things.map(({ radius, part }, index) => {
      const { x, y } = points[index] ?? { x: 0, y: 0 };
      const isFixed = part === 'disc' || part === 'hub';
      return {
        x,
        y,
        home: { x, y },
        radius: part === 'disc' ? 0 : radius,
        ...(isFixed ? { fx: x, fy: y } : {}),
      };
    }),
    { x: 0, y: 0, home: { x: 0, y: 0 }, fx: 0, fy: 0, radius: coreRadius },
  ];
}

function pointsOf({ things }: LayoutGraph, bodies: readonly Body[]): readonly Point[] {
  return things.map((_, index) => ({ x: bodies[index]?.x ?? 0, y: bodies[index]?.y ?? 0 }));
}

/** d3-force replaces the indexes of a link's ends by the bodies themselves before it asks for the distance. */
function radiusOf(end: unknown): number {
  const isBody = typeof end === 'object' && end !== null && 'radius' in end;
  return isBody && typeof end.radius === 'number' ? end.radius : 0;
}
