import type { ReactNode } from 'react';
import * as text from '../Text/Text.css.ts';
import { type } from '../theme/type.css.ts';

export type MonoProps = {
  /** For a second line. */
  isSmall?: boolean;
  isTruncated?: boolean;
  children: ReactNode;
};

/** What a machine reads: addresses, keys, commands. */
export function Mono({ isSmall = false, isTruncated = false, children }: MonoProps) {
  return (
    <span className={`${isSmall ? type.monoSmall : type.mono} ${isTruncated ? text.truncated : ''}`}>
      {children}
    </span>
  );
}
