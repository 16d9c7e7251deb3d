import { memo } from 'react';
import { NativeButton } from '../Button/NativeButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PlainLink } from '../Link/Link.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { ToneGlyph } from '../ToneGlyph/ToneGlyph.tsx';
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
  /** A click selects the row or column. The arrow beside the name opens its page. */
  isSelecting: boolean;
};

/** The name of a row or column. Opens its page, selects the row or column, or toggles its group. */
export const MatrixName = memo(function MatrixName({ heading, onToggle, ...place }: MatrixNameProps) {
  if (heading.kind === 'group') {
    return <GroupName {...place} heading={heading} onToggle={() => onToggle(heading.id)} />;
  }
  if (place.isSelecting) return <LineName {...place} heading={heading} />;
  return 'lockedReason' in heading ? (
    <LockedName {...place} heading={heading} />
  ) : (
    <LinkName {...place} heading={heading} />
  );
});

/** The attributes that all names share. The grid finds a name by its row and column. */
function nameAttributes({ row, column, isCurrent, isStop }: NamePlace, look: keyof typeof css.look) {
  return {
    'data-row': row,
    'data-column': column,
    translate: 'no',
    tabIndex: isStop ? 0 : -1,
    className: `${css.look[look]} ${isCurrent ? css.current : ''} ${focusRing}`,
  } as const;
}

/** Columns show errors only, so that a column of bad cells has one mark. */
function shownState({ state }: MatrixItem, row: number) {
  return row >= 0 || state?.tone === 'error' ? state : undefined;
}

function stateAttributes(heading: MatrixItem, row: number) {
  const state = shownState(heading, row);
  return state && { 'aria-description': state.word };
}

/** Called as a function: one more component per name would slow down scrolling. Columns have no roles. */
function labelOf(heading: MatrixItem, row: number) {
  const { label, note, role } = heading;
  const state = shownState(heading, row);
  return (
    <>
      {state && <ToneGlyph tone={state.tone} />}
      {note && <span className={css.note}>{note}</span>}
      <span className={css.label} title={label}>
        {label}
      </span>
      {role && row >= 0 && (
        <span className={css.role[role]}>
          <Icon name={role} size={12} />
        </span>
      )}
    </>
  );
}

type LinkNameProps = NamePlace & { heading: Extract<MatrixItem, { href: string }> };

function LinkName({ heading, ...place }: LinkNameProps) {
  return (
    <PlainLink
      {...nameAttributes(place, 'link')}
      {...stateAttributes(heading, place.row)}
      href={heading.href}
      draggable={false}
    >
      {labelOf(heading, place.row)}
    </PlainLink>
  );
}

/** Enter and Space select, as a click does. */
function LineName({ heading, ...place }: NamePlace & { heading: MatrixItem }) {
  const { label } = heading;
  const href = 'href' in heading ? heading.href : undefined;
  const { 'data-row': row, 'data-column': column, ...attributes } = nameAttributes(place, 'select');
  return (
    <span data-row={row} data-column={column} className={css.line}>
      <button type="button" data-selects {...attributes} {...stateAttributes(heading, place.row)}>
        {labelOf(heading, place.row)}
      </button>
      {/* Only on the current row and column, because names are the slowest part to render. */}
      {place.isCurrent && href !== undefined && (
        <PlainLink
          href={href}
          draggable={false}
          aria-label={`Open ${label}`}
          tabIndex={-1}
          className={`${css.look.link} ${focusRing}`}
        >
          <Icon name="arrowRight" size={12} />
        </PlainLink>
      )}
    </span>
  );
}

type GroupNameProps = NamePlace & { heading: MatrixGroup; onToggle: () => void };

function GroupName({ heading, onToggle, ...place }: GroupNameProps) {
  const { label, text = label, count, isOpen } = heading;
  return (
    <NativeButton {...nameAttributes(place, 'group')} aria-expanded={isOpen} onPress={onToggle}>
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

function LockedName({ heading, ...place }: LockedNameProps) {
  return (
    <NativeButton
      {...nameAttributes(place, 'item')}
      tip={{ text: heading.lockedReason, opensOnClick: true }}
      aria-disabled
    >
      {labelOf(heading, place.row)}
    </NativeButton>
  );
}
