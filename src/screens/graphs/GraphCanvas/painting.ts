import type { ReactFlowState } from '@xyflow/react';
import type { Size } from '../NodeFigure/figureShape.ts';
import { paint, type Picture } from './paint.ts';
import { readPalette, type Palette } from './palette.ts';

type ViewportState = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

export type ViewportStore = {
  readonly getState: () => ViewportState;
  readonly subscribe: (onChange: (now: ViewportState) => void) => () => void;
};

/** With more lines, redrawing every frame of a move would stutter. */
const maxLinesPerFrame = 1500;
/**
 * Margin of the bitmap of a heavy picture in CSS pixels, so that a short pan shows no empty edge. Light
 * pictures are painted in every frame of a pan, for which a larger bitmap would be slower.
 */
const heavyMargin = 160;
/** Milliseconds without movement after which a pan or zoom has ended. */
const restAfter = 120;

export type Painter = {
  readonly show: (picture: Picture) => void;
  readonly stop: () => void;
};

/**
 * Paints pictures onto a canvas and keeps it in step with the viewport. A pan or zoom first transforms the bitmap,
 * which is then repainted; a heavy picture is repainted at the end. Calls `onPainted` after the first picture.
 */
export function startPainting(
  canvas: HTMLCanvasElement,
  store: ViewportStore,
  onPainted: () => void,
): Painter {
  const context = canvas.getContext('2d');
  let picture: Picture | undefined;
  let isHeavy = false;
  /** Read with the first picture, when all styles have loaded. */
  let palette: Palette | undefined;
  let isPainted = false;
  let painted = store.getState();
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const paintNow = () => {
    if (!context || !picture) return;
    painted = store.getState();
    const { transform, width, height } = painted;
    const [x, y, zoom] = transform;
    const ratio = window.devicePixelRatio;
    const margin = isHeavy ? heavyMargin : 0;
    const isNew = setSize(canvas, { width, height }, margin, ratio);
    if (isNew && !isPainted) {
      // Allocating the bitmap takes as long as painting, so painting waits for the next frame. The empty
      // bitmap stays hidden, because showing it would take as long again.
      context.clearRect(0, 0, 1, 1);
      canvas.style.visibility = 'hidden';
      paintSoon();
      return;
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, width + 2 * margin, height + 2 * margin);
    palette ??= readPalette();
    paint(context, picture, { x: x + margin, y: y + margin, zoom }, palette);
    canvas.style.transform = 'none';
    canvas.style.visibility = '';
    if (!isPainted) onPainted();
    isPainted = true;
  };
  const paintSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(paintNow);
  };

  const follow = (now: ViewportState) => {
    if (now.transform === painted.transform && now.width === painted.width && now.height === painted.height) {
      return;
    }
    const [x, y, zoom] = now.transform;
    const [oldX, oldY, oldZoom] = painted.transform;
    const scale = zoom / oldZoom;
    canvas.style.transform = `translate(${x - oldX * scale}px, ${y - oldY * scale}px) scale(${scale})`;
    if (isHeavy) {
      clearTimeout(rest);
      rest = setTimeout(paintNow, restAfter);
    } else {
      paintSoon();
    }
  };

  const themes = new MutationObserver(() => {
    palette = undefined;
    paintSoon();
  });
  themes.observe(document.documentElement, { attributeFilter: ['class'] });
  const unsubscribe = store.subscribe(follow);
  return {
    show(next) {
      picture = next;
      isHeavy = lineCount(next) > maxLinesPerFrame;
      paintSoon();
    },
    stop() {
      unsubscribe();
      themes.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    },
  };
}

function lineCount({ strokes }: Picture): number {
  return strokes.reduce((sum, { segments }) => sum + segments.length / 4, 0);
}

/** Assigning a size clears the canvas, even if the size stays the same. */
function setSize(canvas: HTMLCanvasElement, seen: Size, margin: number, ratio: number): boolean {
  const [width, height] = [seen.width + 2 * margin, seen.height + 2 * margin];
  canvas.style.inset = `${-margin}px auto auto ${-margin}px`;
  canvas.style.transformOrigin = `${margin}px ${margin}px`;
  const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
  if (canvas.width === pixels.width && canvas.height === pixels.height) return false;
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return true;
}
