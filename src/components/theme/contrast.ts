type Rgb = readonly [red: number, green: number, blue: number];

/** The contrast of two opaque colours as WCAG 2 measures it, 1 to 21. Takes `#rrggbb`, `#rgb` and what a browser computes, `rgb(…)`. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(rgb(one)), luminance(rgb(other))].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The lowest contrast of a colour over several surfaces. */
export function worstContrast(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(colour, surface)));
}

function rgb(colour: string): Rgb {
  // A stylesheet that was minified has three digits where they say the same.
  const hex = /^#(..?)(..?)(..?)$/.exec(colour);
  const parts = hex
    ? hex.slice(1).map((part) => Number.parseInt(part.padStart(2, part), 16))
    : (/^rgb\((.*)\)$/.exec(colour)?.[1]?.split(/[ ,]+/).map(Number) ?? []);
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not an opaque colour: ${colour}`);
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Undoes the gamma of sRGB. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
