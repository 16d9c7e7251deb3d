import { useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Picture } from './paint.ts';
import { startPainting } from './painting.ts';
import * as css from './GraphCanvas.css.ts';

/** What is too much for elements of its own, drawn beneath the nodes. Pure decoration: list and table say the same. */
export function CanvasLayer({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const store = useStoreApi();
  useEffect(
    () => (canvas.current ? startPainting(canvas.current, store, picture) : undefined),
    [store, picture],
  );
  return <canvas ref={canvas} aria-hidden className={css.layer} />;
}
