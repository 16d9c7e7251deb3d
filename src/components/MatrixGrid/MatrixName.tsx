import { memo, useContext, type KeyboardEvent } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NavigateContext, PlainLink } from '../Link/Link.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import type { MatrixGroup, MatrixHeading, MatrixItem } from './matrixHeading.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './MatrixName.css.ts';

type MatrixNameProps = NamePlace & {
  heading: MatrixHeading;
  onToggle: (groupId: string) => void;
};

type NamePlace = {
  /** −1 for the names of columns, or of rows. */
  row: number;
  column: number;
  isCurrent: boolean;
  isStop: boolean;
  /** A click selects the row or column. The arrow beside the name and Enter open its page. */
  isSelecting: boolean;
};

function PlainMatrixName({ heading, onToggle, ...place }: MatrixNameProps) {
  if (heading.kind === 'group') {
    return <GroupName {...place} heading={heading} onToggle={() => onToggle(heading.id)} />;
  }
  if ('lockedReason' in heading) return <LockedName {...place} heading={heading} />;
  return place.isSelecting ? (
    <LineName {...place} heading={heading} />
  ) : (
    <LinkName {...place} heading={heading} />
  );
}

/** The name of a row or column. Opens its page, selects the row or column, or toggles its group. */
export const MatrixName = memo(PlainMatrixName);

type LinkNameProps = NamePlace & { heading: Extract<MatrixItem, { href: string }> };

function LinkName({ heading, row, column, isCurrent, isStop }: LinkNameProps) {
  const { label, note, href } = heading;
  return (
    <PlainLink
      data-row={row}
      data-column={column}
      href={href}
      draggable={false}
      tabIndex={isStop ? 0 : -1}
      className={`${css.link} ${isCurrent ? css.current : ''} ${focusRing}`}
    >
      {note && <span className={css.note}>{note}</span>}
      <span className={css.label} title={label}>
        {label}
      </span>
    </PlainLink>
  );
}

function LineName({ heading, row, column, isCurrent, isStop }: LinkNameProps) {
  const { label, note, href } = heading;
  const navigate = useContext(NavigateContext);
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !navigate) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <span data-row={row} data-column={column} className={css.line}>
      <button
        type="button"
        data-selects
        tabIndex={isStop ? 0 : -1}
        onKeyDown={open}
        className={`${css.select} ${isCurrent ? css.current : ''} ${focusRing}`}
      >
        {note && <span className={css.note}>{note}</span>}
        <span className={css.label} title={label}>
          {label}
        </span>
      </button>
      {/* Only on the current row and column, because names are the slowest part to render. */}
      {isCurrent && (
        <PlainLink
          href={href}
          draggable={false}
          aria-label={`Open ${label}`}
          tabIndex={-1}
          className={`${css.link} ${focusRing}`}
        >
          <Icon name="arrowRight" size={12} />
        </PlainLink>
      )}
    </span>
  );
}

type GroupNameProps = NamePlace & { heading: MatrixGroup; onToggle: () => void };

function GroupName({ heading, row, column, isCurrent, isStop, onToggle }: GroupNameProps) {
  const { label, text = label, count, isOpen } = heading;
  return (
    <NativeButton
      data-row={row}
      data-column={column}
      aria-expanded={isOpen}
      tabIndex={isStop ? 0 : -1}
      onPress={onToggle}
      className={`${css.group} ${isCurrent ? css.current : ''} ${focusRing}`}
    >
      <Icon name={isOpen ? 'minus' : 'plus'} size={12} />
      <span data-label className={css.label} title={text}>
        {label}
      </span>
      <span data-count className={css.count}>
        {grouped(count)}
      </span>
    </NativeButton>
  );
}

type LockedNameProps = NamePlace & { heading: Extract<MatrixItem, { lockedReason: string }> };

function LockedName({ heading, row, column, isCurrent, isStop }: LockedNameProps) {
  const { label, note, lockedReason } = heading;
  return (
    <NativeButton
      tip={{ text: lockedReason, opensOnClick: true }}
      data-row={row}
      data-column={column}
      aria-disabled
      tabIndex={isStop ? 0 : -1}
      className={`${css.item} ${isCurrent ? css.current : ''} ${focusRing}`}
    >
      {note && <span className={css.note}>{note}</span>}
      <span className={css.label}>{label}</span>
    </NativeButton>
  );
}
