import type { ReactNode } from 'react';
import { changed } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
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

export type ChangeBarProps = {
  /** Labels of the fields that differ from what is saved. A form that creates something has none to name. */
  changes?: readonly string[];
  /** How many fields show an error. */
  problemCount?: number;
  /** Buttons of size `form`, the one that submits last. */
  children: ReactNode;
};

/**
 * Where a form stands and the way on, at the foot of what scrolls. It comes behind the `Page`, in the same `Form`:
 * inside of the page it would end at the page's margins.
 */
export function ChangeBar({ changes, problemCount = 0, children }: ChangeBarProps) {
  const hasProblems = problemCount > 0;
  return (
    <FootBar
      isDivided={changes !== undefined && hasProblems}
      status={
        <>
          {changes && <Changes names={changes} />} {hasProblems && <Problems count={problemCount} />}
        </>
      }
    >
      {children}
    </FootBar>
  );
}

function Changes({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={css.none}>No changes</span>;
  return (
    <span className={css.changes}>
      <span className={changed} />
      <span className={css.count}>{names.length === 1 ? '1 change' : `${names.length} changes`}</span>{' '}
      <span className={css.names}>{names.join(', ')}</span>
    </span>
  );
}

function Problems({ count }: { count: number }) {
  return (
    <span className={css.problems}>
      <Icon name="circleAlert" size={14} />
      {count === 1 ? '1 field needs attention' : `${count} fields need attention`}
    </span>
  );
}
