import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { exportSection } from '../../shared/menuItems.ts';
import { counted } from '../../../domain/format/count.ts';
import type { NodeSort } from '../../../domain/node/nodeSort.ts';
import { hideableColumns, sortProps, type HideableColumn, type NodeListActions } from './nodeListActions.ts';
import * as css from './NodeListScreen.css.ts';

type NodeListToolsProps = {
  sort: NodeSort;
  hidden: readonly HideableColumn[];
  /** Number of nodes found. */
  count: number;
  on: Pick<NodeListActions, 'sortBy' | 'filter' | 'export'>;
};

export function NodeListTools({ sort, hidden, count, on }: NodeListToolsProps) {
  const isPhone = useFrameWidth() === 'phone';
  if (isPhone) return null;
  const columns = hideableColumns.map((id) => {
    const isHidden = hidden.includes(id);
    return {
      id,
      label: `${isHidden ? 'Show' : 'Hide'} ${columnNames[id]}`,
      icon: isHidden ? ('eyeOff' as const) : ('eye' as const),
      onAction: () =>
        on.filter({ hidden: isHidden ? hidden.filter((column) => column !== id) : [...hidden, id] }),
    };
  });
  return (
    <div className={css.tools}>
      <SortControl {...sortProps(sort, on.sortBy)} />
      {count > 0 && (
        <>
          <Menu
            trigger={{ label: 'Columns', icon: 'columns', isOutlined: true }}
            sections={[{ id: 'columns', items: columns }]}
          />
          <Menu
            trigger={{ label: 'Export', icon: 'download', isOutlined: true }}
            sections={[exportSection(`Export ${counted(count, 'node')}`, on.export)]}
          />
        </>
      )}
    </div>
  );
}

const columnNames: Readonly<Record<HideableColumn, string>> = {
  address: 'addresses',
  network: 'network',
  version: 'version',
  owner: 'owner',
  roles: 'roles',
  status: 'status',
};
