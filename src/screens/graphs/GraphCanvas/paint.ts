import type { Viewport } from '@xyflow/react';
import { paintDots, type Dots } from './dots.ts';
import type { PathOverlay } from '../../../domain/graph/overlay.ts';
import type { Places } from './place.ts';
import type { Palette, Stroke } from './palette.ts';
import type { GraphItem } from './graphItems.ts';

export type Picture = Dots & {
  readonly strokes: readonly Stroke[];
  readonly disc: Disc | undefined;
  readonly path: PathOverlay | undefined;
};

export type Disc = {
  readonly radius: number;
  readonly caption: string;
  readonly ties: readonly GraphItem[];
};

/** With more lines in one path, browsers slow down. */
const linesAtOnce = 2000;

export function paint(
  context: CanvasRenderingContext2D,
  picture: Picture,
  viewport: Viewport,
  palette: Palette,
): void {
  const { x, y, zoom } = viewport;
  if (picture.disc) paintDisc(context, picture.disc, picture, viewport, palette);
  for (const { segments, ...style } of picture.strokes) {
    const { colour, opacity, width, dash } = palette.line(style);
    context.globalAlpha = opacity;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    for (let start = 0; start < segments.length; start += 4 * linesAtOnce) {
      context.beginPath();
      const end = Math.min(segments.length, start + 4 * linesAtOnce);
      for (let index = start; index < end; index += 4) {
        context.moveTo((segments[index] ?? 0) * zoom + x, (segments[index + 1] ?? 0) * zoom + y);
        context.lineTo((segments[index + 2] ?? 0) * zoom + x, (segments[index + 3] ?? 0) * zoom + y);
      }
      context.stroke();
    }
  }
  context.setLineDash([]);
  if (picture.path) paintPath(context, picture.path, picture.places, viewport, palette);
  paintDots(context, picture, viewport, palette);
}

const crossSize = 7;

function paintPath(
  context: CanvasRenderingContext2D,
  { ids, breakAt }: PathOverlay,
  places: Places,
  { x, y, zoom }: Viewport,
  palette: Palette,
): void {
  const at = (id: string | undefined) => {
    const place = id === undefined ? undefined : places.get(id);
    return place && { x: place.x * zoom + x, y: place.y * zoom + y };
  };
  context.globalAlpha = 1;
  for (const [index, id] of ids.entries()) {
    const [start, end] = [at(ids[index - 1]), at(id)];
    if (!start || !end) continue;
    const isPassed = breakAt === undefined || index < breakAt;
    context.strokeStyle = isPassed ? palette.path : palette.dot('error').stroke;
    context.lineWidth = isPassed ? 3.5 : 1.6;
    context.setLineDash(isPassed ? [] : [6, 5]);
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    context.stroke();
    if (index !== breakAt) continue;
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    context.setLineDash([]);
    context.lineWidth = 3;
    context.beginPath();
    for (const side of [-1, 1]) {
      context.moveTo(middle.x - crossSize, middle.y - side * crossSize);
      context.lineTo(middle.x + crossSize, middle.y + side * crossSize);
    }
    context.stroke();
  }
  context.setLineDash([]);
}

const captionGap = 18;
const nameAbove = { half: 60, height: 22 };

function paintDisc(
  context: CanvasRenderingContext2D,
  { radius, caption, ties }: Disc,
  { places, near, named }: Dots,
  { x, y, zoom }: Viewport,
  palette: Palette,
): void {
  const { stroke, fill } = palette.disc;
  context.globalAlpha = 0.6;
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = 1;
  context.setLineDash([2, 4]);
  context.beginPath();
  context.arc(x, y, radius * zoom, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 1;
  context.stroke();
  context.setLineDash([]);
  for (const { id, kind } of ties) {
    const place = places.get(id);
    const distance = place ? Math.hypot(place.x, place.y) : 0;
    if (!place || distance <= radius) continue;
    const rim = radius / distance;
    context.globalAlpha = near && !near.has(id) ? 0.2 : 0.8;
    context.strokeStyle = palette.dot(kind).stroke;
    context.lineWidth = 1.2;
    context.beginPath();
    context.moveTo(place.x * zoom + x, place.y * zoom + y);
    context.lineTo(place.x * rim * zoom + x, place.y * rim * zoom + y);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.font = `13px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'bottom';
  context.fillStyle = palette.text.caption;
  const half = context.measureText(caption).width / 2;
  let top = -radius * zoom;
  for (const [id, place] of places) {
    const isNamedAbove = named.get(id) === 'up';
    // Names extend beyond their items.
    if (Math.abs(place.x * zoom) >= half + nameAbove.half) continue;
    top = Math.min(top, place.y * zoom - (isNamedAbove ? nameAbove.height : 0));
  }
  context.fillText(caption, x, y + top - captionGap);
}
