import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import {
  exportItems,
  hideableColumns,
  type HideableColumn,
  type NodeListActions,
  sortProps,
} from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';
import * as css from './NodeListScreen.css.ts';

type NodeFiltersProps = Pick<NodeListFrame, 'choices' | 'filter'> & { onFilter: NodeListActions['filter'] };

/** What the list can be narrowed to, besides the states. */
export function NodeFilters({ choices, filter, onFilter }: NodeFiltersProps) {
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

type NodeListToolsProps = Pick<NodeListFrame, 'filter' | 'sort'> & {
  /** How many nodes are listed: without any there is nothing to hide or to export. */
  count: number;
  on: NodeListActions;
};

/** Order, columns, export. */
export function NodeListTools({ filter, sort, count, on }: NodeListToolsProps) {
  const { hidden } = filter;
  const columns = hideableColumns.map((id) => {
    const isHidden = hidden.includes(id);
    return {
      id,
      label: `${isHidden ? 'Show' : 'Hide'} ${columnNames[id]}`,
      icon: isHidden ? ('eyeOff' as const) : ('eye' as const),
      onAction: () => on.filter({ hidden: isHidden ? hidden.filter((one) => one !== id) : [...hidden, id] }),
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

const columnNames: Readonly<Record<HideableColumn, string>> = {
  address: 'addresses',
  network: 'network',
  version: 'version',
  roles: 'roles',
  status: 'status',
};
