/** Pairs of hexadecimal digits, as in `02:00:5e`, `02-00-5e` and `02005e`. */
const pairs = /^[\da-f]{2}(?:[:-]?[\da-f]{2}){2,5}[:-]?$/i;
/** Groups of four, as network equipment writes them: `0200.5e10`. */
const quads = /^[\da-f]{4}\.[\da-f]{4}(?:\.[\da-f]{4})?\.?$/i;

/** Returns the digits of a MAC address in any spelling, or of its first three or more bytes. */
export function macDigits(text: string): string | undefined {
  return pairs.test(text) || quads.test(text) ? text.replaceAll(/[:.-]/g, '').toLowerCase() : undefined;
}
