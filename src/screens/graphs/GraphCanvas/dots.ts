import type { Viewport } from '@xyflow/react';
import { outlinePath } from '../NodeFigure/figureShape.ts';
import type { Mark } from '../../../domain/graph/overlay.ts';
import { labelStart, leastMark, lineHeight, linesOf } from './labels.ts';
import type { Palette } from './palette.ts';
import type { Place, Places, Side } from './place.ts';
import type { Thing } from './things.ts';

export type Dots = {
  readonly dots: readonly Thing[];
  readonly places: Places;
  readonly near: ReadonlySet<string> | undefined;
  readonly named: ReadonlyMap<string, Side>;
  readonly marks: ReadonlyMap<string, Mark> | undefined;
};

export type DotContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'fill'
  | 'stroke'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'globalAlpha'
  | 'setLineDash'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'strokeText'
  | 'fillText'
>;

const fadedOpacity = 0.25;

/** The outlines of things; those that are not well bear the shape of their state as well, over all outlines. */
export function paintDots(
  context: DotContext,
  { dots, places, near, named, marks }: Dots,
  { x, y, zoom }: Viewport,
  palette: Palette,
): void {
  const placed = dots.flatMap((thing) => {
    const place = places.get(thing.id);
    if (!place) return [];
    const opacity = near && !near.has(thing.id) ? fadedOpacity : 1;
    return [{ thing, opacity, middle: { x: place.x * zoom + x, y: place.y * zoom + y } }];
  });
  for (const { thing, opacity, middle } of placed) {
    context.globalAlpha = opacity;
    paintDot(context, thing, middle, zoom, palette);
  }
  for (const { thing, opacity, middle } of placed) {
    const state = stateOf(thing);
    if (!state) continue;
    context.globalAlpha = opacity;
    paintMark(context, state, middle, zoom, palette);
  }
  for (const { thing, middle } of placed) {
    const mark = marks?.get(thing.id);
    if (mark) paintFailure(context, mark, thing, middle, zoom, palette);
  }
  context.font = `450 11px ${palette.font}`;
  context.textBaseline = 'top';
  context.lineWidth = 3;
  for (const { thing, opacity, middle } of placed) {
    const side = named.get(thing.id);
    if (side === undefined) continue;
    context.globalAlpha = opacity;
    paintName(context, thing, side, middle, zoom, palette);
  }
}

function paintFailure(
  context: DotContext,
  mark: Mark,
  { kind, size }: Thing,
  middle: Place,
  zoom: number,
  palette: Palette,
): void {
  context.save();
  context.globalAlpha = 1;
  context.translate(middle.x, middle.y);
  context.scale(zoom, zoom);
  context.translate(-size.width / 2, -size.height / 2);
  context.strokeStyle = palette.dot(mark === 'losing' ? 'warning' : 'error').stroke;
  context.lineWidth = 2 / zoom;
  context.setLineDash(mark === 'losing' ? [4 / zoom, 3 / zoom] : []);
  context.stroke(pathOf(outlinePath(kind, size, Math.round(5 / zoom))));
  if (mark !== 'losing') context.stroke(pathOf(outlinePath(kind, size, Math.round(9 / zoom))));
  context.setLineDash([]);
  context.restore();
}

function paintName(
  context: DotContext,
  thing: Thing,
  side: Side,
  middle: Place,
  zoom: number,
  palette: Palette,
): void {
  // A text is as large on the screen at every zoom.
  const start = labelStart(thing, { x: 0, y: 0 }, 1 / zoom, side);
  const [x, top] = [middle.x + start.x * zoom, middle.y + start.top * zoom];
  context.textAlign = start.align;
  context.strokeStyle = palette.text.halo;
  for (const [line, text] of linesOf(thing).entries()) {
    context.fillStyle =
      line === 0 || thing.isolation === undefined ? palette.text.name : palette.dot('error').stroke;
    context.strokeText(text, x, top + line * lineHeight);
    context.fillText(text, x, top + line * lineHeight);
  }
}

function paintDot(context: DotContext, thing: Thing, middle: Place, zoom: number, palette: Palette): void {
  const { kind, size } = thing;
  const { stroke, fill } = palette.dot(thing.look ?? stateOf(thing) ?? kind);
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(zoom, zoom);
  context.translate(-size.width / 2, -size.height / 2);
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = Math.max(1.5, 1 / zoom);
  const outline = pathOf(outlinePath(kind, size));
  context.fill(outline);
  context.stroke(outline);
  if (thing.isolation !== undefined) {
    context.strokeStyle = palette.dot('error').stroke;
    context.setLineDash([2 / zoom, 3 / zoom]);
    context.stroke(pathOf(outlinePath(kind, size, Math.round(4 / zoom))));
    context.setLineDash([]);
  }
  context.restore();
}

/** The shapes of `ToneGlyph`, in a square of 12 units. */
const marks = {
  warning: 'M6 1.5 11.2 10.5 0.8 10.5Z',
  error: 'M1 1H11V11H1Z',
} as const;

const markUnits = 12;

type State = keyof typeof marks;

function paintMark(context: DotContext, state: State, middle: Place, zoom: number, palette: Palette): void {
  const scale = Math.max(leastMark / markUnits, zoom);
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(scale, scale);
  context.translate(-markUnits / 2, -markUnits / 2);
  context.fillStyle = palette.dot(state).stroke;
  context.fill(pathOf(marks[state]));
  context.restore();
}

function stateOf({ health }: Thing): State | undefined {
  return health === 'warning' || health === 'error' ? health : undefined;
}

const paths = new Map<string, Path2D>();

function pathOf(drawing: string): Path2D {
  const path = paths.get(drawing) ?? new Path2D(drawing);
  paths.set(drawing, path);
  return path;
}
