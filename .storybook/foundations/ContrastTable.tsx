import type { CSSProperties } from 'react';
import { useResolved } from './BothThemes.tsx';
import { color } from '../../src/components/theme/contract.css.ts';
import * as css from './Tokens.css.ts';

export type ContrastRow = {
  role: string;
  front: string;
  /** The lowest allowed ratio: 4.5 for text, 3 for graphics. */
  needs: number;
};

export type ContrastTableProps = {
  caption: string;
  rows: readonly ContrastRow[];
  /** Tokens of the backgrounds. @default every surface with text */
  surfaces?: Readonly<Record<string, string>>;
};

const { sunken, canvas, panel, raised, hover, active, selected } = color.surface;
const textSurfaces = { sunken, canvas, panel, raised, hover, active, selected };

/** Contrast ratios, measured in the page in the surrounding theme. Ratios that are too low are marked with ×. */
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

/** Returns the WCAG 2 contrast of two opaque colours, 1 to 21. Accepts `#rrggbb`, `#rgb` and computed `rgb(…)`. */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(rgb(first)), luminance(rgb(second))].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

export function worstContrast(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrast(colour, surface)));
}

function rgb(colour: string): Rgb {
  // Minified stylesheets have three digits where possible.
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
