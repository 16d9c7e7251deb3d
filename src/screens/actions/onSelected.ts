import type { AskOptions } from '../../domain/actions/action.ts';
import type { ActionOf, WordsByKind } from '../../domain/actions/words.ts';
import type { BulkAction } from '../list/RecordList/SelectionBar.tsx';

type Selected<Row, Ref, Record, Known> = {
  readonly refOf: (row: Row) => Ref;
  readonly recordOf: (row: Row) => Record;
  /** For labels and icons, which are the same for all records. */
  readonly noRef: Ref;
  readonly known: Known;
};

/** Returns what describes an action on each of the selected rows. It asks for itself. */
export function onSelected<Fields, Row, Ref, Record, Known>(
  words: WordsByKind<Fields, Record, Known>,
  { refOf, recordOf, noRef, known }: Selected<Row, Ref, Record, Known>,
) {
  return <Kind extends keyof Fields>(
    actionOn: (ref: Ref) => ActionOf<Fields, Kind>,
    isInMenu = false,
  ): BulkAction<Row, { act: (actions: readonly ActionOf<Fields, Kind>[], options: AskOptions) => void }> => {
    const sample = actionOn(noRef);
    const { label, icon, isDanger = false, obstacle } = words[sample.kind];
    const onRow = (row: Row) => actionOn(refOf(row));
    return {
      label: label(sample),
      icon: icon(sample),
      isInMenu,
      isDanger,
      obstacle: (row, rows) => obstacle(recordOf(row), onRow(row), known, rows.map(onRow)),
      act: (rows, on, options) => on.act(rows.map(onRow), options),
    };
  };
}
