/** How far the bitmap reaches beyond the edges of the canvas, in CSS pixels, so that a short move shows no blank. */
export const bitmapMargin = 160;
