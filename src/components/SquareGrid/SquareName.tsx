import { memo } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { MatrixName } from '../MatrixGrid/MatrixName.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { SquareGroup, SquareHeading, SquareItem } from './squareHeading.ts';
import * as css from './SquareName.css.ts';

type SquareNameProps = NamePlace & {
  heading: SquareHeading;
  onToggle: (groupId: string) => void;
};

type NamePlace = {
  /** −1 for the names of columns, or of rows. */
  row: number;
  column: number;
  /** Its row or column is the current one. */
  isCurrent: boolean;
  /** The one element of the grid that Tab leads to. */
  isStop: boolean;
};

function PlainSquareName({ heading, onToggle, ...place }: SquareNameProps) {
  if (heading.kind === 'group') {
    return <GroupName {...place} heading={heading} onToggle={() => onToggle(heading.id)} />;
  }
  if ('lockedReason' in heading) return <LockedName {...place} heading={heading} />;
  const { row, column, isCurrent, isStop } = place;
  return (
    <MatrixName heading={heading} isCurrent={isCurrent} isStop={isStop} data-row={row} data-column={column} />
  );
}

/** The name of a row or column, which leads to its page, or opens and closes its group. */
export const SquareName = memo(PlainSquareName);

type GroupNameProps = NamePlace & { heading: SquareGroup; onToggle: () => void };

function GroupName({ heading, row, column, isCurrent, isStop, onToggle }: GroupNameProps) {
  const { label, count, isOpen } = heading;
  return (
    <Button
      data-row={row}
      data-column={column}
      aria-expanded={isOpen}
      excludeFromTabOrder={!isStop}
      onPress={onToggle}
      className={`${css.group} ${isCurrent ? css.current : ''} ${focusRing}`}
    >
      <Icon name={isOpen ? 'minus' : 'plus'} size={12} />
      <span className={css.label}>{label}</span>
      <span className={css.count}>{count}</span>
    </Button>
  );
}

type LockedNameProps = NamePlace & { heading: Extract<SquareItem, { lockedReason: string }> };

function LockedName({ heading, row, column, isCurrent, isStop }: LockedNameProps) {
  const { label, lockedReason } = heading;
  return (
    <Tooltip text={lockedReason} opensOnPress>
      <Button
        data-row={row}
        data-column={column}
        aria-disabled
        excludeFromTabOrder={!isStop}
        className={`${css.item} ${isCurrent ? css.current : ''} ${focusRing}`}
      >
        <span className={css.label}>{label}</span>
      </Button>
    </Tooltip>
  );
}
