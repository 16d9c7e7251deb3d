import { Button } from '../../../components/Button/Button.tsx';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { statesAmong } from './clientQuery.ts';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import type { ClientsFrame, ExternalClientsView, FilterChoice } from './externalClientsView.ts';
import * as css from './ExternalClientsScreen.css.ts';

type ClientFiltersProps = {
  view: Extract<ExternalClientsView, { frame: ClientsFrame }>;
  on: ExternalClientsActions;
};

export function ClientFilters({ view: { frame, status }, on }: ClientFiltersProps) {
  const { filter, gatewayChoices, stateChoices, expanded, collapsed } = frame;
  return (
    <>
      <SearchField
        label="Search external clients"
        placeholder="Search client, gateway, address"
        value={filter.search}
        onChange={(search) => on.filter({ search })}
        shortcut="/"
      />
      <FilterChip
        label={externalClientText.gateway}
        icon="ingress"
        value={valueText(gatewayChoices, filter.gateways)}
        options={gatewayChoices}
        selected={filter.gateways}
        onChange={(gateways) => on.filter({ gateways })}
        onClear={() => on.filter({ gateways: [] })}
      />
      <FilterChip
        label={externalClientText.state}
        value={valueText(stateChoices, filter.states)}
        options={stateChoices}
        selected={filter.states}
        onChange={(ids) => on.filter({ states: statesAmong(ids) })}
        onClear={() => on.filter({ states: [] })}
      />
      {status === 'ready' && expanded.length + collapsed.length > 0 && (
        <span className={css.atEnd}>
          {expanded.length > 0 ? (
            <Button kind="ghost" onPress={() => on.collapse([...collapsed, ...expanded])}>
              Collapse all
            </Button>
          ) : (
            <Button kind="ghost" onPress={() => on.collapse([])}>
              Expand all
            </Button>
          )}
        </span>
      )}
    </>
  );
}

/** The one that is chosen, or how many of how many. */
function valueText(choices: readonly FilterChoice[], selected: readonly string[]): string | undefined {
  const [only] = selected;
  if (only === undefined) return undefined;
  if (selected.length > 1) return `${selected.length} of ${choices.length}`;
  return choices.find((choice) => choice.id === only)?.label ?? only;
}
