import type { ReactNode } from 'react';
import { identifier } from '../theme/type.css.ts';

/** The name of a thing, drawn so that l, I and 0 cannot be taken for one another. */
export function Identifier({ children }: { children: ReactNode }) {
  return <span className={identifier}>{children}</span>;
}
