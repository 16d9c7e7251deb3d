import type { CSSProperties, ReactNode } from 'react';
import * as css from './Columns.css.ts';

export type ColumnsProps = {
  /** The width of each column in relation to the others. @default equal ones */
  weights?: readonly number[];
  children: ReactNode;
};

/** Columns beside each other; below 1024 px they stand one below the other. */
export function Columns({ weights, children }: ColumnsProps) {
  const style: CSSProperties = {
    [css.tracksName]: weights?.map((weight) => `minmax(0, ${weight}fr)`).join(' '),
  };
  return (
    <div className={css.columns} style={style}>
      {children}
    </div>
  );
}
