import type { ReactNode } from 'react';
import type { Gap } from '../theme/gap.ts';
import * as css from './Inline.css.ts';

export type InlineProps = {
  /** @default 'medium' */
  gap?: Gap;
  /** @default 'center' */
  align?: keyof typeof css.align;
  /** @default 'start' */
  justify?: keyof typeof css.justify;
  /** Goes on in the next line when there is no room. */
  isWrapping?: boolean;
  children: ReactNode;
};

/** One beside the other. */
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
