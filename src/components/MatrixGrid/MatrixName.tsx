import { memo } from 'react';
import { PlainLink } from '../Link/PlainLink.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './MatrixName.css.ts';

/** What a row or column is about. */
export type MatrixHeading = {
  readonly id: string;
  readonly label: string;
  /** What it belongs to, where that is not the same for all. */
  readonly note?: string | undefined;
  readonly href: string;
};

type MatrixNameProps = {
  heading: MatrixHeading;
  /** Its row or column is the current one. */
  isCurrent: boolean;
  /** The one element of the grid that Tab leads to. */
  isStop: boolean;
  'data-row': number;
  'data-column': number;
};

function PlainMatrixName({ heading, isCurrent, isStop, ...place }: MatrixNameProps) {
  const { label, note, href } = heading;
  return (
    <PlainLink
      {...place}
      href={href}
      tabIndex={isStop ? 0 : -1}
      className={`${isCurrent ? css.currentName : css.name} ${focusRing}`}
    >
      {note && <span className={css.note}>{note}</span>}
      <span className={css.label} title={label}>
        {label}
      </span>
    </PlainLink>
  );
}

/** The name of a row or column, which leads to its page. */
export const MatrixName = memo(PlainMatrixName);
