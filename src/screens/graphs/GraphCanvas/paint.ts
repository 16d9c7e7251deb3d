import type { Viewport } from '@xyflow/react';
import { paintDots, type Dots } from './dots.ts';
import type { Palette, Stroke } from './palette.ts';

/** What a canvas shows: links, and with too many things for elements of their own, the things as well. */
export type Picture = Dots & { readonly strokes: readonly Stroke[] };

/** A browser takes this many lines as one path before it slows down. */
const linesAtOnce = 2000;

/** Draws a picture as seen through a viewport, in CSS pixels. */
export function paint(
  context: CanvasRenderingContext2D,
  picture: Picture,
  viewport: Viewport,
  palette: Palette,
): void {
  const { x, y, zoom } = viewport;
  for (const { kind, volume, segments } of picture.strokes) {
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
  paintDots(context, picture, viewport, palette);
}
