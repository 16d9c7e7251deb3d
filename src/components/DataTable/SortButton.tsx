import { Button } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './SortButton.css.ts';

export type SortButtonProps = {
  children: string;
  /** How the column is sorted, if it is. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
};

/** A column's name that sorts by it. The direction is told by the header cell (`aria-sort`). */
export function SortButton({ children, direction, onSort }: SortButtonProps) {
  return (
    <Button
      onPress={onSort}
      className={`${css.button} ${focusRing}`}
      {...(direction && { 'data-sorted': direction })}
    >
      {children}
      <span className={css.arrow}>
        <Icon name={direction === 'descending' ? 'arrowDown' : 'arrowUp'} size={12} />
      </span>
    </Button>
  );
}
