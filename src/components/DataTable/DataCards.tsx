import { Fragment, useMemo, memo, type ReactNode } from 'react';
import { LockedRowCheckbox, RowCheckbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { sameProps } from './sameProps.ts';
import type { RowTone } from './TableRow.tsx';
import { useCurrentRow, useNewRow } from './useCurrentRow.ts';
import { useRowSelection, type RowSelection } from './useRowSelection.ts';
import { useRowsPlace, useVirtualRows } from './useVirtualRows.ts';
import * as css from './DataCards.css.ts';

export type DataCardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: RowSelection<Row> | undefined;
  rowTone: ((row: Row) => RowTone | undefined) | undefined;
  isLoading: boolean | undefined;
  skeletonRows: number | undefined;
  renderCard: (row: Row) => ReactNode;
};

/** Of a block of three lines, before it is measured. */
const usualHeight = 95;

/** The rows of a table on a phone: one block each, with the same selection. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, rows, rowKey, selection, isLoading = false, skeletonRows = 6, renderCard } = props;
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const [place, body] = useRowsPlace();
  const { toggle } = useRowSelection(selection, rows, keys);
  const { current, setCurrent, followFocus } = useCurrentRow(keys);
  const newKey = useNewRow({ keys, body: place?.body, setCurrent });
  const shown = useVirtualRows({ keys, place, rowHeight: usualHeight, kept: current });
  return (
    <ul ref={body} aria-label={label} aria-busy={isLoading} {...followFocus}>
      {isLoading && Array.from({ length: skeletonRows }, (_, index) => <SkeletonCard key={index} />)}
      {!isLoading &&
        shown.rows.map(({ index, gap }) => {
          const [row, key] = [rows[index], keys[index]];
          if (row === undefined || key === undefined) return null;
          const selectable = selection?.isSelectable?.(row) ?? true;
          return (
            <Fragment key={key}>
              <Spacer height={gap} />
              <DataCard
                {...{ row, index, renderCard }}
                rowKey={key}
                tone={props.rowTone?.(row)}
                isNew={key === newKey}
                selectLabel={selection && `Select ${selection.labelOf(row)}`}
                isSelected={selection?.selected.has(key) ?? false}
                lockedReason={selectable === true ? undefined : selectable}
                onSelect={toggle}
                measureRow={shown.measureRow}
                count={shown.isVirtual ? rows.length : undefined}
              />
            </Fragment>
          );
        })}
      {!isLoading && <Spacer height={shown.gapAfter} />}
    </ul>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <li aria-hidden style={{ height }} />;
}

function SkeletonCard() {
  return (
    <li aria-hidden className={css.card}>
      <div className={css.content}>
        <div className={css.lines}>
          <Skeleton width="38%" />
          <Skeleton width="56%" />
          <Skeleton width="72%" />
        </div>
      </div>
    </li>
  );
}

type DataCardProps<Row> = {
  row: Row;
  rowKey: string;
  index: number;
  tone: RowTone | undefined;
  isNew: boolean;
  selectLabel: string | undefined;
  isSelected: boolean;
  lockedReason: string | undefined;
  onSelect: (rowKey: string) => void;
  renderCard: (row: Row) => ReactNode;
  measureRow: ((element: HTMLElement | null) => void) | undefined;
  /** How many rows there are, when not all of them are in the document. */
  count: number | undefined;
};

function PlainDataCard<Row>(props: DataCardProps<Row>) {
  const { row, rowKey, index, selectLabel, isSelected, lockedReason, measureRow, count } = props;
  return (
    <li
      {...(measureRow && { ref: measureRow })}
      {...(count !== undefined && { 'aria-posinset': index + 1, 'aria-setsize': count })}
      data-index={index}
      data-tone={props.tone}
      data-selected={isSelected || undefined}
      data-new={props.isNew || undefined}
      // Without a place in the tab order: only what is new is moved to.
      tabIndex={-1}
      className={css.card}
    >
      {selectLabel !== undefined && (
        <div className={css.checkbox}>
          {lockedReason === undefined ? (
            <RowCheckbox
              label={selectLabel}
              isSelected={isSelected}
              onToggle={() => props.onSelect(rowKey)}
            />
          ) : (
            <LockedRowCheckbox label={selectLabel} reason={lockedReason} />
          )}
        </div>
      )}
      <div className={css.content}>{props.renderCard(row)}</div>
    </li>
  );
}

/** Renders anew only when its own row or its state changes. */
const DataCard = memo(PlainDataCard, sameProps) as typeof PlainDataCard;
