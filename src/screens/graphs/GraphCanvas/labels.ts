import { grouped } from '../../../domain/format/count.ts';
import { groupExceptions } from '../../../domain/graph/graphText.ts';
import type { VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import type { Place, Places, Side } from './place.ts';
import type { GraphItem } from './graphItems.ts';

const characterWidth = 6.2;
export const lineHeight = 14;
/**
 * Gap between an item and its name in screen pixels. Above and beside the item, `besideRings` makes room for
 * rings and the badge, in drawing units.
 */
export const labelGap = 4;
export const besideRings = 6;
/** Minimum size of a state shape in screen pixels; a smaller one would look like a dot. */
export const minStateSize = 9;
const fineness = 1.15;
const cellSize = 96;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * Scale of labels relative to the drawing, which keeps them readable at every zoom. It changes in steps, so
 * that zooming rarely chooses labels again.
 */
export function labelScale(zoom: number): number {
  return zoom >= 1 ? 1 : fineness ** Math.ceil(Math.log(1 / zoom) / Math.log(fineness));
}

export const readableInside = 1.2;

const sides: readonly Side[] = ['down', 'up', 'right', 'left'];
const below: readonly Side[] = ['down'];
/** Inside the rim of a group at its top, at its bottom or in its middle, or else above the rim. */
const insideRim: readonly Side[] = ['up', 'down', 'right', 'left'];
/** Gap between the rim of a group and its name in screen pixels. */
export const rimGap = 8;

/**
 * Chooses which items show their name and on which side, the most important first. Names don't overlap each
 * other or a figure, unless someone looks for them. The usual side is below; important items use another side if
 * necessary. A large graph that is zoomed out names only what is rare.
 */
export function labelledItems(
  items: readonly GraphItem[],
  places: Places,
  scale: number,
  attended: ReadonlySet<string>,
): ReadonlyMap<string, Side> {
  const named = new Map<string, Side>();
  const taken = new Boxes(cellSize * scale);
  const isMap = scale > readableInside && items.some(({ group }) => group);
  const candidates = items
    .map((item) => ({ item, rank: attended.has(item.id) ? -1 : rankOf(item) }))
    .filter(({ item, rank }) => !isMap || rank < 2 || (item.kind !== 'normal' && item.kind !== 'relayed'))
    .toSorted((a, b) => a.rank - b.rank);
  const middles = new Boxes(cellSize * scale);
  const figures = new Boxes(cellSize * scale);
  const plates = new Boxes(cellSize * scale);
  for (const item of items) {
    const { id, group, size } = item;
    const place = places.get(id);
    if (!place || group) continue;
    if (item.kind !== 'range') {
      middles.add(boxAround(place, Math.min(size.width, size.height) / 3), id);
      figures.add(boxAround(place, Math.max(size.width, size.height) / 2), id);
      continue;
    }
    const [x, y] = [size.width / 2, size.height / 2];
    const plate = { left: place.x - x, right: place.x + x, top: place.y - y, bottom: place.y + y };
    plates.add(plate, id);
    if (scale > readableInside) continue;
    taken.add(plate);
    named.set(id, 'down');
  }
  for (const { item, rank } of candidates) {
    const place = places.get(item.id);
    if (!place || named.has(item.id)) continue;
    const choices = item.group
      ? item.group.isExpanded
        ? below
        : insideRim
      : rank > ordinary
        ? below
        : sides;
    const free = choices
      .map((side) => ({ side, box: labelBox(item, place, scale, side) }))
      .filter(({ box }) => !taken.meets(box));
    const clear = free.find(({ box }) => !middles.meets(box, item.id) && !plates.meets(box, item.id));
    // A group can’t do without its name.
    const best = item.group && free.find(({ box }) => !figures.meets(box));
    const found = best ?? clear ?? (rank < 0 || item.group ? free[0] : undefined);
    if (!found) continue;
    taken.add(found.box);
    named.set(item.id, found.side);
  }
  return named;
}

/** Items ranked before `calm` have problems or contain others; items after `ordinary` have no role. */
const calm = 3;
const ordinary = 5;

function rankOf({ isolation, note, health, kind, isHub, group }: GraphItem): number {
  if (isolation !== undefined || isHub) return 0;
  if (group) return 1;
  if (health === 'error') return 2;
  if (note !== undefined) return calm;
  if (kind === 'normal' || kind === 'relayed') return health === 'warning' || health === 'pending' ? 4 : 6;
  return kind === 'client' ? ordinary : calm;
}

function labelBox(item: GraphItem, place: Place, scale: number, side: Side): Box {
  const { size, group } = item;
  const { x, y } = place;
  const half = (nameWidth(item) * scale) / 2;
  const height = linesOf(item).length * lineHeight * scale;
  if (group) {
    const [reach, gap] = [size.height / 2, rimGap * scale];
    const top = group.isExpanded
      ? y - reach - height
      : {
          up: y - reach + gap,
          down: y + reach - gap - 2 * height,
          right: y - height,
          left: y - reach - gap - 2 * height,
        }[side];
    return { left: x - half * 1.2, right: x + half * 1.2, top, bottom: top + 2 * height };
  }
  const { x: start, top, align } = labelStart(item, place, scale, side);
  const left = align === 'left' ? start : align === 'right' ? start - 2 * half : start - half;
  return { left, right: left + 2 * half, top, bottom: top + height };
}

/** In screen pixels. */
export function nameWidth(item: GraphItem): number {
  const letters = item.group ? countLetters(item.group) : 0;
  return characterWidth * Math.max(letters, ...linesOf(item).map(({ length }) => length));
}

/** The length of the second line of a group: its number of nodes, then a shape and a number for each exception. */
function countLetters(group: VisibleGroup): number {
  const counts = groupExceptions(group).map(({ count }) => grouped(count).length + 3);
  return counts.reduce((sum, length) => sum + length, grouped(group.count).length);
}

export function linesOf({ label, isolation, note }: GraphItem): readonly string[] {
  const second = isolation ?? note;
  return second === undefined ? [label] : [label, second];
}

export function labelStart(
  item: GraphItem,
  { x, y }: Place,
  scale: number,
  side: Side,
): { readonly x: number; readonly top: number; readonly align: 'left' | 'center' | 'right' } {
  const least = (minStateSize * scale) / 2;
  const reach = Math.max(item.size.height / 2, least) + labelGap * scale;
  const aside = Math.max(item.size.width / 2, least) + labelGap * scale + besideRings;
  const height = linesOf(item).length * lineHeight * scale;
  switch (side) {
    case 'down':
      return { x, top: y + reach, align: 'center' };
    case 'up':
      return { x, top: y - reach - besideRings - height, align: 'center' };
    case 'right':
      return { x: x + aside, top: y - height / 2, align: 'left' };
    case 'left':
      return { x: x - aside, top: y - height / 2, align: 'right' };
  }
}

function boxAround({ x, y }: Place, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

class Boxes {
  readonly #boxes = new Map<number, { readonly box: Box; readonly owner: string | undefined }[]>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(box: Box, owner?: string): void {
    for (const cell of this.#cellsOf(box)) {
      const there = this.#boxes.get(cell);
      if (there) there.push({ box, owner });
      else this.#boxes.set(cell, [{ box, owner }]);
    }
  }

  meets(box: Box, besides?: string): boolean {
    return this.#cellsOf(box).some((cell) =>
      this.#boxes
        .get(cell)
        ?.some((other) => (other.owner === undefined || other.owner !== besides) && overlap(box, other.box)),
    );
  }

  #cellsOf({ left, top, right, bottom }: Box): readonly number[] {
    const cells: number[] = [];
    const [lastColumn, lastRow] = [Math.floor(right / this.#size), Math.floor(bottom / this.#size)];
    for (let column = Math.floor(left / this.#size); column <= lastColumn; column += 1) {
      for (let row = Math.floor(top / this.#size); row <= lastRow; row += 1)
        cells.push(column * maxRows + row);
    }
    return cells;
  }
}

const maxRows = 2 ** 20;

function overlap(a: Box, b: Box): boolean {
  return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
}
