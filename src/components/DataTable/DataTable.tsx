import { Fragment, use, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { announce } from '../Announcer/announce.ts';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { NavigateContext } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { media } from '../theme/measures.css.ts';
import { useMedia } from '../theme/useMedia.ts';
import { minTableWidth, visibleColumns, withSlack, type Column } from './column.ts';
import { DataCards } from './DataCards.tsx';
import { ColumnCard } from './RowCard.tsx';
import { TableHeader, type TableSort } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { useRowFocus } from './useRowFocus.ts';
import { useTableRows, type TableRows } from './useTableRows.ts';
import * as css from './DataTable.css.ts';

export type DataTableProps<Row> = TableRows<Row> & {
  label: string;
  /** Must be the same array in every render, or every row renders again. */
  columns: readonly Column<Row>[];
  sort?: TableSort | undefined;
  /** At the right end: at most two actions, the rest in a menu. Must be the same function in every render. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Target of the E key on a row. Undefined for a row that cannot be edited. */
  editHref?: ((row: Row) => string | undefined) | undefined;
  /** The main list of its page, in which J and K move from anywhere. @default false */
  isMain?: boolean | undefined;
  /** `medium`: a short button and an icon. `small`: two icons. `single`: one icon. @default 'normal' */
  actionsWidth?: keyof typeof css.actionsWidth | undefined;
  /** `compact`: for secondary tables. @default 'normal' */
  density?: keyof typeof css.height | undefined;
  isLoading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /**
   * Renders a row as a card, for phones, instead of what the columns describe. Must be the same function in every
   * render. Without either, the table scrolls sideways on phones.
   */
  renderCard?: ((row: Row) => ReactNode) | undefined;
};

/** Table over the full width of the page, on phones a list of cards. */
export function DataTable<Row>({ renderCard, ...table }: DataTableProps<Row>) {
  const isPhone = useFrameWidth() === 'phone';
  const { columns, rowActions } = table;
  const ofColumns = useCallback(
    (row: Row) => <ColumnCard row={row} columns={columns} actions={rowActions?.(row)} />,
    [columns, rowActions],
  );
  if (!isPhone || !(renderCard ?? columns.some(({ card }) => card))) return <WideTable {...table} />;
  return <DataCards {...table} renderCard={renderCard ?? ofColumns} />;
}

const rowHeight = { normal: 44, compact: 36 } as const;

/** A `<table>`, so that screen readers’ table commands work. Its rows can be focused, see `useRowFocus` for the keys. */
function WideTable<Row>(props: Omit<DataTableProps<Row>, 'renderCard'>) {
  const { label, rows, selection, sort, rowActions, density = 'normal' } = props;
  const { isLoading = false, skeletonRows = 12, actionsWidth = 'normal' } = props;
  const width = useFrameWidth();
  const isBelowPanels = useMedia(media.belowPanels);
  const columns = useMemo(
    () => visibleColumns(props.columns, width, isBelowPanels),
    [props.columns, width, isBelowPanels],
  );
  const after = useRef<HTMLDivElement>(null);
  const { keys, body, place, selecting, canSelectAny, currentRow, virtual, shown } = useTableRows(
    props,
    rowHeight[density],
    true,
  );
  const { toggle, extendTo, endRange, toggleAll, share } = selecting;
  const navigate = use(NavigateContext);
  const { bodyProps, headerProps } = useRowFocus({
    ...currentRow,
    keys,
    body: place?.body,
    after,
    rowsPerPage: virtual.rowsPerPage,
    onToggle: (key) => {
      toggle(key);
      const row = rows[keys.indexOf(key)];
      // The focus is on the row, so the checkbox doesn’t announce its new state.
      if (selection && row !== undefined && (selection.isSelectable?.(row) ?? true) === true)
        announce(
          `${selection.labelOf(row)} ${selection.selected.has(key) ? 'not selected' : 'selected'}`,
          key,
        );
    },
    onExtend: extendTo,
    onMove: endRange,
    onSelectAll: selection && (() => share !== 'all' && toggleAll()),
    onEdit: (index) => {
      const row = rows[index];
      const href = row && props.editHref?.(row);
      if (href !== undefined) navigate?.(href);
    },
    isMain: props.isMain ?? false,
  });
  const onSelect = useCallback(
    (key: string, isRange: boolean) => (isRange ? extendTo(key, key) : toggle(key)),
    [extendTo, toggle],
  );

  const hasSelection = selection !== undefined;
  const hasActions = rowActions !== undefined;
  const before = hasSelection ? [css.selectionWidth] : [];
  const afterwards = hasActions ? [css.actionsWidth[actionsWidth]] : [];
  const widths = [...before, ...columns.map((column) => column.width), ...afterwards];
  const slack = withSlack(columns, [...before, ...afterwards]);
  const drawn = [...before, ...columns.slice(0, -1).map((column) => column.width), slack, ...afterwards];
  return (
    <>
      <table
        aria-label={label}
        aria-busy={isLoading}
        className={css.table}
        style={{ minWidth: minTableWidth(widths) }}
        {...(virtual.isVirtual && { 'aria-rowcount': rows.length + 1 })}
      >
        <colgroup>
          {drawn.map((each, index) => (
            <col key={index} style={each ? { width: each } : {}} />
          ))}
        </colgroup>
        <TableHeader
          {...{ columns, sort, hasActions, headerProps }}
          selectAll={
            hasSelection ? { share, onToggle: toggleAll, isDisabled: isLoading || !canSelectAny } : undefined
          }
        />
        <tbody {...bodyProps} ref={body} className={css.waypoint}>
          {isLoading && (
            <SkeletonRows count={skeletonRows} {...{ columns, density, hasSelection, hasActions }} />
          )}
          {!isLoading &&
            shown.map(({ gap, props: row }) => (
              <Fragment key={row.rowKey}>
                <Spacer height={gap} />
                <TableRow
                  {...row}
                  {...{ columns, density, rowActions, onSelect }}
                  isCurrent={row.index === currentRow.current}
                  isNumbered={virtual.isVirtual}
                />
              </Fragment>
            ))}
          {!isLoading && <Spacer height={virtual.gapAfter} />}
        </tbody>
      </table>
      <div ref={after} tabIndex={-1} className={css.waypoint} />
    </>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  count: number;
  density: keyof typeof css.height;
  hasSelection: boolean;
  hasActions: boolean;
};

const lengths = ['62%', '48%', '70%', '55%'];

function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
  const { columns, count, density, hasSelection, hasActions } = props;
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden className={css.height[density]}>
      {hasSelection && (
        <td className={css.cell}>
          <Skeleton width={16} height={16} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} className={css.cell}>
          <div className={column.isNumeric ? css.atEnd : undefined}>
            {column.skeleton ?? <Skeleton width={lengths[(index + place) % lengths.length] ?? '60%'} />}
          </div>
        </td>
      ))}
      {hasActions && (
        <td className={css.cell}>
          <div className={css.actions}>
            <Skeleton width={16} />
          </div>
        </td>
      )}
    </tr>
  ));
}
