import type { CSSProperties, ReactNode } from 'react';
import type { Gap } from '../theme/gap.ts';
import * as css from './Layout.css.ts';

export type StackProps = {
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** Vertical stack. */
export function Stack({ gap = 'gutter', children }: StackProps) {
  return <div className={css.stack[gap]}>{children}</div>;
}

/** Horizontal line between two parts. */
export function Divider() {
  return <hr className={css.divider} />;
}

export type InlineProps = {
  /** @default 'medium' */
  gap?: Gap;
  /** @default 'center' */
  align?: keyof typeof css.align;
  /** @default 'start' */
  justify?: keyof typeof css.justify;
  /** Wraps in a narrow space. */
  isWrapping?: boolean;
  children: ReactNode;
};

/** Horizontal row. */
export function Inline(props: InlineProps) {
  const { gap = 'medium', align = 'center', justify = 'start', isWrapping = false, children } = props;
  return (
    <div
      className={`${css.inline[gap]} ${css.align[align]} ${css.justify[justify]} ${isWrapping ? css.wrap : ''}`}
    >
      {children}
    </div>
  );
}

export type PageProps = {
  /** `form`: limits the width of a form. @default 'full' */
  width?: keyof typeof css.pageWidth;
  children: ReactNode;
};

/** Content of a page with margins of 24 px, 16 px on phones. Full-width tables go outside. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={`${css.page} ${css.pageWidth[width]}`}>{children}</div>;
}

export type GridProps = {
  /** Largest number of columns. */
  columns: number;
  /** In pixels. Narrower columns wrap. */
  minColumnWidth: number;
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** Grid of as many equal columns as fit. */
export function Grid({ columns, minColumnWidth, gap = 'gutter', children }: GridProps) {
  const sizes: CSSProperties = {
    [css.columnsName]: columns,
    [css.minColumnWidthName]: `${minColumnWidth}px`,
  };
  return (
    <div className={`${css.grid} ${css.gridGap[gap]}`} style={sizes}>
      {children}
    </div>
  );
}
