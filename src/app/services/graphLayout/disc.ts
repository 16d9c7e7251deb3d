/** Where the middle of a thing stands, in pixels at zoom 1. */
export type Point = { readonly x: number; readonly y: number };

/** Up to so many stand on one circle; more of them fill a disc. */
const mostOnCircle = 8;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Turns the room a thing takes into the step of the spiral, so that neighbours on it do not touch. */
const spiralStep = 0.57;

/** `count` equal things around the origin, each with `spacing` pixels to its neighbours. */
export function discOf(count: number, spacing: number): readonly Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  const circle = Math.max(spacing / 2, spacing / (2 * Math.sin(Math.PI / count)));
  return Array.from({ length: count }, (_, index) =>
    count <= mostOnCircle
      ? around(circle, (index / count) * 2 * Math.PI - Math.PI / 2)
      : around(spiralStep * spacing * Math.sqrt(index + 0.5), index * goldenAngle),
  );
}

export function discRadius(points: readonly Point[], spacing: number): number {
  const furthest = Math.max(0, ...points.map(({ x, y }) => Math.hypot(x, y)));
  return points.length === 0 ? 0 : furthest + spacing / 2;
}

export function around(radius: number, angle: number, { x, y }: Point = { x: 0, y: 0 }): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
