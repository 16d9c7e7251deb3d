import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Read aloud, not shown. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className={css.hidden}>
      {children}
    </span>
  );
}
