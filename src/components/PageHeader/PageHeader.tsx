import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { identifier } from '../theme/type.css.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './PageHeader.css.ts';

export type PageHeaderProps = {
  title: string;
  /** The title is the name of an item. */
  isTitleIdentifier?: boolean;
  count?: number;
  /** Shows a skeleton in place of the count. */
  isLoading?: boolean;
  /** A state or a short fact beside the title. */
  facts?: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
};

/** Header of a page: title, count and state, with actions at the right. */
export function PageHeader(props: PageHeaderProps) {
  const { title, isTitleIdentifier = false, count, isLoading = false, facts, note, actions } = props;
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <h1
          translate={isTitleIdentifier ? 'no' : undefined}
          className={`${css.title} ${isTitleIdentifier ? identifier : ''}`}
        >
          {title}
        </h1>
        {(isLoading || count !== undefined) && (
          <span className={css.count}>
            {count === undefined || isLoading ? <Skeleton width={28} /> : grouped(count)}
          </span>
        )}
        {facts}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
      {note && <div className={css.note}>{note}</div>}
    </header>
  );
}
