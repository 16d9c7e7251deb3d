import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { type NodeColumnId, hideableColumns } from './nodeColumns.tsx';
import { exportItems, type NodeListActions, sortProps } from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';
import * as css from './NodeListScreen.css.ts';

type NodeFiltersProps = { frame: NodeListFrame; onFilter: NodeListActions['filter'] };

/** What the list can be narrowed to, besides the states. */
export function NodeFilters({ frame: { choices, filter }, onFilter }: NodeFiltersProps) {
  return (
    <>
      {choices.networks && (
        <FilterChip
          label={labels.node.network}
          icon="networks"
          options={choices.networks}
          selected={filter.networks}
          onChange={(networks) => onFilter({ networks })}
        />
      )}
      <FilterChip
        label="Role"
        icon="route"
        options={choices.roles}
        selected={filter.roles}
        onChange={(ids) => onFilter({ roles: gatewayRoles.filter((role) => ids.includes(role)) })}
      />
      <FilterChip
        label={labels.node.version}
        icon="nodes"
        options={choices.versions}
        selected={filter.versions}
        onChange={(versions) => onFilter({ versions })}
      />
    </>
  );
}

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
    <div className={css.tools}>
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
                title: `Export ${counted(count, 'node')}`,
                items: exportItems((format) => on.export(format, 'shown')),
              },
            ]}
          />
        </>
      )}
    </div>
  );
}

function without(columns: ReadonlySet<NodeColumnId>, id: NodeColumnId): ReadonlySet<NodeColumnId> {
  return new Set([...columns].filter((column) => column !== id));
}
