import type { ReactNode } from 'react';
import type { Gap } from '../theme/gap.ts';
import * as css from './Stack.css.ts';

export type StackProps = {
  /** @default 'gutter' */
  gap?: Gap;
  children: ReactNode;
};

/** One below the other. */
export function Stack({ gap = 'gutter', children }: StackProps) {
  return <div className={css.stack[gap]}>{children}</div>;
}
