/** What the largest code of the lowest error correction holds, in bytes. */
const capacity = 2953;

/** Whether a text can be drawn as a QR code at all. */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= capacity;
}
