import { Fragment, memo, type ReactNode } from 'react';
import { RowCheckbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { sameProps } from './sameProps.ts';
import { useTableRows, type ShownRow } from './useTableRows.ts';
import type { WideTableProps } from './WideTable.tsx';
import * as css from './DataCards.css.ts';

export type DataCardsProps<Row> = Pick<
  WideTableProps<Row>,
  'label' | 'rows' | 'rowKey' | 'selection' | 'rowTone' | 'isLoading' | 'skeletonRows'
> & {
  renderCard: (row: Row) => ReactNode;
};

/** Of a block of three lines, before it is measured. */
const usualHeight = 95;

/** The rows of a table on a phone: one block each, with the same selection. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, rows, isLoading = false, skeletonRows = 6, renderCard } = props;
  const { body, selecting, currentRow, virtual, shown } = useTableRows({ ...props, height: usualHeight });
  return (
    <ul ref={body} aria-label={label} aria-busy={isLoading} {...currentRow.followFocus}>
      {isLoading && Array.from({ length: skeletonRows }, (_, index) => <SkeletonCard key={index} />)}
      {!isLoading &&
        shown.map(({ gap, props: row }) => (
          <Fragment key={row.rowKey}>
            <Spacer height={gap} />
            <DataCard
              {...row}
              renderCard={renderCard}
              onSelect={selecting.toggle}
              count={virtual.isVirtual ? rows.length : undefined}
            />
          </Fragment>
        ))}
      {!isLoading && <Spacer height={virtual.gapAfter} />}
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

type DataCardProps<Row> = ShownRow<Row> & {
  onSelect: (rowKey: string) => void;
  renderCard: (row: Row) => ReactNode;
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
          <RowCheckbox
            label={selectLabel}
            {...{ isSelected, lockedReason }}
            onToggle={() => props.onSelect(rowKey)}
          />
        </div>
      )}
      <div className={css.content}>{props.renderCard(row)}</div>
    </li>
  );
}

/** Renders anew only when its own row or its state changes. */
const DataCard = memo(PlainDataCard, sameProps) as typeof PlainDataCard;
