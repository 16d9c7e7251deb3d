import { color } from './contract.css.ts';
import { contrast } from './contrast.ts';
import * as css from './Tokens.css.ts';
import { tokenValue } from './tokenValue.ts';

const { sunken, canvas, panel, raised, hover, active, selected } = color.surface;
const surfaces = Object.entries({ sunken, canvas, panel, raised, hover, active, selected });

export type ContrastTableProps = {
  /** What the colours are for, and by that what WCAG asks for: 4.5 for text, 3 for shapes. */
  caption: string;
  required: number;
  /** By name, as tokens. */
  colors: Readonly<Record<string, string>>;
};

/** Each colour on each surface, with the ratio as the page really has it; too low ones say that they fail. */
export function ContrastTable({ caption, required, colors }: ContrastTableProps) {
  return (
    <div className={css.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className={css.head}>
          {caption}, at least {required} : 1
        </caption>
        <thead>
          <tr>
            <th className={css.head}>Role</th>
            {surfaces.map(([name]) => (
              <th key={name} className={css.head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(colors).map(([name, token]) => (
            <tr key={name}>
              <th scope="row" className={css.head}>
                {name}
              </th>
              {surfaces.map(([surface, background]) => (
                <Ratio key={surface} foreground={token} background={background} required={required} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RatioProps = { foreground: string; background: string; required: number };

function Ratio({ foreground, background, required }: RatioProps) {
  const measured = contrast(tokenValue(foreground), tokenValue(background));
  const isEnough = measured >= required;
  return (
    <td className={css.ratio} style={{ background }}>
      <span aria-hidden className={css.sample} style={{ background: foreground }} />
      <span className={isEnough ? undefined : css.fails}>
        {measured.toFixed(1)}
        {!isEnough && ' fails'}
      </span>
    </td>
  );
}
