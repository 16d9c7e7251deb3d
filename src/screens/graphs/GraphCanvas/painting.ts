import type { ReactFlowState } from '@xyflow/react';
import type { Size } from '../NodeFigure/figureShape.ts';
import { paint, type Picture } from './paint.ts';
import { readPalette, type Palette } from './palette.ts';

type Looking = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

export type LookingStore = {
  readonly getState: () => Looking;
  readonly subscribe: (onChange: (now: Looking) => void) => () => void;
};

/** With more lines, redrawing every frame of a move would stutter. */
const mostLinesPerFrame = 1500;
/**
 * How far the bitmap of a heavy picture reaches beyond the edges of the canvas, in CSS pixels, so that a short move shows
 * no blank; a light one is drawn in the very frame of a move, and a larger bitmap takes longer.
 */
const heavyMargin = 160;
/** A move that has paused for so long has ended, in ms. */
const restAfter = 120;

export type Painter = {
  readonly show: (picture: Picture) => void;
  readonly stop: () => void;
};

/**
 * Draws pictures onto a canvas and keeps it in step with the view: a move shifts and scales the bitmap at once, then it is
 * drawn anew, a heavy one when the move has ended. `onPainted` is called once the first picture is there.
 */
export function startPainting(
  canvas: HTMLCanvasElement,
  store: LookingStore,
  onPainted: () => void,
): Painter {
  const context = canvas.getContext('2d');
  let picture: Picture | undefined;
  let isHeavy = false;
  /** Read with the first picture, when the browser knows all styles. */
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
      // The browser takes as long for a new bitmap as for what is drawn on it, so that comes with the next frame; to show
      // an empty one would take as long again.
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

  const follow = (now: Looking) => {
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
      isHeavy = lineCount(next) > mostLinesPerFrame;
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

/** Setting it clears the canvas, even to the size it has. */
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
