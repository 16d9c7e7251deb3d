import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components';
import { useAnnouncement } from '../Announcer/announce.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import type { Column } from './column.ts';
import * as css from './DataTable.css.ts';

export type TableSort = {
  column: string;
  isAscending: boolean;
  onSort: (columnId: string) => void;
};

export type TableHeaderProps<Row> = {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  selectAll: SelectAllProps | undefined;
  hasActions: boolean;
  headerProps: ComponentProps<'thead'>;
};

type SelectAllProps = { share: 'none' | 'some' | 'all'; onToggle: () => void; isDisabled: boolean };

/** Column names, sorting, and a checkbox for all rows shown. Stays visible while the rows scroll. */
export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { columns, sort, selectAll, hasActions, headerProps } = props;
  const sorted = sort && columns.find(({ id }) => id === sort.column);
  useAnnouncement(
    sorted ? `Sorted by ${sorted.header}, ${sort.isAscending ? 'ascending' : 'descending'}` : '',
  );
  return (
    <thead {...headerProps}>
      <tr>
        {selectAll && (
          <td className={css.headerCell}>
            <SelectAll {...selectAll} />
          </td>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} />
        ))}
        {hasActions && (
          <th scope="col" className={css.headerCell}>
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SelectAll({ share, onToggle, isDisabled }: SelectAllProps) {
  return (
    <Checkbox
      aria-label="Select all rows"
      isSelected={share === 'all'}
      isIndeterminate={share === 'some'}
      isDisabled={isDisabled}
      onChange={onToggle}
    />
  );
}

type HeaderCellProps<Row> = { column: Column<Row>; sort: TableSort | undefined };

function HeaderCell<Row>({ column, sort }: HeaderCellProps<Row>) {
  const { id, header, isNumeric = false, isSortable = false } = column;
  const className = `${css.headerCell} ${isNumeric ? css.numeric : ''}`;
  if (!sort || !isSortable)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  const direction = sort.column !== id ? undefined : sort.isAscending ? 'ascending' : 'descending';
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <SortButton direction={direction} isAtEnd={isNumeric} onSort={() => sort.onSort(id)}>
        {header}
      </SortButton>
    </th>
  );
}

type SortButtonProps = {
  children: string;
  direction: 'ascending' | 'descending' | undefined;
  isAtEnd: boolean;
  onSort: () => void;
};

/** A column name that sorts on click. The header cell announces the direction (`aria-sort`). */
function SortButton({ children, direction, isAtEnd, onSort }: SortButtonProps) {
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
