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
import type { Point, Start, LayoutItem } from '../../../domain/graph/layout/startingPoints.ts';

const layoutIterations = 600;

const ticksPerReport = 20;
const springLength = 34;
const alphaMin = 0.001;
/** Strength that pulls arranged items to their positions. */
const homing = 0.1;

type Body = SimulationNodeDatum & {
  readonly part: LayoutItem['part'] | 'core';
  readonly radius: number;
  readonly home: Point;
};

/**
 * Simulates forces with collisions and yields positions until nothing moves or all iterations are done. The library’s
 * random numbers always start with the same seed.
 */
export function* forceLayout(graph: LayoutGraph, start: Start): Generator<readonly Point[]> {
  const bodies = bodiesOf(graph, start);
  const core: Body = { ...fixedAt({ x: 0, y: 0 }), part: 'core', radius: start.coreRadius };
  const all = [...bodies.values(), core];
  const springs = graph.springs.flatMap(([from, to]) => {
    const [source, target] = [bodies.get(from), bodies.get(to)];
    return source && target ? [{ source, target }] : [];
  });
  const ties = all.flatMap((source) => (source.part === 'ring' ? [{ source, target: core }] : []));
  const simulation = forceSimulation(all)
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
        forceLink<Body, { source: Body; target: Body }>([...springs, ...ties]).distance(
          ({ source, target }) => source.radius + target.radius + springLength,
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
  const points = () => start.points.map((point, index) => placeOf(bodies.get(index)) ?? point);
  for (let tick = 0; tick < layoutIterations; tick += ticksPerReport) {
    const before = all.map(placeOf);
    simulation.tick(Math.min(ticksPerReport, layoutIterations - tick));
    yield points();
    const isAtRest = all.every(
      ({ x, y, vx, vy }, index) => x === before[index]?.x && y === before[index]?.y && vx === 0 && vy === 0,
    );
    if (isAtRest) return;
  }
}

function bodiesOf({ items }: LayoutGraph, { points }: Start): ReadonlyMap<number, Body> {
  return new Map(
    items.flatMap(({ radius, part }, index) => {
      if (part === 'disc') return [];
      const place = points[index] ?? { x: 0, y: 0 };
      const position = part === 'hub' ? fixedAt(place) : { ...place, home: place };
      return [[index, { ...position, part, radius }] as const];
    }),
  );
}

function fixedAt({ x, y }: Point) {
  return { x, y, fx: x, fy: y, home: { x, y } };
}

function placeOf(body: Body | undefined): Point | undefined {
  return body && { x: body.x ?? 0, y: body.y ?? 0 };
}
