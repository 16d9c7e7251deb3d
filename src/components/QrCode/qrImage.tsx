import { QRCodeSVG } from 'qrcode.react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { modulesOf, qrLook } from './qrLook.ts';

/** Pixels for each module, enough to scan the image when it is shown smaller. */
const scale = 8;

/** Draws the code as a PNG, black on white with its quiet zone. `value` must pass `fitsQrCode`. */
export function qrImage(value: string): Promise<Blob> {
  const { side, darkModules } = drawn(value);
  const canvas = new OffscreenCanvas(side * scale, side * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support OffscreenCanvas.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000000';
  context.fill(darkModules);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Reads the modules from the rendered SVG, because the library does not expose them. */
function drawn(value: string): { side: number; darkModules: Path2D } {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<QRCodeSVG value={value} {...qrLook} />));
  const svg = holder.querySelector('svg');
  const outline = svg?.querySelector('path:last-of-type')?.getAttribute('d');
  root.unmount();
  if (!svg || !outline) throw new Error('The QR code couldn’t be drawn.');
  return { side: modulesOf(svg), darkModules: new Path2D(outline) };
}
