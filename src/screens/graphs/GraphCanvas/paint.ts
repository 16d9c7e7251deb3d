import type { Viewport } from '@xyflow/react';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import { outlinePath, type Size } from '../NodeFigure/figureShape.ts';
import type { Palette } from './palette.ts';
import type { Places } from './place.ts';
import type { Stroke } from './strokes.ts';
import type { Thing } from './things.ts';

/** What a canvas shows: links, and with too many things for elements of their own, the things as well. */
export type Picture = {
  readonly strokes: readonly Stroke[];
  readonly dots: readonly Thing[];
  readonly places: Places;
  /** Things that stay when the others fade; undefined: nothing fades. */
  readonly near: ReadonlySet<string> | undefined;
};

/** A browser takes this many lines as one path before it slows down. */
const linesAtOnce = 2000;
const fadedOpacity = 0.25;

/** Draws a picture as seen through a viewport, in CSS pixels. */
export function paint(
  context: CanvasRenderingContext2D,
  { strokes, dots, places, near }: Picture,
  { x, y, zoom }: Viewport,
  palette: Palette,
): void {
  for (const { kind, volume, segments } of strokes) {
    const { colour, opacity, width, dash } = palette.line(kind, volume);
    context.globalAlpha = opacity;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    for (let start = 0; start < segments.length; start += 4 * linesAtOnce) {
      context.beginPath();
      const end = Math.min(segments.length, start + 4 * linesAtOnce);
      for (let at = start; at < end; at += 4) {
        context.moveTo((segments[at] ?? 0) * zoom + x, (segments[at + 1] ?? 0) * zoom + y);
        context.lineTo((segments[at + 2] ?? 0) * zoom + x, (segments[at + 3] ?? 0) * zoom + y);
      }
      context.stroke();
    }
  }
  context.setLineDash([]);
  for (const thing of dots) {
    const place = places.get(thing.id);
    if (!place) continue;
    const { health, kind, size } = thing;
    const tone = health === 'warning' || health === 'error' ? health : undefined;
    const { stroke, fill } = palette.dot(tone ?? kind);
    context.save();
    context.globalAlpha = near && !near.has(thing.id) ? fadedOpacity : 1;
    context.translate(place.x * zoom + x, place.y * zoom + y);
    context.scale(zoom, zoom);
    context.translate(-size.width / 2, -size.height / 2);
    // A dot has no room for a badge: what is not well is filled instead.
    context.fillStyle = tone ? stroke : fill;
    context.strokeStyle = stroke;
    context.lineWidth = Math.max(1.5, 1 / zoom);
    const outline = outlineOf(kind, size);
    context.fill(outline);
    context.stroke(outline);
    context.restore();
  }
}

const outlines = new Map<string, Path2D>();

/** Many things have one of a few outlines. */
function outlineOf(kind: NodeKind, size: Size): Path2D {
  const drawing = outlinePath(kind, size);
  const outline = outlines.get(drawing) ?? new Path2D(drawing);
  outlines.set(drawing, outline);
  return outline;
}
