import { Fragment, type ReactNode } from 'react';
import type { Column } from './column.ts';
import * as css from './RowCard.css.ts';

type RowCardProps = {
  name: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
};

export function RowCard({ name, beside, actions, children }: RowCardProps) {
  return (
    <div className={css.card}>
      <div className={css.line}>
        <span className={css.name}>{name}</span>
        {beside}
        {actions && <span className={css.actions}>{actions}</span>}
      </div>
      {children}
    </div>
  );
}

export function CardFacts({ children }: { children: ReactNode }) {
  return <div className={css.facts}>{children}</div>;
}

type ColumnCardProps<Row> = { row: Row; columns: readonly Column<Row>[]; actions: ReactNode };

/** The card of a row, as the columns describe it. */
export function ColumnCard<Row>({ row, columns, actions }: ColumnCardProps<Row>) {
  const cells = (place: 'title' | 'beside') =>
    columns.map(({ id, card, cell }) => card === place && <Fragment key={id}>{cell(row)}</Fragment>);
  return (
    <RowCard name={cells('title')} beside={cells('beside')} actions={actions}>
      {columns.map(({ id, card, cell }) => {
        if (typeof card === 'function') return <Fragment key={id}>{card(row)}</Fragment>;
        return card === 'line' && <Fragment key={id}>{cell(row)}</Fragment>;
      })}
    </RowCard>
  );
}
