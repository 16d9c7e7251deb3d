import type { CSSProperties, ReactNode } from 'react';
import * as css from './Columns.css.ts';

export type ColumnsProps = {
  /** The width of each column in relation to the others. */
  weights: readonly number[];
  children: ReactNode;
};

/** Columns of different widths; below 1024 px they stand one below the other. */
export function Columns({ weights, children }: ColumnsProps) {
  const tracks = weights.map((weight) => `minmax(0, ${weight}fr)`).join(' ');
  const style: CSSProperties = { [css.tracksName]: tracks };
  return (
    <div className={css.columns} style={style}>
      {children}
    </div>
  );
}
