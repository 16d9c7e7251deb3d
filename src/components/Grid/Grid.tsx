import type { CSSProperties, ReactNode } from 'react';
import type { Gap } from '../theme/gap.ts';
import * as css from './Grid.css.ts';

export type GridProps = {
  /** At most this many. */
  columns: number;
  /** Pixels below which a column moves to the next line. */
  minColumnWidth: number;
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** Equal columns, as many as there is room for. */
export function Grid({ columns, minColumnWidth, gap = 'gutter', children }: GridProps) {
  const sizes: CSSProperties = {
    [css.columnsName]: columns,
    [css.minColumnWidthName]: `${minColumnWidth}px`,
  };
  return (
    <div className={`${css.grid} ${css.gap[gap]}`} style={sizes}>
      {children}
    </div>
  );
}
