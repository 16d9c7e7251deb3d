import { Menu } from '../../../components/Menu/Menu.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { nodesText } from './bulkResult.ts';
import { exportItems } from './exportItems.ts';
import { hideableColumns, type NodeColumnId } from './nodeColumns.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';
import { sortProps } from './sortFields.ts';

type NodeListToolsProps = {
  frame: NodeListFrame;
  /** How many nodes are listed: without any there is nothing to hide or to export. */
  count: number;
  on: NodeListActions;
  hiddenColumns: ReadonlySet<NodeColumnId>;
  onHideColumns: (columns: ReadonlySet<NodeColumnId>) => void;
};

/** Order, columns, export. */
export function NodeListTools({ frame, count, on, hiddenColumns, onHideColumns }: NodeListToolsProps) {
  const columns = hideableColumns.map(({ id, name }) => {
    const isHidden = hiddenColumns.has(id);
    return {
      id,
      label: `${isHidden ? 'Show' : 'Hide'} ${name}`,
      icon: isHidden ? ('eyeOff' as const) : ('eye' as const),
      onAction: () => onHideColumns(isHidden ? without(hiddenColumns, id) : new Set([...hiddenColumns, id])),
    };
  });
  return (
    <>
      <SortControl {...sortProps(frame.sort, on.sortBy)} />
      {count > 0 && (
        <>
          <Menu
            trigger={{ label: 'Columns', icon: 'columns', isOutlined: true }}
            sections={[{ id: 'columns', items: columns }]}
          />
          <Menu
            trigger={{ label: 'Export', icon: 'download', isOutlined: true }}
            sections={[
              {
                id: 'formats',
                title: `Export ${nodesText(count)}`,
                items: exportItems((format) => on.export(format, 'shown')),
              },
            ]}
          />
        </>
      )}
    </>
  );
}

function without(columns: ReadonlySet<NodeColumnId>, id: NodeColumnId): ReadonlySet<NodeColumnId> {
  return new Set([...columns].filter((column) => column !== id));
}
