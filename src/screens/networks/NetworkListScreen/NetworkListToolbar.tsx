import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { networkTypeLabels } from '../../../domain/text/networkText.ts';
import type { NetworkListActions } from './networkListActions.ts';
import { typesAmong } from './networkListQuery.ts';
import type { NetworkListView } from './networkListView.ts';

type NetworkListToolbarProps = { view: NetworkListView; onFilter: NetworkListActions['filter'] };

export function NetworkListToolbar({ view, onFilter }: NetworkListToolbarProps) {
  const { filter, typeChoices, isByName } = view;
  const [only] = filter.types;
  const several = `${filter.types.length} of ${typeChoices.length}`;
  return (
    <>
      <SearchField
        label="Search networks"
        placeholder={isByName ? 'Search name' : 'Search name or address range'}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
        shortcut="/"
      />
      {typeChoices.length > 0 && (
        <FilterChip
          label="Type"
          icon="filter"
          value={only && (filter.types.length > 1 ? several : networkTypeLabels[only])}
          options={typeChoices}
          selected={filter.types}
          onChange={(ids) => onFilter({ types: typesAmong(ids) })}
          onClear={() => onFilter({ types: [] })}
        />
      )}
    </>
  );
}
