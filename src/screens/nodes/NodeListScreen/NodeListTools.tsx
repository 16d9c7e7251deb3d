import type { ReactNode } from 'react';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import {
  exportItems,
  hideableColumns,
  type HideableColumn,
  type NodeFilter,
  type NodeListActions,
} from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';
import * as css from './NodeListScreen.css.ts';

type NodeFiltersProps = Pick<NodeListFrame, 'choices'> &
  Pick<NodeFilter, 'networks' | 'roles' | 'versions'> & { onFilter: NodeListActions['filter'] };

/** What the list can be narrowed to, besides the states. */
export function NodeFilters({ choices, networks, roles, versions, onFilter }: NodeFiltersProps) {
  return (
    <>
      {choices.networks && (
        <FilterChip
          label={labels.node.network}
          icon="networks"
          options={choices.networks}
          selected={networks}
          onChange={(ids) => onFilter({ networks: ids })}
        />
      )}
      <FilterChip
        label="Role"
        icon="route"
        options={choices.roles}
        selected={roles}
        onChange={(ids) => onFilter({ roles: gatewayRoles.filter((role) => ids.includes(role)) })}
      />
      <FilterChip
        label={labels.node.version}
        icon="nodes"
        options={choices.versions}
        selected={versions}
        onChange={(ids) => onFilter({ versions: ids })}
      />
    </>
  );
}

type NodeListToolsProps = Pick<NodeFilter, 'hidden'> & {
  /** Sets the order. */
  order: ReactNode;
  /** How many nodes are listed: without any there is nothing to hide or to export. */
  count: number;
  on: NodeListActions;
};

/** Order, columns, export. */
export function NodeListTools({ hidden, order, count, on }: NodeListToolsProps) {
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
      {order}
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
