import type { ReactNode } from 'react';
import { type } from '../theme/type.css.ts';
import * as css from './Text.css.ts';

export type TextProps = {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div';
  /** @default 'body' */
  variant?: keyof typeof type;
  /** @default inherited */
  tone?: keyof typeof css.tone;
  /** One line, cut off with an ellipsis. */
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
