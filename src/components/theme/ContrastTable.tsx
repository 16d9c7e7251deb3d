import type { CSSProperties } from 'react';
import { color } from './contract.css.ts';
import { contrast } from './contrast.ts';
import { resolved } from './resolved.ts';
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

/** Contrasts measured in the page, in the present theme; what is too low is marked with ×. */
export function ContrastTable({ caption, rows, surfaces = textSurfaces }: ContrastTableProps) {
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
              <span className={css.dot} style={colour(front)} /> {role} {resolved(front)}
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

function colour(token: string): CSSProperties {
  return { [css.colourName]: token };
}
