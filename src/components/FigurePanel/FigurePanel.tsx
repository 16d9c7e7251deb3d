import type { ReactNode } from 'react';
import * as css from './FigurePanel.css.ts';

export type FigurePanelProps = {
  title: string;
  figure: string;
  /** Its unit, or what it is a part of. */
  unit: string;
  /** A drawing of the same, with its words. */
  children: ReactNode;
};

/** One figure that sums something up, and what it is made of. */
export function FigurePanel({ title, figure, unit, children }: FigurePanelProps) {
  return (
    <section aria-label={title} className={css.panel}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.figure}>
        {figure} <span className={css.unit}>{unit}</span>
      </p>
      <div className={css.content}>{children}</div>
    </section>
  );
}
