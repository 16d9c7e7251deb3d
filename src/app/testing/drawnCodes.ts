import { vi } from 'vitest';

/** happy-dom has no canvas: until the test is over, the image of a QR code holds the outline of its modules. */
export function drawOutlines(): void {
  let drawn = '';
  vi.stubGlobal('Path2D', function Path2D(outline: string) {
    drawn = outline;
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ fillRect: () => {}, scale: () => {}, fill: () => {} });
      convertToBlob = (options: BlobPropertyBag) => Promise.resolve(new Blob([drawn], options));
    },
  );
}
