import type { Act, Action } from '../../domain/actions/action.ts';
import type { ActionWords } from '../../domain/actions/words.ts';
import type { BulkAction } from '../shared/RecordList/SelectionBar.tsx';

type Selected<A extends Action, Record, Known, Row> = {
  /** For label and icon, which are the same for all records. */
  readonly sample: A;
  readonly actionOn: (row: Row) => A;
  readonly recordOf: (row: Row) => Record;
  readonly knownOf: (row: Row) => Known;
  readonly isInMenu?: boolean;
};

/** An action on each of the selected rows. It asks for itself. */
export function bulkAction<A extends Action, Record, Known, Row>(
  { label, icon, isDanger = false, obstacle }: ActionWords<A, Record, Known>,
  { sample, actionOn, recordOf, knownOf, isInMenu = false }: Selected<A, Record, Known, Row>,
): BulkAction<Row, { readonly act: Act }> {
  return {
    label: label(sample),
    icon: icon(sample),
    isInMenu,
    isDanger,
    obstacle: (row, rows) => obstacle(recordOf(row), actionOn(row), knownOf(row), rows.map(actionOn)),
    act: (rows, on, options) => on.act(rows.map(actionOn), options),
  };
}
