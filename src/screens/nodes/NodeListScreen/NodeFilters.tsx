import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeListActions } from './nodeListActions.ts';
import type { NodeListFrame } from './nodeListView.ts';

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
