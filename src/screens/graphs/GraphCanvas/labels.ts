import type { Places } from './place.ts';
import type { Thing } from './things.ts';

/** Of a character of a label in pixels on the screen, and of a line. */
const characterWidth = 6.2;
const lineHeight = 14;
const gap = 4;
/** Steps between two sizes of labels while one zooms. */
const fineness = 1.15;
const cell = 96;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** How much larger than the drawing labels are, to be read from afar; in steps, so that few zooms choose labels anew. */
export function labelScale(zoom: number): number {
  return zoom >= 1 ? 1 : fineness ** Math.ceil(Math.log(1 / zoom) / Math.log(fineness));
}

/** With labels larger than this the text inside of a range is too small, and it is named below. */
export const readableInside = 1.2;

/** Which things are named: the important first, and no name over another, nor over what stands out by itself. */
export function namedThings(
  things: readonly Thing[],
  places: Places,
  scale: number,
  attended: ReadonlySet<string>,
): ReadonlySet<string> {
  const named = new Set<string>();
  const taken = new Boxes(cell * scale);
  const candidates = things
    .map((thing) => ({ thing, rank: attended.has(thing.id) ? -1 : rankOf(thing) }))
    .toSorted((one, other) => one.rank - other.rank);
  const middles = new Boxes(cell * scale);
  for (const { id, group, size } of things) {
    const place = places.get(id);
    if (place && !group) middles.add(boxAround(place, Math.min(size.width, size.height) / 3), id);
  }
  for (const { thing, rank } of candidates) {
    const place = places.get(thing.id);
    if (!place) continue;
    const box = labelBox(thing, place, scale);
    if (taken.meets(box)) continue;
    // Who is well and has no role gives way to every figure.
    if (rank >= ordinary && middles.meets(box, thing.id)) continue;
    taken.add(box);
    named.add(thing.id);
  }
  return named;
}

const ordinary = 5;

function rankOf({ isolation, note, health, kind, isHub, group }: Thing): number {
  if (isolation !== undefined || isHub) return 0;
  if (group) return 1;
  if (health === 'error') return 2;
  if (note !== undefined) return 3;
  if (kind === 'normal' || kind === 'relayed') return health === 'warning' || health === 'pending' ? 4 : 6;
  return kind === 'client' || kind === 'range' ? ordinary : 3;
}

/** In pixels of the drawing. */
function labelBox(thing: Thing, { x, y }: Place, scale: number): Box {
  const { label, size, group, kind } = thing;
  const second = thing.isolation ?? thing.note;
  const lines = second === undefined ? 1 : 2;
  const length = Math.max(label.length, second?.length ?? 0);
  const half = (length * characterWidth * scale) / 2;
  const height = lines * lineHeight * scale;
  if (group) {
    const top = group.isOpen ? y - size.height / 2 - height : y - height;
    return { left: x - half * 1.2, right: x + half * 1.2, top, bottom: top + 2 * height };
  }
  // What stands inside of its figure takes no room below.
  if (kind === 'range' && scale <= readableInside) return boxAround({ x, y }, size.height / 2);
  const top = y + size.height / 2 + gap;
  return { left: x - half, right: x + half, top, bottom: top + height };
}

type Place = { readonly x: number; readonly y: number };

function boxAround({ x, y }: Place, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Boxes by the cells of a grid that they lie in. */
class Boxes {
  readonly #cells = new Map<string, { readonly box: Box; readonly owner: string | undefined }[]>();
  readonly #cell: number;

  constructor(size: number) {
    this.#cell = size;
  }

  add(box: Box, owner?: string): void {
    for (const key of this.#keys(box)) {
      const there = this.#cells.get(key);
      if (there) there.push({ box, owner });
      else this.#cells.set(key, [{ box, owner }]);
    }
  }

  meets(box: Box, besides?: string): boolean {
    for (const key of this.#keys(box)) {
      for (const { box: other, owner } of this.#cells.get(key) ?? []) {
        if (owner !== undefined && owner === besides) continue;
        const isApart =
          box.right <= other.left ||
          box.left >= other.right ||
          box.bottom <= other.top ||
          box.top >= other.bottom;
        if (!isApart) return true;
      }
    }
    return false;
  }

  *#keys({ left, top, right, bottom }: Box): Generator<string> {
    const size = this.#cell;
    for (let x = Math.floor(left / size); x <= Math.floor(right / size); x += 1) {
      for (let y = Math.floor(top / size); y <= Math.floor(bottom / size); y += 1) yield `${x} ${y}`;
    }
  }
}
