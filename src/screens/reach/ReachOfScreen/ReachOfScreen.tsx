import { useFrameWidth } from '../../../components/AppFrame/frame.ts';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { SortControl } from '../../../components/SortControl/SortControl.tsx';
import { FacetTabs } from '../../../components/Tabs/Tabs.tsx';
import { Mono, Secondary } from '../../../components/Text/Text.tsx';
import { reasonGroupIds } from '../../../domain/reach/rules/groups.ts';
import { capitalized, labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { shownRows, type ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { ViewMenu } from '../../list/ViewMenu/ViewMenu.tsx';
import { kinds, noReachFilter, reachSorts, type ReachFilter } from './reachFilter.ts';
import { reachColumns, reachTable } from './reachOfTable.tsx';
import type { ReachList, ReachOfView } from './reachOfView.ts';
import * as css from './ReachOfScreen.css.ts';

export type ReachOfScreenProps = {
  view: ReachOfView;
  on: ListActions<ReachFilter> & { export: () => void };
};

/** The nodes, external clients and ranges that can reach one end, or that it can reach. */
export function ReachOfScreen({ view, on }: ReachOfScreenProps) {
  if (view.status === 'noRecord') return <RecordNotFoundScreen view={view} />;
  return <RecordList list={list} view={view} on={on} />;
}

const directions = [
  { id: 'to', label: 'Reachable from' },
  { id: 'from', label: 'Can reach' },
] as const;

const list: ListDefinition<ReachList, ReachOfScreenProps['on']> = {
  noun: 'this list',
  title: 'Reachability',
  header: (view, on) => ({
    title: view.title,
    isTitleIdentifier: true,
    isLoading: false,
    facts: view.health && <HealthBadge health={view.health} />,
    note: <Note view={view} />,
    actions: <Actions view={view} on={on} />,
  }),
  notices: ({ notice }) => notice && <Notice tone="info" {...notice} />,
  tabs: ({ facets, filter }) => (
    <FacetTabs label="Verdicts" facets={facets} current={filter.facet ?? 'all'} />
  ),
  placeholder: 'Search name or address',
  filters: ({ filter, reasonChoices, kindChoices }, on) => [
    {
      label: 'Reason',
      options: reasonChoices,
      selected: filter.reasons,
      onChange: (ids) => on.filter({ reasons: reasonGroupIds.filter((id) => ids.includes(id)) }),
    },
    {
      label: 'Kind',
      options: kindChoices,
      selected: filter.kinds,
      onChange: (ids) => on.filter({ kinds: kinds.filter((kind) => ids.includes(kind)) }),
    },
  ],
  tools: ({ sum }) => sum !== '' && <span className={css.sum}>{sum}</span>,
  rows: ({ filter: { direction, sort, isAscending }, ...view }, on) => (
    <DataTable
      {...reachTable}
      {...shownRows(view)}
      label={directions.find(({ id }) => id === direction)?.label ?? ''}
      columns={reachColumns[direction]}
      sort={{
        column: sort,
        isAscending,
        onSort: (column) =>
          on.filter({ sort: sortOf(column), isAscending: column === sort ? !isAscending : true }),
      }}
    />
  ),
  pages: ({ filter: { sort, isAscending } }, on) => ({
    phoneControl: (
      <SortControl
        fields={sortFields}
        field={sort}
        isAscending={isAscending}
        onFieldChange={(id) => on.filter({ sort: sortOf(id) })}
        onDirectionChange={(ascending) => on.filter({ isAscending: ascending })}
      />
    ),
  }),
  failure: () => ({ heading: 'Couldn’t calculate reachability' }),
  empty: ({ emptyText }) => ({ art: 'graph', heading: messages['error.noresults'], text: emptyText }),
  noFilter: noReachFilter,
  noMatch: (_, hasFilters) => `No results match your ${hasFilters ? 'search and filters' : 'search'}.`,
};

const sortFields = reachSorts.map((id) => ({ id, label: capitalized(id) }));

function sortOf(id: string) {
  return reachSorts.find((sort) => sort === id) ?? 'name';
}

function Note({ view: { addresses, findingsHref, freshness } }: { view: ReachList }) {
  return (
    <Secondary>
      {addresses.map((address) => (
        <span key={address}>
          <Mono>{address}</Mono> ·{' '}
        </span>
      ))}
      <Link href={findingsHref} emphasis="quiet">
        Findings in the network
      </Link>
      {' · updated '}
      {freshness.updated && <Age moment={freshness.updated} />}
    </Secondary>
  );
}

function Actions({ view, on }: { view: ReachList; on: ReachOfScreenProps['on'] }) {
  const { whyHref, filter, isRefreshing } = view;
  const isPhone = useFrameWidth() === 'phone';
  return (
    <>
      <div className={css.direction}>
        <SegmentedControl
          label="Direction"
          options={directions}
          value={filter.direction}
          onChange={(direction) => on.filter({ direction, facet: undefined, reasons: [] })}
        />
      </div>
      {whyHref !== undefined && (
        <LinkButton icon="route" href={whyHref}>
          Explain…
        </LinkButton>
      )}
      <ViewMenu noun="reachability" />
      <IconButton icon="download" label="Export as CSV" onPress={on.export} />
      {/* Phones have no room for it, and lists refresh automatically. */}
      {!isPhone && (
        <IconButton
          icon="refresh"
          label={labels.action.refresh}
          isPending={isRefreshing}
          onPress={on.refresh}
        />
      )}
    </>
  );
}
