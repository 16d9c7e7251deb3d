import { QRCodeSVG } from 'qrcode.react';
import * as css from './QrCode.css.ts';

export type QrCodeProps = {
  /** At most what `fitsQrCode` allows. */
  value: string;
  /** What is behind it, for those who do not see it. */
  label: string;
};

/** A code to scan: black on white in every theme, sharp in any size, with the quiet zone that scanners need. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div className={css.paper}>
      <QRCodeSVG value={value} level="L" size={338} role="img" aria-label={label} className={css.code} />
    </div>
  );
}

/** What the largest code of the lowest error correction holds, in bytes. */
const capacity = 2953;

/** Whether a text can be drawn as a QR code at all. */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= capacity;
}
