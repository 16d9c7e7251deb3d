import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { exportSection } from '../../actions/menuItems.ts';
import { hasSpaceFor, useTableLayout } from '../../list/useTableLayout.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeSort } from '../../../domain/node/nodeSort.ts';
import { hideableColumns, sortProps, type HideableColumn, type NodeListActions } from './nodeListActions.ts';
import { leastRoom } from './nodeColumns.tsx';
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
  const room = useTableLayout();
  const shownColumns = hideableColumns.filter((id) => hasSpaceFor(leastRoom[id], room));
  if (isPhone) return null;
  const columns = shownColumns.map((id) => {
    const isHidden = hidden.includes(id);
    return {
      id,
      label: columnNames[id],
      isChecked: !isHidden,
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
            sections={[{ id: 'columns', choice: 'multiple', items: columns }]}
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
  status: labels.node.health,
  findings: labels.section.findings,
  roles: 'Roles',
  address: labels.node.addresses,
  network: labels.node.network,
  version: labels.node.version,
  endpoint: labels.node.endpoint,
  modified: labels.node.lastModified,
  owner: labels.node.owner,
};
