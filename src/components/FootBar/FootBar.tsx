import type { ReactNode } from 'react';
import * as css from './FootBar.css.ts';

export type FootBarProps = {
  /** How things stand. Said aloud when it changes. */
  status: ReactNode;
  /** A line between what is told and what can be done. */
  isDivided?: boolean;
  /** Buttons of size `form`, the one that submits last. */
  children: ReactNode;
};

/** At the foot of what scrolls: how things stand, and the way on. Toasts and the field in focus stay clear of it. */
export function FootBar({ status, isDivided = false, children }: FootBarProps) {
  return (
    <div className={css.bar}>
      <div role="status" className={css.status}>
        {status}
      </div>
      <div className={`${css.actions} ${isDivided ? css.divided : ''}`}>{children}</div>
    </div>
  );
}
