import type { ReactNode } from 'react';
import { type } from '../theme/type.css.ts';

export type HeadingProps = {
  /** Its place in the outline of the page; says nothing about its size. */
  level: 1 | 2 | 3 | 4;
  /** @default 'heading' */
  variant?: 'loginTitle' | 'title' | 'dialogTitle' | 'heading' | 'subheading';
  id?: string;
  children: ReactNode;
};

export function Heading({ level, variant = 'heading', id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={type[variant]}>
      {children}
    </Element>
  );
}
