import { useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import type { Picture } from './paint.ts';
import { startPainting, type Painter } from './painting.ts';
import * as css from './GraphCanvas.css.ts';

type CanvasLayerProps = {
  picture: Picture;
  onPainted: () => void;
};

export function CanvasLayer({ picture, onPainted }: CanvasLayerProps) {
  const painter = useRef<Painter>(undefined);
  const store = useStoreApi();
  const start = useCallback(
    (canvas: HTMLCanvasElement) => {
      const started = startPainting(canvas, store, onPainted);
      painter.current = started;
      return () => started.stop();
    },
    [store, onPainted],
  );
  useEffect(() => painter.current?.show(picture), [picture]);
  return <canvas ref={start} aria-hidden className={css.layer} />;
}
