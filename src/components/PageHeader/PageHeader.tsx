import type { ReactNode } from 'react';
import { identifier } from '../theme/type.css.ts';
import * as css from './PageHeader.css.ts';

export type PageHeaderProps = {
  title: string;
  /** The title is the name of a thing. */
  isTitleIdentifier?: boolean;
  /** How many the page is about; not known while it loads. */
  count?: number;
  /** Beside the title: a state, a short fact. */
  facts?: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** Secondary ones first, the primary one last. */
  actions?: ReactNode;
};

/** What the page is, how many, how things stand; and what can be done, at the right. */
export function PageHeader({
  title,
  isTitleIdentifier = false,
  count,
  facts,
  note,
  actions,
}: PageHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <h1 className={`${css.title} ${isTitleIdentifier ? identifier : ''}`}>{title}</h1>
        {count !== undefined && <span className={css.count}>{count}</span>}
        {facts}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {note && <div className={css.note}>{note}</div>}
    </header>
  );
}
