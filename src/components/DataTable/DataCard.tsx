import { memo, type ReactNode } from 'react';
import { LockedRowCheckbox, RowCheckbox } from './RowCheckbox.tsx';
import type { RowTone } from './TableRow.tsx';
import * as css from './DataCards.css.ts';

export type DataCardProps<Row> = {
  row: Row;
  rowKey: string;
  index: number;
  tone: RowTone | undefined;
  /** Name of the checkbox; a list without selection has none. */
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
export const DataCard = memo(PlainDataCard) as typeof PlainDataCard;
