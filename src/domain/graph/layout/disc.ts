/** Where the middle of a thing stands, in pixels at zoom 1. */
export type Point = { readonly x: number; readonly y: number };

/** Up to so many stand on one circle; more of them fill a disc. */
const mostOnCircle = 8;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Turns the room a thing takes into the step of the spiral, so that neighbours on it do not touch. */
const spiralStep = 0.57;

/**
 * Things around the origin, each given so many pixels to its neighbours. They are put from the inside out, those that
 * need like room best one after the other.
 */
export function discOf(spacings: readonly number[]): readonly Point[] {
  const count = spacings.length;
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count <= mostOnCircle) {
    const spacing = Math.max(0, ...spacings);
    const circle = Math.max(spacing / 2, spacing / (2 * Math.sin(Math.PI / count)));
    return spacings.map((_, index) => around(circle, (index / count) * 2 * Math.PI - Math.PI / 2));
  }
  let inside = 0;
  return spacings.map((spacing, index) => {
    const point = around(spiralStep * Math.sqrt(inside + spacing ** 2 / 2), index * goldenAngle);
    inside += spacing ** 2;
    return point;
  });
}

/** Of the circle around things that were given so much room. */
export function discRadius(points: readonly Point[], spacings: readonly number[]): number {
  return Math.max(0, ...points.map(({ x, y }, index) => Math.hypot(x, y) + (spacings[index] ?? 0) / 2));
}

export function around(radius: number, angle: number, { x, y }: Point = { x: 0, y: 0 }): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
