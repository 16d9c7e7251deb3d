import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './SortButton.css.ts';

export type SortButtonProps = {
  children: string;
  /** How the column is sorted, if it is. */
  direction: 'ascending' | 'descending' | undefined;
  /** Its column is right-aligned. */
  isAtEnd: boolean;
  onSort: () => void;
};

/** A column's name that sorts by it. The direction is told by the header cell (`aria-sort`). */
export function SortButton({ children, direction, isAtEnd, onSort }: SortButtonProps) {
  return (
    <Button
      onPress={onSort}
      className={`${css.button} ${isAtEnd ? css.reversed : ''} ${focusRing}`}
      {...(direction && { 'data-sorted': direction })}
    >
      {children}
      <span className={css.arrow}>
        <Icon name={direction === 'descending' ? 'arrowDown' : 'arrowUp'} size={12} />
      </span>
    </Button>
  );
}
