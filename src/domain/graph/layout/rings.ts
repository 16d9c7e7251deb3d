export type FlatTree = readonly {
  readonly index: number;
  readonly out: number;
  readonly across: number;
  readonly room: number;
}[];

/** Position of a tree: the angle of its root, and its ring beyond the first. */
export type TreePosition = { readonly angle: number; readonly ring: number };

export const ringStep = 15;
const ringChoices = [0, 4, 8, 12, 16, 20, 26, 32, 40];
const growth = 1.05;
const maxGrowth = 128;
/** A wider tree would have links across the middle. */
const widest = 1.1 * Math.PI;
/** Clearance between a link to the middle and the figures beside it. Groups need their whole width. */
const besideLine = 15;
const largestSingle = 50;

type Measured = { readonly tree: FlatTree; readonly depth: Span };

/**
 * Arranges trees around the middle on as many rings as make the whole smallest. The first ring is as close to
 * the middle as possible.
 */
export function compact(
  flat: readonly FlatTree[],
  least: number,
): { readonly radius: number; readonly stands: readonly TreePosition[] } {
  const trees = flat.map((tree) => ({ tree, depth: depthOf(tree) }));
  const choices = ringChoices.map((lastRing) => {
    let [tight, roomy] = [-1, maxGrowth];
    while (roomy - tight > 1) {
      const middle = Math.floor((tight + roomy) / 2);
      if (sweep(trees, least * growth ** middle, lastRing)) roomy = middle;
      else tight = middle;
    }
    const radius = least * growth ** roomy;
    const stands = sweep(trees, radius, lastRing) ?? [];
    const ends = trees.map(({ depth }, index) => radius + (stands[index]?.ring ?? 0) * ringStep + depth.to);
    return { radius, stands, reach: Math.max(0, ...ends) };
  });
  return choices.reduce((a, b) => (b.reach < a.reach ? b : a));
}

/**
 * Places trees one by one around a circle, each on the ring where it fits soonest. Returns undefined
 * if they need more than a full circle.
 */
function sweep(
  trees: readonly Measured[],
  radius: number,
  lastRing: number,
): readonly TreePosition[] | undefined {
  // Rooms must not overlap each other, and figures must not overlap links to the middle from outer rings.
  const rooms = new Rings();
  const figures = new Rings();
  const lines = new Rings();
  const stands: TreePosition[] = [];
  for (const { tree, depth } of trees) {
    const inwards = Math.ceil(-depth.from / ringStep);
    const outwards = Math.ceil(depth.to / ringStep);
    let best: (TreePosition & { readonly room: Span; readonly figure: Span }) | undefined;
    for (let ring = 0; ring <= lastRing; ring += Math.max(1, inwards + outwards)) {
      const room = spanOf(tree, radius + ring * ringStep);
      if (room.to - room.from > widest) continue;
      const figure = spanOf(tree, radius + ring * ringStep, figureOf);
      const [first, last] = [Math.max(0, ring - inwards), ring + outwards];
      const angle = Math.max(
        0,
        rooms.endOf(first, last) - room.from,
        lines.endOf(first, last) - figure.from,
        figures.endOf(0, first),
      );
      if (!best || angle < best.angle - 1e-9) best = { angle, ring, room, figure };
    }
    if (!best) return undefined;
    const { angle, ring, room, figure } = best;
    const [first, last] = [Math.max(0, ring - inwards), ring + outwards];
    stands.push({ angle, ring });
    rooms.take(first, last, angle + room.from, angle + room.to);
    figures.take(first, last, angle + figure.from, angle + figure.to);
    lines.take(0, first, angle, angle);
  }
  const left = 2 * Math.PI - Math.max(rooms.width(), figures.width(lines), lines.width(figures));
  if (left < 0) return undefined;
  return stands.map(({ angle, ring }, index) => ({ angle: angle + (index * left) / stands.length, ring }));
}

class Rings {
  readonly #begun: number[] = [];
  readonly #ended: number[] = [];

  take(first: number, last: number, from: number, to: number): void {
    for (let ring = first; ring < last; ring += 1) {
      this.#begun[ring] = Math.min(this.#begun[ring] ?? Infinity, from);
      this.#ended[ring] = Math.max(this.#ended[ring] ?? -Infinity, to);
    }
  }

  endOf(first: number, last: number): number {
    let end = -Infinity;
    for (let ring = first; ring < last; ring += 1) end = Math.max(end, this.#ended[ring] ?? -Infinity);
    return end;
  }

  width(others: Rings = this): number {
    return this.#begun.reduce(
      (width, begun, ring) => Math.max(width, (others.#ended[ring] ?? begun) - begun),
      0,
    );
  }
}

type Span = { readonly from: number; readonly to: number };

function depthOf(tree: FlatTree): Span {
  return {
    from: Math.min(0, ...tree.map(({ out, room }) => out - room)),
    to: Math.max(0, ...tree.map(({ out, room }) => out + room)),
  };
}

function figureOf(room: number): number {
  return room > largestSingle ? room : Math.min(room, besideLine);
}

function spanOf(tree: FlatTree, radius: number, partOf = (room: number) => room): Span {
  let [from, to] = [0, 0];
  for (const { out, across, room } of tree) {
    const beside = partOf(room);
    from = Math.min(from, (across - beside) / (radius + out));
    to = Math.max(to, (across + beside) / (radius + out));
  }
  return { from, to };
}
