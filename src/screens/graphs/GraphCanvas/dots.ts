import type { Viewport } from '@xyflow/react';
import { outlinePath, type Size } from '../NodeFigure/figureShape.ts';
import type { FailureImpact } from '../../../domain/graph/overlay.ts';
import { labelStart, minStateSize, lineHeight, linesOf } from './labels.ts';
import type { Palette } from './palette.ts';
import type { Place, Places, Side } from './place.ts';
import type { GraphItem } from './graphItems.ts';

export type Dots = {
  readonly dots: readonly GraphItem[];
  readonly places: Places;
  readonly near: ReadonlySet<string> | undefined;
  readonly named: ReadonlyMap<string, Side>;
  readonly marks: ReadonlyMap<string, FailureImpact> | undefined;
};

const fadedOpacity = 0.25;

type Brush = {
  readonly context: CanvasRenderingContext2D;
  readonly zoom: number;
  readonly palette: Palette;
  readonly shape: (drawing: string) => Path2D;
};

/** Paints items as dots. States and names are painted over all outlines. */
export function paintDots(
  context: CanvasRenderingContext2D,
  { dots, places, near, named, marks }: Dots,
  { x, y, zoom }: Viewport,
  palette: Palette,
): void {
  const shapes = new Map<string, Path2D>();
  const shape = (drawing: string) => {
    const path = shapes.get(drawing) ?? new Path2D(drawing);
    shapes.set(drawing, path);
    return path;
  };
  const brush: Brush = { context, zoom, palette, shape };
  const placed = dots.flatMap((item) => {
    const place = places.get(item.id);
    if (!place) return [];
    const opacity = near && !near.has(item.id) ? fadedOpacity : 1;
    return [{ item, opacity, middle: { x: place.x * zoom + x, y: place.y * zoom + y } }];
  });
  for (const { item, opacity, middle } of placed) {
    context.globalAlpha = opacity;
    paintDot(brush, item, middle);
  }
  for (const { item, opacity, middle } of placed) {
    const state = stateOf(item);
    if (!state) continue;
    context.globalAlpha = opacity;
    paintState(brush, state, middle);
  }
  context.globalAlpha = 1;
  for (const { item, middle } of placed) {
    const mark = marks?.get(item.id);
    if (mark) paintFailure(brush, mark, item, middle);
  }
  context.font = `450 11px ${palette.font}`;
  context.textBaseline = 'top';
  context.lineWidth = 3;
  for (const { item, opacity, middle } of placed) {
    const side = named.get(item.id);
    if (side === undefined) continue;
    context.globalAlpha = opacity;
    paintName(brush, item, side, middle);
  }
}

function drawAt({ context }: Brush, middle: Place, scale: number, size: Size, draw: () => void): void {
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(scale, scale);
  context.translate(-size.width / 2, -size.height / 2);
  draw();
  context.restore();
}

function paintFailure(brush: Brush, mark: FailureImpact, { kind, size }: GraphItem, middle: Place): void {
  const { context, zoom, palette, shape } = brush;
  const isLosing = mark === 'losing';
  drawAt(brush, middle, zoom, size, () => {
    context.strokeStyle = palette.dot(isLosing ? 'warning' : 'error').stroke;
    context.lineWidth = 2 / zoom;
    context.setLineDash(isLosing ? [4 / zoom, 3 / zoom] : []);
    for (const distance of isLosing ? [5] : [5, 9]) {
      context.stroke(shape(outlinePath(kind, size, Math.round(distance / zoom))));
    }
  });
}

function paintName({ context, zoom, palette }: Brush, item: GraphItem, side: Side, middle: Place): void {
  const start = labelStart(item, { x: 0, y: 0 }, 1 / zoom, side);
  const [x, top] = [middle.x + start.x * zoom, middle.y + start.top * zoom];
  context.textAlign = start.align;
  context.strokeStyle = palette.text.halo;
  for (const [line, text] of linesOf(item).entries()) {
    context.fillStyle =
      line === 0 || item.isolation === undefined ? palette.text.name : palette.dot('error').stroke;
    context.strokeText(text, x, top + line * lineHeight);
    context.fillText(text, x, top + line * lineHeight);
  }
}

function paintDot(brush: Brush, item: GraphItem, middle: Place): void {
  const { context, zoom, palette, shape } = brush;
  const { kind, size } = item;
  const { stroke, fill } = palette.dot(item.look ?? stateOf(item) ?? kind);
  drawAt(brush, middle, zoom, size, () => {
    context.fillStyle = fill;
    context.strokeStyle = stroke;
    context.lineWidth = Math.max(1.5, 1 / zoom);
    const outline = shape(outlinePath(kind, size));
    context.fill(outline);
    context.stroke(outline);
    if (item.isolation === undefined) return;
    context.strokeStyle = palette.dot('error').stroke;
    context.setLineDash([2 / zoom, 3 / zoom]);
    context.stroke(shape(outlinePath(kind, size, Math.round(4 / zoom))));
  });
}

/** The shapes of `ToneGlyph`, in a square of 12 units. */
const states = {
  warning: 'M6 1.5 11.2 10.5 0.8 10.5Z',
  error: 'M1 1H11V11H1Z',
} as const;

const stateUnits = 12;

type State = keyof typeof states;

function paintState(brush: Brush, state: State, middle: Place): void {
  const { context, zoom, palette, shape } = brush;
  const scale = Math.max(minStateSize / stateUnits, zoom);
  drawAt(brush, middle, scale, { width: stateUnits, height: stateUnits }, () => {
    context.fillStyle = palette.dot(state).stroke;
    context.fill(shape(states[state]));
  });
}

function stateOf({ health }: GraphItem): State | undefined {
  return health === 'warning' || health === 'error' ? health : undefined;
}
