import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import type { IconName } from '../../../components/Icon/Icon.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeListActions } from './nodeListActions.ts';
import type { FilterChoice } from './nodeListFacets.ts';
import type { NodeListFrame } from './nodeListView.ts';

type NodeFiltersProps = { frame: NodeListFrame; onFilter: NodeListActions['filter'] };

/** What the list can be narrowed to, besides the states. */
export function NodeFilters({ frame: { choices, filter }, onFilter }: NodeFiltersProps) {
  return (
    <>
      {choices.networks && (
        <Filter
          label={labels.node.network}
          icon="networks"
          choices={choices.networks}
          selected={filter.networks}
          onChange={(networks) => onFilter({ networks })}
        />
      )}
      <Filter
        label="Role"
        icon="route"
        choices={choices.roles}
        selected={filter.roles}
        onChange={(ids) => onFilter({ roles: gatewayRoles.filter((role) => ids.includes(role)) })}
      />
      <Filter
        label={labels.node.version}
        icon="nodes"
        choices={choices.versions}
        selected={filter.versions}
        onChange={(versions) => onFilter({ versions })}
      />
    </>
  );
}

type FilterProps = {
  label: string;
  icon: IconName;
  choices: readonly FilterChoice[];
  selected: readonly string[];
  onChange: (ids: readonly string[]) => void;
};

function Filter({ label, icon, choices, selected, onChange }: FilterProps) {
  return (
    <FilterChip
      label={label}
      icon={icon}
      value={valueText(choices, selected)}
      options={choices}
      selected={selected}
      onChange={onChange}
      onClear={() => onChange([])}
    />
  );
}

/** The one that is chosen, or how many of how many. */
function valueText(choices: readonly FilterChoice[], selected: readonly string[]): string | undefined {
  const [only] = selected;
  if (only === undefined) return undefined;
  if (selected.length > 1) return `${selected.length} of ${choices.length}`;
  return choices.find((choice) => choice.id === only)?.label ?? only;
}
