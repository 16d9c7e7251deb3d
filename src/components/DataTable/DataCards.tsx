import { Fragment, memo, type ReactNode } from 'react';
import { RowCheckbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { sameProps } from './sameProps.ts';
import { useTableRows, type RenderedRow, type TableRows } from './useTableRows.ts';
import * as css from './DataCards.css.ts';

type DataCardsProps<Row> = TableRows<Row> & {
  label: string;
  isLoading?: boolean | undefined;
  skeletonRows?: number | undefined;
  renderCard: (row: Row) => ReactNode;
};

/** Height of a card of three lines before it is measured, px. */
const estimatedHeight = 95;

/** The rows of a table as cards, for phones. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, rows, isLoading = false, skeletonRows = 6, renderCard } = props;
  const { body, selecting, currentRow, virtual, shown } = useTableRows(props, estimatedHeight);
  return (
    <ul ref={body} aria-label={label} aria-busy={isLoading} {...currentRow.followFocus}>
      {isLoading &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <SkeletonCard key={index} hasSelection={props.selection !== undefined} />
        ))}
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

function SkeletonCard({ hasSelection }: { hasSelection: boolean }) {
  return (
    <li aria-hidden className={css.card}>
      {hasSelection && (
        <div className={css.checkbox}>
          <Skeleton width={16} height={16} />
        </div>
      )}
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

type DataCardProps<Row> = RenderedRow<Row> & {
  onSelect: (rowKey: string) => void;
  renderCard: (row: Row) => ReactNode;
  /** Number of rows, if not all of them are in the document. */
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
      // Not a tab stop. A new card receives focus, and one in the place of a removed card.
      tabIndex={-1}
      className={css.card}
    >
      {selectLabel && (
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

/** Renders again only if its row or state changes. */
const DataCard = memo(PlainDataCard, sameProps) as typeof PlainDataCard;
