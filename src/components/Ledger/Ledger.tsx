import type { ReactNode } from 'react';
import * as css from './Ledger.css.ts';

export type LedgerProps = {
  /** Accessible name. */
  label: string;
  /** `FigureCard`s. */
  children: ReactNode;
};

/** Figures side by side with hairlines between them: three in a row, two on phones. */
export function Ledger({ label, children }: LedgerProps) {
  return (
    <ul aria-label={label} className={css.ledger}>
      {children}
    </ul>
  );
}
