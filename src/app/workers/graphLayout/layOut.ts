import { forceCollide, forceSimulation, forceX, forceY, type SimulationNodeDatum } from 'd3-force';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point } from '../../../domain/graph/layout/disc.ts';
import { startOf } from '../../../domain/graph/layout/trees.ts';

const layoutIterations = 600;
const ticksPerCheck = 20;
const alphaMin = 0.001;
/** Strength that pulls items back to where their tree has them. */
const homing = 0.1;

type Body = SimulationNodeDatum & { readonly radius: number; readonly home: Point };

/** Returns the place of each item: the disc or the hub, around it the trees, moved apart where they overlap. */
export function layOut(graph: LayoutGraph): readonly Point[] {
  const { points, coreRadius } = startOf(graph);
  const bodies = points.map((home, index): Body => {
    const { part = 'disc', radius = 0 } = graph.items[index] ?? {};
    return part === 'disc' || part === 'hub' ? fixedAt(home, radius) : { ...home, home, radius };
  });
  // One body stands for the disc, whose items are apart from each other.
  const loose = bodies.filter((_, index) => graph.items[index]?.part !== 'disc');
  moveApart([...loose, fixedAt({ x: 0, y: 0 }, coreRadius)]);
  return bodies.map(({ x = 0, y = 0 }) => ({ x, y }));
}

/** Simulates collisions until nothing moves or all iterations are done. The library’s random numbers have a fixed seed. */
function moveApart(bodies: readonly Body[]): void {
  const simulation = forceSimulation([...bodies])
    .alphaDecay(1 - alphaMin ** (1 / layoutIterations))
    .force('collisions', forceCollide<Body>(({ radius }) => radius).iterations(2))
    .force('x', forceX<Body>(({ home }) => home.x).strength(homing))
    .force('y', forceY<Body>(({ home }) => home.y).strength(homing))
    .stop();
  for (let tick = 0; tick < layoutIterations; tick += ticksPerCheck) {
    const before = bodies.map(({ x, y }) => ({ x, y }));
    simulation.tick(ticksPerCheck);
    const isAtRest = bodies.every(
      ({ x, y, vx, vy }, index) => x === before[index]?.x && y === before[index]?.y && vx === 0 && vy === 0,
    );
    if (isAtRest) return;
  }
}

function fixedAt({ x, y }: Point, radius: number): Body {
  return { x, y, fx: x, fy: y, home: { x, y }, radius };
}
