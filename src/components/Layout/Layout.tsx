import type { CSSProperties, ReactNode } from 'react';
import type { Gap } from '../theme/gap.ts';
import * as css from './Layout.css.ts';

export type StackProps = {
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** Children below one another. */
export function Stack({ gap = 'gutter', children }: StackProps) {
  return <div className={css.stack[gap]}>{children}</div>;
}

/** A hairline between two parts. */
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
  /** Wraps where there is no room. */
  isWrapping?: boolean;
  children: ReactNode;
};

/** Children beside one another. */
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
  /** `form`: no wider than a form reads well. @default 'full' */
  width?: keyof typeof css.pageWidth;
  children: ReactNode;
};

/** A page's content with its margins: 24 px at the sides, 16 on phones. Full-width tables go outside of it. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={`${css.page} ${css.pageWidth[width]}`}>{children}</div>;
}

export type GridProps = {
  /** At most this many. */
  columns: number;
  /** In pixels. Narrower columns wrap. */
  minColumnWidth: number;
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** Equal columns, as many as fit. */
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
