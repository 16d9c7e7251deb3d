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

/** Body text. */
export function Text(props: TextProps) {
  const { as: Element = 'p', variant = 'body', tone, isTruncated = false, children } = props;
  const classes = [type[variant], tone && css.tone[tone], isTruncated && css.truncated];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}

type WordsProps = Pick<TextProps, 'children'>;

/** Words within a line that matter less than the rest. */
export function Secondary({ children }: WordsProps) {
  return (
    <Text as="span" tone="secondary">
      {children}
    </Text>
  );
}

/** Words within a line that matter least, for example a count. */
export function Tertiary({ children }: WordsProps) {
  return (
    <Text as="span" tone="tertiary">
      {children}
    </Text>
  );
}

/** A note in small type. */
export function Hint({ as = 'p', tone = 'tertiary', children }: Pick<TextProps, 'as' | 'tone' | 'children'>) {
  return (
    <Text as={as} variant="hint" tone={tone}>
      {children}
    </Text>
  );
}

export type HeadingProps = {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** @default 'heading' */
  variant?: 'loginTitle' | 'title' | 'dialogTitle' | 'heading' | 'subheading';
  id?: string;
  children: ReactNode;
};

/** Heading. Its level in the outline is independent of its size. */
export function Heading({ level, variant = 'heading', id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={type[variant]}>
      {children}
    </Element>
  );
}

export type MonoProps = {
  /** Smaller, for a second line. */
  isSmall?: boolean;
  isTruncated?: boolean;
  children: ReactNode;
};

/** Monospaced text for addresses, keys and commands. Browsers don’t translate it. */
export function Mono({ isSmall = false, isTruncated = false, children }: MonoProps) {
  return (
    <span
      translate="no"
      className={`${isSmall ? type.monoSmall : type.mono} ${isTruncated ? css.truncated : ''}`}
    >
      {children}
    </span>
  );
}

/** Name of an item, in a font that distinguishes l, I and 0. Browsers don’t translate it. */
export function Identifier({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  const Element = isStrong ? 'strong' : 'span';
  return (
    <Element translate="no" className={identifier}>
      {children}
    </Element>
  );
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}

/** Formats a count with thousands separators. */
export function grouped(count: number): string {
  // Creating the first formatter takes a browser 20 ms, which would delay the first page.
  return count < 1000 ? String(count) : count.toLocaleString('en-US');
}
