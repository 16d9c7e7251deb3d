import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';

/** Facts about one thing, as `DescriptionItem`s: label, value. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>;
}
