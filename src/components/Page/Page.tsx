import type { ReactNode } from 'react';
import * as css from './Page.css.ts';

export type PageProps = {
  /** `form`: no wider than a form reads well. @default 'full' */
  width?: keyof typeof css.width;
  children: ReactNode;
};

/** A page's content with its margins: 24 px at the sides, 16 on phones. Full-bleed tables stand outside of it. */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={`${css.page} ${css.width[width]}`}>{children}</div>;
}
