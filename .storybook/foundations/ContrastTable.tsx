import type { CSSProperties } from 'react';
import { useResolved } from './BothThemes.tsx';
import { color } from '../../src/components/theme/contract.css.ts';
import * as css from './Tokens.css.ts';

export type ContrastRow = {
  role: string;
  /** The token of the colour in front. */
  front: string;
  /** The least ratio: 4.5 for text, 3 for what is only seen. */
  needs: number;
};

export type ContrastTableProps = {
  caption: string;
  rows: readonly ContrastRow[];
  /** The tokens of what they stand on. @default every surface that text stands on */
  surfaces?: Readonly<Record<string, string>>;
};

const { sunken, canvas, panel, raised, hover, active, selected } = color.surface;
const textSurfaces = { sunken, canvas, panel, raised, hover, active, selected };

/** Contrasts measured in the page, in the theme around it; what is too low is marked with ×. */
export function ContrastTable({ caption, rows, surfaces = textSurfaces }: ContrastTableProps) {
  const resolved = useResolved();
  return (
    <table className={css.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {caption}
          </th>
          <th scope="col" className={css.head}>
            needs
          </th>
          {Object.keys(surfaces).map((surface) => (
            <th key={surface} scope="col" className={css.head}>
              on {surface}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, front, needs }) => (
          <tr key={role}>
            <th scope="row" className={css.name}>
              <span className={css.dot} style={dotColour(front)} /> {role} {resolved(front)}
            </th>
            <td className={css.ratio}>{needs.toFixed(1)}</td>
            {Object.entries(surfaces).map(([surface, back]) => (
              <Ratio key={surface} measured={contrast(resolved(front), resolved(back))} needs={needs} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ratio({ measured, needs }: { measured: number; needs: number }) {
  const isTooLow = measured < needs;
  return (
    <td className={`${css.ratio} ${isTooLow ? css.tooLow : ''}`}>
      {measured.toFixed(2)}
      {isTooLow && ' × too low'}
    </td>
  );
}

function dotColour(token: string): CSSProperties {
  return { [css.colourName]: token };
}

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
