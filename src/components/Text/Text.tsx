import type { ReactNode } from 'react';
import { identifier, type } from '../theme/type.css.ts';
import * as css from './Text.css.ts';

export type TextProps = {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** @default 'body' */
  variant?: keyof typeof type;
  /** @default inherited */
  tone?: keyof typeof css.tone;
  /** One line, with an ellipsis. */
  isTruncated?: boolean;
  children: ReactNode;
};

/** Running text. */
export function Text({
  as: Element = 'p',
  variant = 'body',
  tone,
  isTruncated = false,
  children,
}: TextProps) {
  const classes = [type[variant], tone && css.tone[tone], isTruncated && css.truncated];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}

export type HeadingProps = {
  /** Level in the outline of the page, independent of its size. */
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

export type MonoProps = {
  /** For a second line. */
  isSmall?: boolean;
  isTruncated?: boolean;
  children: ReactNode;
};

/** For machine-readable text: addresses, keys, commands. */
export function Mono({ isSmall = false, isTruncated = false, children }: MonoProps) {
  return (
    <span className={`${isSmall ? type.monoSmall : type.mono} ${isTruncated ? css.truncated : ''}`}>
      {children}
    </span>
  );
}

/** The name of a thing, in a font that tells l, I and 0 apart. */
export function Identifier({ children }: { children: ReactNode }) {
  return <span className={identifier}>{children}</span>;
}

/** Only for screen readers. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}

/** A count with thousands separators. */
export function grouped(count: number): string {
  // Creating the first formatter takes a browser 20 ms, which would delay the first page.
  return count < 1000 ? String(count) : count.toLocaleString('en-US');
}
