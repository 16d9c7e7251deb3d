import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Column } from './column.ts';
import * as css from './DataTable.css.ts';

export type SkeletonRowsProps<Row> = {
  columns: readonly Column<Row>[];
  count: number;
  density: keyof typeof css.height;
  hasSelection: boolean;
  hasActions: boolean;
};

/** The bars of a column differ in length, as words do. */
const lengths = ['62%', '48%', '70%', '55%'];

/** Rows of the height that the real ones will have. */
export function SkeletonRows<Row>(props: SkeletonRowsProps<Row>) {
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
