import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import type { Option } from '../../../components/Select/OptionList.tsx';
import type { UserListActions } from './userListActions.ts';
import { rolesAmong } from './userListQuery.ts';
import type { UserListFrame } from './userListView.ts';

type UserFiltersProps = { frame: UserListFrame; onFilter: UserListActions['filter'] };

export function UserFilters({ frame, onFilter }: UserFiltersProps) {
  const { filter, roleChoices, networkChoices } = frame;
  return (
    <>
      <FilterChip
        label="Role"
        icon="admin"
        value={valueText(roleChoices, filter.roles)}
        options={roleChoices}
        selected={filter.roles}
        onChange={(ids) => onFilter({ roles: rolesAmong(ids) })}
        onClear={() => onFilter({ roles: [] })}
      />
      <FilterChip
        label="Network"
        icon="networks"
        value={valueText(networkChoices, filter.networks)}
        options={networkChoices}
        selected={filter.networks}
        onChange={(networks) => onFilter({ networks })}
        onClear={() => onFilter({ networks: [] })}
      />
    </>
  );
}

/** The one that is chosen, or how many of how many. */
function valueText(choices: readonly Option[], selected: readonly string[]): string | undefined {
  const [only] = selected;
  if (only === undefined) return undefined;
  if (selected.length > 1) return `${selected.length} of ${choices.length}`;
  return choices.find((choice) => choice.id === only)?.label ?? only;
}
