import { vi } from 'vitest';

/** Replaces the canvas, which happy-dom lacks, so that images of QR codes contain the path of their modules as text. */
export function stubQrCanvas(): void {
  let path = '';
  vi.stubGlobal('Path2D', function Path2D(outline: string) {
    path = outline;
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => {}, scale: () => {}, fill: () => {} });
      convertToBlob = (options: BlobPropertyBag) => Promise.resolve(new Blob([path], options));
    },
  );
}
