import type { ReactNode } from 'react';
import * as css from './FormSection.css.ts';

/** What needs both columns of a `FormSection`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
